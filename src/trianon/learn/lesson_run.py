"""Following a lesson: the step, what may be done now, the verdict, what the others do, taking back.

A run is never changed: every move gives a new one. The record stays inside; what leaves is the view, the
decision and the events of the learner's own seat.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from trianon.core.decision import Decision
from trianon.core.errors import BadLesson, IllegalAction
from trianon.core.events import Event, visible
from trianon.core.game import Game
from trianon.learn.lessons import OTHER, Answer, Lesson, Line, Step, answer_word
from trianon.learn.telling import first_told, last_told

MISSES = 3  # after so many misses the right thing is shown unasked


class Reply(Struct, frozen=True):
    """What the lesson says to a choice; an empty verdict means that more is to come."""

    verdict: str
    say: str
    answer: Answer | None


MORE = Reply("", "", None)


class LessonRun(Struct, frozen=True):
    """A place in a lesson: `line` is what the learner has done in this step, `trail` all right answers."""

    lesson: Lesson
    rules: Game
    index: int
    begun: Any  # the record when the step began
    state: Any
    line: Line = ()
    reply: Reply = MORE
    misses: int = 0
    told: tuple[Event, ...] = ()  # what the learner may see of all that followed the last answer
    shown: int = 0  # how much of it was played before
    until: int = 0  # how much of it is to be played by now
    trail: tuple[Line, ...] = ()
    over: bool = False

    @property
    def step(self) -> Step:
        """The step the learner is at."""
        return self.lesson.steps[self.index]

    @property
    def say(self) -> str:
        """The message the teacher speaks now."""
        return self.reply.say or self.lesson.word(self.index, "say")

    @property
    def acts(self) -> tuple[Event, ...]:
        """The events the board plays now."""
        return self.told[self.shown : self.until]

    @property
    def needs_help(self) -> bool:
        """Whether the right thing is shown unasked."""
        return self.misses >= MISSES

    def view(self) -> Any:
        """The table as the learner may know it."""
        return self.rules.view(self.state, self.lesson.learner)

    def decision(self) -> Decision | None:
        """What the learner is asked; nothing while the teacher shows or answers."""
        if self.step.kind != "act" or self.reply.verdict:
            return None
        return self.rules.decision_for(self.state, self.lesson.learner)


def begin(lesson: Lesson) -> LessonRun:
    """The first step of a lesson."""
    rules, state = lesson.start(lesson.steps[0])
    return enter(LessonRun(lesson, rules, 0, state, state))


def enter(run: LessonRun) -> LessonRun:
    """Arrive at a step: lay out its position, let the others play, hold the board where it speaks."""
    step = run.step
    state, told, shown = run.state, run.told, run.until
    if step.position:
        state, told, shown = run.lesson.start(step)[1], (), 0
    state, news = play(run, state, step.then)
    told += news
    here = msgspec.structs.replace(
        run, begun=state, state=state, line=(), reply=MORE, misses=0, told=told, shown=shown
    )
    until = last_told(run.rules, told, shown, step, waits(run.lesson, run.index))
    return msgspec.structs.replace(here, until=until)


def waits(lesson: Lesson, index: int) -> bool:
    """Whether a later step watches more of the story that is being told."""
    for step in lesson.steps[index + 1 :]:
        if step.position or step.then or step.kind == "act":
            return False
        if step.kind == "watch":
            return True
    return False


def play(run: LessonRun, state: Any, script: list[str]) -> tuple[Any, tuple[Event, ...]]:
    """A copy of the record after what the others do, and what the learner sees of it."""
    told: list[Event] = []
    for item in script:
        action = legal(run.rules, state, item)
        if action:
            state, news = acted(run, state, action)
            told += news
        elif not item.startswith("?"):
            number, file = run.index + 1, run.lesson.path.name
            raise BadLesson(
                "lesson-then", file=file, step=number, action=item, legal=names(run.rules, state)
            )
    return state, tuple(told)


def legal(rules: Game, state: Any, item: str) -> str:
    """The first of the actions `a|b` that is open; none: an empty text."""
    decision = rules.decision(state)
    open_now = decision.names if decision else ()
    return next((one for one in item.lstrip("?").split("|") if one in open_now), "")


def names(rules: Game, state: Any) -> str:
    """The options as one text."""
    decision = rules.decision(state)
    return ", ".join(decision.names) if decision else ""


def acted(run: LessonRun, state: Any, action: str) -> tuple[Any, list[Event]]:
    """A copy of the record after one action."""
    twin = run.rules.copy(state)
    run.rules.listen(twin)
    run.rules.act(twin, action)
    return twin, visible(run.rules.events(twin), run.lesson.learner)


def fits(pattern: str, action: str) -> bool:
    """Whether an action is the one written, or one of those a `*` stands for."""
    if pattern.endswith("*"):
        return action.startswith(pattern[:-1])
    return pattern == action


def begins(line: Line, done: Line) -> bool:
    """Whether what was done is the beginning of a line."""
    return len(done) <= len(line) and all(map(fits, line, done))


def replied(run: LessonRun, line: Line) -> Reply:
    """The verdict of what the learner has done in this step."""
    lines = [(number, one) for number, a in enumerate(run.step.answer) for one in a.lines()]
    for number, one in lines:
        if len(one) == len(line) and begins(one, line):
            answer = run.step.answer[number]
            say = run.lesson.word(run.index, answer_word(run.step, number))
            return Reply(answer.verdict, say, answer)
    if any(begins(one, line) for _, one in lines):
        return MORE
    other = run.lesson.word(run.index, "other") if run.step.other else OTHER
    return Reply("wrong", other, None)


def expected(run: LessonRun) -> list[Line]:
    """What is left of the right lines that can still be followed, the first written first."""
    done, decision = run.line, run.decision()
    rest = [
        line[len(done) :]
        for answer in run.step.answer
        if answer.verdict == "right"
        for line in answer.lines()
        if begins(line, done)
    ]
    if run.step.kind != "act":
        return rest
    open_now = decision.names if decision else ()
    return [line for line in rest if line and any(fits(line[0], one) for one in open_now)]


def act(run: LessonRun, action: str) -> LessonRun:
    """The learner carries out an action; refuse what is not among the options."""
    decision = run.decision()
    if decision is None or action not in decision.names:
        legal_now = ", ".join(decision.names) if decision else ""
        raise IllegalAction("illegal-action", action=action, legal=legal_now)
    state, news = acted(run, run.state, action)
    return answered(run, state, (*run.line, action), tuple(news))


def point(run: LessonRun, *things: str) -> LessonRun:
    """The learner points at things; nothing is played."""
    if run.step.kind != "point" or run.reply.verdict or not set(things) <= set(run.step.offers):
        offered = ", ".join(run.step.offers)
        raise IllegalAction("illegal-action", action=", ".join(things), legal=offered)
    line = tuple(sorted(things))
    return answered(run, run.state, line, ())


def answered(run: LessonRun, state: Any, line: Line, news: tuple[Event, ...]) -> LessonRun:
    """The run after a choice: the verdict, and on the board what follows from it."""
    reply = replied(run, line)
    misses = run.misses + (reply.verdict in ("nearly", "wrong"))
    after = msgspec.structs.replace(run, line=line, reply=reply, misses=misses)
    if run.step.kind == "point":
        return after
    if reply.answer is not None:
        state, more = play(run, state, reply.answer.then)
        news += more
    told = run.told + news if run.line else news
    shown = len(told) - len(news)
    after = msgspec.structs.replace(after, state=state, told=told, shown=shown, until=len(told))
    return held(after) if reply.verdict == "right" else after


def held(run: LessonRun) -> LessonRun:
    """Stop the board where the next step begins to speak, if that step watches."""
    following = run.lesson.steps[run.index + 1 : run.index + 2]
    if not following or following[0].kind != "watch" or following[0].then:
        return run
    return msgspec.structs.replace(
        run, until=first_told(run.rules, run.told, run.shown, following[0])
    )


def take_back(run: LessonRun) -> LessonRun:
    """After an answer that was not right: the table as it was when the step began."""
    if run.reply.verdict not in ("nearly", "wrong") and not run.line:
        raise IllegalAction("illegal-action", action="take back", legal=names(run.rules, run.state))
    open_again = msgspec.structs.replace(run, state=run.begun, line=(), reply=MORE)
    if run.step.kind == "point":
        return open_again
    return msgspec.structs.replace(open_again, told=(), shown=0, until=0)


def go_on(run: LessonRun) -> LessonRun:
    """Next: after a right answer, or where there is nothing to answer."""
    asks = run.step.kind in ("act", "point")
    if run.over or (asks and run.reply.verdict != "right"):
        raise IllegalAction("illegal-action", action="next", legal=names(run.rules, run.state))
    trail = (*run.trail, run.line) if asks else run.trail
    return advance(msgspec.structs.replace(run, trail=trail))


def go_back(run: LessonRun) -> LessonRun:
    """The step before this one, as it began."""
    if run.index == 0 or run.over:
        raise IllegalAction("illegal-action", action="back", legal=names(run.rules, run.state))
    before = run.lesson.steps[: run.index - 1]
    answers = sum(step.kind in ("act", "point") for step in before)
    return resume(run.lesson, run.index - 1, list(run.trail[:answers]))


def skip(run: LessonRun) -> LessonRun:
    """The step after this one, as if the first right answer had been given; the board plays that answer too."""
    after = go_on(solved(run))
    same_story = run.step.kind == "act" and (after.over or not after.step.position)
    return msgspec.structs.replace(after, shown=0) if same_story else after


def solved(run: LessonRun) -> LessonRun:
    """The step answered by the first right line that is open; as it is where nothing is asked."""
    if run.step.kind == "point":
        return point(run, *expected(run)[0])
    while run.step.kind == "act" and not run.reply.verdict:
        decision = run.decision()
        wanted = expected(run)[0][0]
        run = act(run, next(one for one in decision.names if fits(wanted, one)))  # type: ignore[union-attr]
    return run


def advance(run: LessonRun) -> LessonRun:
    """The step after this one; after the last the lesson is over."""
    if run.index + 1 == len(run.lesson.steps):
        return msgspec.structs.replace(run, over=True)
    return enter(msgspec.structs.replace(run, index=run.index + 1))


def ended(lesson: Lesson) -> LessonRun:
    """A lesson as it ends for somebody who answers right."""
    run = begin(lesson)
    while not run.over:
        run = go_on(solved(run))
    return run


def resume(lesson: Lesson, index: int, trail: list[Line]) -> LessonRun:
    """The place somebody left: the right answers again; a trail that no longer fits begins anew."""
    run, left = begin(lesson), list(trail)
    try:
        while run.index < index and not run.over:
            if run.step.kind in ("act", "point"):
                run = repeated(run, left.pop(0))
            run = go_on(run)
    except (IllegalAction, IndexError):
        return begin(lesson)
    return run


def repeated(run: LessonRun, line: Line) -> LessonRun:
    """One answer once more."""
    if run.step.kind == "point":
        return point(run, *line)
    for action in line:
        run = act(run, action)
    return run
