"""Lessons played against the engine along every right answer: what does not come true is named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trianon.core.errors import BadLesson
from trianon.core.events import Event
from trianon.core.game import Game
from trianon.learn.facts import holds, known
from trianon.learn.lesson_run import LessonRun, fits, names, play
from trianon.learn.lessons import Answer, Lesson, Line
from trianon.learn.telling import places

Told = tuple[Event, ...]


def faults(lesson: Lesson) -> list[BadLesson]:
    """Everything in a lesson that the engine contradicts."""
    return list(Proof(lesson).faults())


class Proof:
    """One lesson; `runs` are all the ways in which its present step can be reached."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self.step = lesson.steps[0]

    def fault(self, code: str, **facts: str | int) -> BadLesson:
        return BadLesson(code, file=self.lesson.path.name, step=self.number, **facts)

    def faults(self) -> Iterator[BadLesson]:
        """Step by step; where no right answer leads on, the lesson ends."""
        runs: list[LessonRun] = []
        for index, step in enumerate(self.lesson.steps):
            self.number, self.step = index + 1, step
            try:
                runs = self.entered(runs, index)
            except BadLesson as fault:
                yield fault
                return
            for run in runs:
                yield from self.seen(run.rules, run.state, run.told, step.events, step.facts)
            if step.kind == "point":
                yield from self.pointed()
            if step.kind == "act":
                found, runs = self.acted(runs)
                yield from found
                if not runs:
                    yield self.fault("lesson-end")
                    return

    def entered(self, runs: list[LessonRun], index: int) -> list[LessonRun]:
        """The step as it begins, along every way; equal tables are looked at once."""
        if self.step.position:
            rules, state = self.lesson.start(self.step)
            return [LessonRun(self.lesson, rules, index, state, state)]
        fresh = [
            LessonRun(self.lesson, run.rules, index, run.state, run.state, told=run.told)
            for run in runs
        ]
        if self.step.then:
            fresh = [played(run, self.step.then) for run in fresh]
        return list({run.rules.digest(run.state): run for run in fresh}.values())

    def seen(
        self, rules: Game, state: Any, told: Told, events: list[str], facts: list[str]
    ) -> Iterator[BadLesson]:
        """Events that must have happened, facts that must hold."""
        for wanted, at in zip(events, places(rules, told, 0, events), strict=True):
            if at < 0:
                yield self.fault("lesson-event", event=wanted)
        table = known(rules, state, self.lesson.learner) if facts else {}
        for fact in facts:
            true, found = holds(table, fact)
            if not true:
                yield self.fault("lesson-fact", fact=fact, found=found)

    def pointed(self) -> Iterator[BadLesson]:
        """Every thing offered has an answer, and every answer is offered."""
        lines = {line for one in self.step.answer for line in one.lines()}
        single = {line[0] for line in lines if len(line) == 1}
        for thing in {part for line in lines for part in line} - set(self.step.offers):
            yield self.fault("lesson-offer", thing=thing)
        for thing in self.step.offers:
            if thing not in single and not self.step.other:
                yield self.fault("lesson-open", actions=thing)

    def acted(self, runs: list[LessonRun]) -> tuple[list[BadLesson], list[LessonRun]]:
        """All answers along all ways: what is wrong, and where right ones lead."""
        found: list[BadLesson] = []
        after: list[LessonRun] = []
        tried: set[Line] = set()
        for run in runs:
            if run.state.asked_seat != self.lesson.learner or run.state.over:
                found.append(self.fault("lesson-asked", seat=run.state.asked_seat))
                continue
            found += self.unanswered(run)
            for answer in self.step.answer:
                for line in answer.lines():
                    for end in ways(run, line):
                        tried.add(line)
                        problems, next_run = self.answered(end, answer)
                        found += problems
                        if answer.verdict == "right" and next_run is not None:
                            after.append(next_run)
        lines = {line for answer in self.step.answer for line in answer.lines()}
        for line in sorted(lines - tried):
            legal = names(runs[0].rules, runs[0].state)
            found.append(self.fault("lesson-action", action="; ".join(line), legal=legal))
        return found, after

    def unanswered(self, run: LessonRun) -> Iterator[BadLesson]:
        """Options without words, and taps that are options after all."""
        lines = [line for answer in self.step.answer for line in answer.lines()]
        decision = run.rules.decision(run.state)
        options = decision.names if decision else ()
        silent = [one for one in options if not any(fits(line[0], one) for line in lines)]
        if silent and not self.step.other:
            yield self.fault("lesson-open", actions=", ".join(silent))
        for tap in self.step.tap:
            name = tap.thing.partition(":")[2]
            if any(one.split()[-1] == name for one in options):
                yield self.fault("lesson-tap", thing=tap.thing)

    def answered(self, run: LessonRun, answer: Answer) -> tuple[list[BadLesson], LessonRun | None]:
        """What an answer promises, after what follows by itself."""
        try:
            run = played(run, answer.then)
            proven = played(run, answer.proof)
        except BadLesson as fault:
            return [fault], None
        found = list(self.seen(run.rules, proven.state, proven.told, answer.events, answer.facts))
        decision = proven.rules.decision(proven.state)
        options = decision.names if decision else ()
        if answer.options and tuple(answer.options) != options:
            found.append(self.fault("lesson-options", legal=", ".join(options)))
        found += [
            self.fault("lesson-closed", action=one) for one in answer.closed if one in options
        ]
        return found, run


def played(run: LessonRun, script: list[str]) -> LessonRun:
    """A run after actions by itself."""
    state, news = play(run, run.state, script)
    return LessonRun(
        run.lesson, run.rules, run.index, run.begun, state, run.line, told=run.told + news
    )


def ways(run: LessonRun, line: Line) -> Iterator[LessonRun]:
    """Every way to carry out a line from here; none if it cannot be carried out."""
    if not line:
        yield run
        return
    decision = run.rules.decision_for(run.state, run.lesson.learner)
    for option in decision.names if decision else ():
        if fits(line[0], option):
            start = (
                run
                if run.line
                else LessonRun(run.lesson, run.rules, run.index, run.begun, run.state)
            )
            after = played(start, [option])
            done = LessonRun(
                run.lesson, run.rules, run.index, run.begun, after.state,
                (*run.line, option), told=after.told,
            )  # fmt: skip
            yield from ways(done, line[1:])
