"""One game at the terminal: draw, ask, explain, take back, let the bots move."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table

from trianon.boards import board_of, named
from trianon.bots.advice import RIVALS, Ranked, hint
from trianon.bots.bot import ask, sight_of
from trianon.bots.entrants import enter, short_name
from trianon.core import record as records
from trianon.core.decision import Decision
from trianon.core.errors import BadRequest
from trianon.core.events import visible
from trianon.core.game import Game, commitment, seed_in
from trianon.core.undo import may_take_back
from trianon.core.words import GameWords, capital

LOG_LINES = 14
HINTED = 6  # options a hint tells
SPACES, NUMBERS = re.compile(r"\s{2,}"), re.compile(r"\d+")


class Session:
    """The human sits at seat 0."""

    def __init__(
        self,
        game: Game,
        words: GameWords,
        state: Any,
        names: list[str],
        kinds: list[str],
        overrides: dict[str, Any],
        practice: bool,
    ) -> None:
        if len(kinds) != state.seats:
            raise BadRequest("bots-count", found=len(kinds) - 1, wanted=state.seats - 1)
        self.game, self.words, self.state = game, words, state
        self.names, self.practice = names, practice
        self.bots = {
            seat: enter(kind, game, seat) for seat, kind in enumerate(kinds) if kind != "human"
        }
        written = [short_name(kind) for kind in kinds]
        self.recorder = records.Recorder(game, state, names, written, overrides)
        self.draw = board_of(game.name)
        self.console = Console(highlight=False)
        self.log: list[str] = []
        self.unread = 0
        self.others_moved = self.shown_once = False  # since the table was drawn; at all
        self.before: tuple[Any, int, list[str]] | None = None  # my last action: state, action, log

    def say(self, message: str, **arguments: Any) -> None:
        """A line in the user's language."""
        self.console.print(escape(self.words.sentence(message, **arguments)))

    def run(self, save: Path | None) -> None:
        """The whole game."""
        if self.practice:
            self.say("play-practice")
        else:
            self.say("play-commitment", digest=commitment(seed_in(self.state)))
        self.note()
        going_on = True
        while going_on and not self.state.over:
            if self.state.asked_seat in self.bots:
                self.bot_moves()
            else:
                going_on = self.human_moves()
        if self.state.over:
            self.show_end()
        else:
            self.say("play-quit")
        if save is not None:
            save.write_text(records.write(self.recorder.record), encoding="utf-8")
            self.say("play-saved", file=str(save))

    def note(self) -> None:
        """Put what just happened into the log, as far as the human may know it."""
        for event in visible(self.game.events(self.state), 0):
            self.log.append(self.words.event(event, self.state.box, self.names))
            self.unread += 1

    def bot_moves(self) -> None:
        """A bot answers through the same door."""
        self.before = None if self.before is None else (*self.before[:1], -1, self.before[2])
        self.others_moved = True
        action = ask(self.bots[self.state.asked_seat], self.game, self.state)
        self.recorder.apply(self.state, action)
        self.note()

    def human_moves(self) -> bool:
        """Show the table and the options until an option is chosen; false to leave."""
        decision = self.game.decision(self.state)
        assert decision is not None
        self.show_news()
        if self.is_new_turn():
            self.show_table()
        outlook = self.game.outlook(self.game.view(self.state, 0), self.state.box)
        self.show_question(decision)
        while True:
            self.say("play-choose", count=len(decision.actions))
            try:
                answer = self.console.input("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return False
            if answer in ("quit", "q", "exit"):
                return False
            if answer == "undo":
                if self.undo():
                    return True
            elif answer == "log":
                self.show_log()
            elif answer in ("board", "b"):
                self.show_table()
                self.show_question(decision)
            elif answer in ("help", "h"):
                self.show_help()
            elif answer == "hint":
                self.show_hint(decision)
            elif answer.startswith("?"):
                self.explain(answer[1:].strip(), decision, outlook)
            elif answer.isdigit() and 1 <= int(answer) <= len(decision.actions):
                self.choose(decision.actions[int(answer) - 1])
                return True
            else:
                self.say("play-bad-choice", found=answer, count=len(decision.actions))

    def show_help(self) -> None:
        """What can be typed, each word with what it does."""
        listed = Table.grid(padding=(0, 2, 0, 0))
        first, *lines = self.words.sentence("play-help").splitlines()
        for line in lines:
            listed.add_row(*(escape(part) for part in SPACES.split(line, maxsplit=1)))
        self.console.print(escape(first), listed, sep="\n")

    def is_new_turn(self) -> bool:
        """Whether somebody else has moved since the table was drawn: a turn shows it once."""
        return self.others_moved or not self.shown_once

    def show_table(self) -> None:
        """The table, and how the human stands."""
        self.console.print(self.table())
        outlook = self.game.outlook(self.game.view(self.state, 0), self.state.box)
        for message in self.game.standing_words(outlook):
            self.console.print(f"[dim]{escape(self.words.message(message))}[/]")
        self.others_moved, self.shown_once = False, True

    def show_question(self, decision: Decision) -> None:
        """What is asked, and the options by number."""
        self.console.print(f"[bold]{escape(self.words.decision(self.state, decision))}[/]")
        listed = numbered()
        for number, action in enumerate(decision.actions, 1):
            listed.add_row(f"{number:>4}", escape(self.words.option(self.state, action)))
        self.console.print(listed)

    def table(self) -> RenderableType:
        """The table as the human sees it, with the figures it is played with."""
        view = self.game.view(self.state, 0)
        return self.draw(view, self.words, self.names, self.state.box)

    def choose(self, action: int) -> None:
        """Carry out the human's option, remembering the state before it."""
        self.before = (self.game.copy(self.state), action, list(self.log))
        self.recorder.apply(self.state, action)
        self.note()

    def undo(self) -> bool:
        """Take the last action back if nobody learned anything from it and nobody acted since."""
        if self.before is None:
            self.say("play-undo-refused-none")
            return False
        state, action, log = self.before
        if action < 0:
            self.say("play-undo-refused-other")
            return False
        if not may_take_back(self.game, state, action):
            self.say("play-undo-refused-hidden")
            return False
        self.state = state
        self.game.listen(state)
        self.recorder.undo(state)
        self.log, self.before, self.unread = log, None, 0
        self.shown_once = False  # the table is as it was: shown anew
        self.say("play-undo-done")
        return True

    def explain(self, number: str, decision: Any, outlook: Any) -> None:
        """An option with what would follow, and its clause; the decision's clause without a number."""
        if number.isdigit() and 1 <= int(number) <= len(decision.actions):
            option = self.words.option(self.state, decision.actions[int(number) - 1])
            self.console.print(f"[bold]{escape(option)}[/]")
            for fact in self.game.outlook_words(outlook, decision.names[int(number) - 1]):
                self.console.print(escape(self.words.message(fact)))
        title, text = self.words.clause(decision.clause)
        self.say("play-clause", clause=decision.clause, title=title)
        self.console.print(escape(text))

    def show_hint(self, decision: Decision) -> None:
        """The options from the best down, as a search from the human's own view sees them, and why."""
        found = hint(self.game, decision, sight_of(self.game, self.state).imagine)
        self.say("hint-title")
        listed = numbered()
        listed.add_column(style="dim")
        for one in found[:HINTED]:
            number = decision.actions.index(one.action) + 1
            option = escape(self.words.option(self.state, one.action))
            reasons = f"\n[dim]{escape(self.reason_words(one))}[/]" if one.reasons else ""
            listed.add_row(f"{number:>4}", option + reasons, self.chance_words(one, decision.seat))
        self.console.print(listed)

    def chance_words(self, one: Ranked, seat: int) -> str:
        """A chance, apart from it how sure that is, and whether it is even."""
        sure, chance = self.words.sentence(f"hint-{one.sure}"), f"{one.chances[seat]:.0%}"
        text = self.words.sentence("hint-chance", chance=chance, sure=sure)
        return escape(f"{text}, {self.words.sentence('hint-even')}" if one.even else text)

    def reason_words(self, one: Ranked) -> str:
        """What speaks for and against an option, in points by source."""
        return ", ".join(
            self.words.sentence(
                "hint-reason",
                points=f"{reason.points:+.1f}",
                source=self.words.sentence(
                    f"hint-{reason.source}"
                    if reason.source == RIVALS
                    else f"source-{reason.source}"
                ),
            )
            for reason in one.reasons
        )

    def show_news(self) -> None:
        """What happened since the human was last asked; of much only the end."""
        news = self.log[len(self.log) - self.unread :]
        if len(news) > LOG_LINES:
            self.say("play-earlier", count=len(news) - LOG_LINES)
        self.list_events(news[-LOG_LINES:], "dim")
        self.unread = 0

    def show_log(self) -> None:
        """The whole log."""
        self.list_events(self.log)

    def list_events(self, lines: list[str], style: str = "") -> None:
        """Events, one below the other."""
        listed = Table.grid(padding=(0, 1, 0, 0))
        for line in lines:
            listed.add_row("·", escape(line), style=style)
        if lines:
            self.console.print(listed)

    def show_end(self) -> None:
        """The final table, and why everybody scored what they scored."""
        self.show_news()
        self.console.print(self.table())
        self.say("play-over")
        self.console.print(self.score_table())
        winners = self.game.winners(self.state)
        scores = self.game.scores(self.state)
        if len(winners) == 1:
            self.say("play-winner", seat=self.names[winners[0]], count=scores[winners[0]])
        else:
            self.say("play-shared", seats=", ".join(self.names[seat] for seat in winners))
        self.say("play-seed", seed=seed_in(self.state).hex())

    def score_table(self) -> Table:
        """Victory points by source, clause and round."""
        points: dict[tuple[str, str], list[int]] = {}
        for entry in self.game.breakdown(self.state):
            row = points.setdefault((entry.source, entry.clause), [0] * self.state.seats)
            row[entry.seat] += entry.points
        table = Table(box=None, pad_edge=False)
        table.add_column(self.words.sentence("label-source"))
        table.add_column(self.words.sentence("label-clause"))
        for seat in range(self.state.seats):
            table.add_column(named(seat, self.names), justify="right")
        for (source, clause), row in sorted(points.items(), key=lambda one: in_order(one[0][1])):
            name = capital(self.words.sentence(f"source-{source}"))
            table.add_row(name, clause, *map(str, row))
        table.add_row(
            f"[bold]{self.words.sentence('label-total')}[/]",
            "",
            *map(str, self.game.scores(self.state)),
        )
        return table


def numbered() -> Table:
    """A list of options; what is longer than a line goes on below its own beginning."""
    listed = Table.grid(padding=(0, 2, 0, 0))
    listed.add_column(style="bold", no_wrap=True)
    listed.add_column(ratio=1)
    return listed


def in_order(clause: str) -> list[int]:
    """Clauses as the rulebook has them: B9.4 before B11.1."""
    return [int(number) for number in NUMBERS.findall(clause)]
