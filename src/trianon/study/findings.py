"""A study in sentences and sheets: what the figures say, in the reader's language."""

from __future__ import annotations

from msgspec import Struct

from trianon.lab.intervals import Interval, Mean, percent, percents
from trianon.lab.match import altered, altered_from_box
from trianon.lab.numbers import written
from trianon.lab.sheets import Sheet, altered_sheet, not_as_in_the_box
from trianon.study import compare
from trianon.study.certainty import LEVEL, Winnings, among, chance_of
from trianon.study.columns import points_column
from trianon.study.compare import Difference
from trianon.study.matched import matched
from trianon.study.measures import Data, Effect, Shares, Source, Spread
from trianon.study.plan import BASE, OTHER, OWN, RANDOM
from trianon.study.recorded import HUMAN
from trianon.study.words import StudyWords, choice_words

NAMED = 3  # best and worst of a list that are named in a sentence
MORE_NAMED = 8  # of those that do not hold among equals
LISTED = 400  # rows of a sheet
LITTLE = 0.03  # of the victories: places that can differ no more from a fair share are called alike


class Figures(Struct, frozen=True):
    """Everything a report says, measured once."""

    spreads: list[Spread]
    by_bot: dict[str, Winnings]  # if different bots met, the best first
    by_seat: dict[int, Mean]
    by_turn: dict[int, Mean]
    sources: list[Source]
    components: list[Effect]
    matched: list[Effect]  # the same among equals
    openings: list[Effect]
    unused: list[str]
    shares: Shares | None
    differences: list[Difference]
    histogram: list[tuple[int, int]]


def figures_of(data: Data) -> Figures:
    """Measure everything the tables hold."""
    detail = data.study.detail
    return Figures(
        spreads=[
            data.spread("score", "seats"),
            data.spread("margin"),
            data.spread("decisions"),
        ],
        by_bot=data.by_bot(),
        by_seat=shares_of(data, "seat"),
        by_turn=shares_of(data, "turn"),
        sources=data.by_source(),
        components=data.components() if detail else [],
        matched=matched(data) if detail else [],
        openings=data.openings() if detail else [],
        unused=data.unused_clauses() if detail else [],
        shares=data.luck_and_skill(),
        differences=compare.differences(data),
        histogram=data.histogram(),
    )


def shares_of(data: Data, column: str) -> dict[int, Mean]:
    """Win shares by a column, with intervals over shuffles."""
    return data.means("won", by=column)


class Telling:
    """Puts figures into words."""

    def __init__(self, data: Data, figures: Figures, words: StudyWords) -> None:
        self.data, self.figures, self.words = data, figures, words
        self.choices = choice_words(data.subject, words, {one.name for one in figures.openings})

    @property
    def randomised(self) -> bool:
        """Whether first choices were drawn, so that what follows from them is their effect."""
        study = self.data.study
        return study.openings != OWN or set(study.bots) == {RANDOM}

    def say(self, message: str, **arguments: object) -> str:
        """A sentence of a study."""
        written = {
            name: self.written(one) if isinstance(one, str) else one
            for name, one in arguments.items()
        }
        return self.words.sentence(f"study-{message}", **written)

    def written(self, text: str) -> str:
        """A figure as the language writes it; any other text as it is."""
        return written(text, self.words.language)

    def effect_name(self, one: Effect, opening: bool) -> str:
        """A component or a choice in words."""
        if opening:
            return self.choices.get(one.name, one.name)
        return self.words.component(self.data.subject, one.name)

    def findings(self) -> list[str]:
        """What was found, most important first."""
        figures = self.figures
        return [
            *self.about_incidents(),
            *self.about_variants(),
            *self.about_bots(),
            *self.about_length(),
            *self.about_seats(),
            *self.about_sources(),
            *self.about_effects(figures.components, "components"),
            *self.about_equals(),
            *self.about_effects(figures.openings, "openings"),
            *self.about_luck(),
            *self.about_clauses(),
        ]

    def about_incidents(self) -> list[str]:
        """Bots that failed: then it was not they who played."""
        count = self.data.manifest.incidents
        return [self.say("finding-incidents", count=count)] if count else []

    def about_variants(self) -> list[str]:
        """What the other variant changes for sure."""
        found = []
        for one in self.figures.differences:
            if one.p < LEVEL / len(self.figures.differences):
                found.append(self.difference(one))
        if self.figures.differences and not found:
            found.append(self.say("no-difference"))
        return found

    def difference(self, one: Difference) -> str:
        """One difference in a sentence."""
        low, high = one.difference.interval()
        scale, unit = (100, " %") if one.name == "won" else (1, "")
        return self.say(
            "rises" if one.difference.mean > 0 else "falls",
            what=self.measure(one),
            by=f"{abs(one.difference.mean) * scale:.2f}",
            reach=f"{(high - low) / 2 * scale:.2f}{unit}",
            base=f"{one.base * scale:.2f}",
            other=f"{one.other * scale:.2f}",
        )

    def measure(self, one: Difference) -> str:
        """What a difference is of."""
        if one.of == compare.LEAD:
            return self.say("measure-lead", round=one.name.removeprefix("after_"))
        for source in self.data.subject.sources:
            if one.name == points_column(source):
                return self.say("measure-points", source=self.words.source(source))
        return self.say(f"measure-{one.name}")

    def about_bots(self) -> list[str]:
        """Who won more and who less than an even share for sure, corrected for as many bots."""
        bots, even = self.figures.by_bot, 1 / self.data.study.players
        if not bots:
            return []
        sure = [bot for bot, one in bots.items() if one.is_uneven(even, len(bots))]
        if not sure:
            return [self.evenly("finding-bots", [one.interval(len(bots)) for one in bots.values()])]
        told = {
            "more": [bot for bot in sure if bots[bot].share > even],
            "less": [bot for bot in sure if bots[bot].share < even],
            "rest": [bot for bot in bots if bot not in sure],
        }
        return [
            self.say(f"finding-bots-{name}", share=percent(even), list=self.named_bots(named))
            for name, named in told.items()
            if named
        ]

    def named_bots(self, named: list[str]) -> str:
        """Bots with their shares and the corrected intervals of these."""
        bots = self.figures.by_bot
        return "; ".join(
            self.say(
                "bot-share",
                bot=self.bot_name(bot),
                share=percent(bots[bot].share),
                interval=percents(bots[bot].interval(len(bots))),
            )
            for bot in named
        )

    def bot_name(self, bot: str) -> str:
        """Who played: a level or a bot's own name, people and chance in words."""
        return self.say(bot) if bot in (HUMAN, RANDOM) else bot

    def about_length(self) -> list[str]:
        """Scores, margins, length."""
        score, margin, length = self.figures.spreads
        seconds = 60 * self.data.subject.studied.MINUTES / max(1.0, length.mean.mean)
        return [
            self.say(
                "finding-scores",
                mean=f"{score.mean.mean:.1f}",
                low=f"{score.quantiles[0]:.0f}",
                high=f"{score.quantiles[-1]:.0f}",
                margin=f"{margin.mean.mean:.1f}",
                median=f"{margin.quantiles[1]:.0f}",
            ),
            self.say(
                "finding-length",
                mean=f"{length.mean.mean:.0f}",
                low=f"{length.quantiles[0]:.0f}",
                high=f"{length.quantiles[-1]:.0f}",
                minutes=str(self.data.subject.studied.MINUTES),
                seconds=f"{seconds:.0f}",
                least=f"{length.quantiles[0] * seconds / 60:.0f}",
                most=f"{length.quantiles[-1] * seconds / 60:.0f}",
            ),
        ]

    def about_seats(self) -> list[str]:
        """Whether the order matters."""
        return [
            self.about_order("finding-turns", self.figures.by_turn),
            self.about_order("finding-seats", self.figures.by_seat),
        ]

    def about_order(self, message: str, shares: dict[int, Mean]) -> str:
        """The best and the worst place, if one differs for sure, corrected for as many places."""
        fair = 1 / self.data.study.players
        least_likely = min(
            chance_of(one.mean - fair, one.error, one.clusters) for one in shares.values()
        )
        if least_likely > LEVEL / len(shares):
            return self.evenly(message, [among(one, len(shares)) for one in shares.values()])
        best = max(shares, key=lambda key: shares[key].mean)
        worst = min(shares, key=lambda key: shares[key].mean)
        return self.say(
            f"{message}-unfair",
            best=str(best + 1),
            worst=str(worst + 1),
            most=percent(shares[best].mean),
            most_interval=percents(shares[best].share_interval()),
            least=percent(shares[worst].mean),
            least_interval=percents(shares[worst].share_interval()),
            share=percent(fair),
        )

    def evenly(self, message: str, spans: list[Interval]) -> str:
        """Nothing is sure: either because all are alike, or because there are too few games to say."""
        low, high = min(one[0] for one in spans), max(one[1] for one in spans)
        told = "fair" if high - low <= 2 * LITTLE else "open"
        fair = percent(1 / self.data.study.players)
        return self.say(f"{message}-{told}", low=percent(low), high=percent(high), share=fair)

    def about_sources(self) -> list[str]:
        """Which source tells winners from others."""
        best = max(self.figures.sources, key=lambda one: one.winners.mean - one.others.mean)
        telling = max(self.figures.sources, key=lambda one: one.correlation)
        return [
            self.say(
                "finding-source",
                source=self.words.source(best.name),
                winners=f"{best.winners.mean:.1f}",
                others=f"{best.others.mean:.1f}",
                telling=self.words.source(telling.name),
                correlation=f"{telling.correlation:.2f}",
            )
        ]

    def about_effects(self, effects: list[Effect], kind: str) -> list[str]:
        """The best and the worst that are sure."""
        opening = kind == "openings"
        if not effects:
            return []
        found = []
        for sign, ordered in (("best", effects), ("worst", effects[::-1])):
            rising = sign == "best"
            sure = [one for one in ordered if one.sure and (one.difference > 0) == rising][:NAMED]
            if sure:
                named = "; ".join(self.effect(one, opening) for one in sure)
                found.append(self.say(f"finding-{kind}-{sign}", list=named))
        if not found:
            found.append(self.say(f"finding-{kind}-none", count=len(effects)))
        if opening:
            found.append(self.say("finding-cause" if self.randomised else "finding-correlation"))
        return found

    def about_equals(self) -> list[str]:
        """What is left of the components among equals, and what is not."""
        matched = {one.name: one for one in self.figures.matched}
        if not matched:
            return []
        found = self.about_effects(self.figures.matched, "matched")
        gone = [
            self.effect_name(one, False)
            for one in self.figures.components
            if one.sure and one.name in matched and not stands(one, matched[one.name])
        ]
        if gone:
            named = "; ".join(gone[:MORE_NAMED]) + ("; …" if len(gone) > MORE_NAMED else "")
            found.append(self.say("finding-matched-gone", count=len(gone), list=named))
        return [*found, self.say("finding-matched-limits")]

    def effect(self, one: Effect, opening: bool) -> str:
        """One component or choice with what it brings."""
        low, high = one.interval
        return self.say(
            "effect",
            name=self.effect_name(one, opening),
            points=f"{100 * one.difference:+.1f}",
            reach=f"{100 * (high - low) / 2:.1f}",
        )

    def about_luck(self) -> list[str]:
        """Shares of the variance."""
        shares = self.figures.shares
        if shares is None:
            recorded = self.data.study.records
            return [self.say("finding-luck-records" if recorded else "finding-luck-none")]
        return [
            self.say(
                "finding-luck",
                players=percent(shares.players),
                seats=percent(shares.seats),
                deal=percent(shares.deal),
                rest=percent(shares.rest),
            )
        ]

    def about_clauses(self) -> list[str]:
        """Clauses nobody needed."""
        if not self.data.study.detail:
            return [self.say("finding-plain")]
        if not self.figures.unused:
            return [self.say("finding-clauses-all")]
        titles = self.figures.unused[:12]
        named = ", ".join(f"{one} ({self.words.clause(one)[0]})" for one in titles)
        return [self.say("finding-clauses", count=len(self.figures.unused), list=named)]

    def sheets(self) -> list[Sheet]:
        """The sentences, then every table."""
        sentences = [[str(place), text] for place, text in enumerate(self.findings(), 1)]
        heading = [self.say("column-number"), self.say("column-finding")]
        first = Sheet(self.say("sheet-findings"), "", heading, sentences, 2)
        return [first, *self.tables()]

    def tables(self) -> list[Sheet]:
        """Every table."""
        found: list[Sheet] = []
        found += self.altered_sheets()
        if self.figures.differences:
            found.append(self.difference_sheet())
        if self.figures.by_bot:
            found.append(self.bot_sheet())
        found += [self.share_sheet("turn", self.figures.by_turn)]
        found += [self.share_sheet("seat", self.figures.by_seat)]
        found.append(self.source_sheet())
        if self.figures.components:
            found.append(self.effect_sheet("components", self.figures.components, False))
        if self.figures.matched:
            found.append(self.effect_sheet("matched", self.figures.matched, False))
        if self.figures.openings:
            found.append(self.effect_sheet("openings", self.figures.openings, True))
        return found

    def altered_sheets(self) -> list[Sheet]:
        """What an edition, a switch or the other variant changed, beside what it was."""
        terms = {variant: self.data.study.terms(variant) for variant in self.data.study.variants}
        found = not_as_in_the_box(altered_from_box(terms[BASE]), self.words)
        if OTHER in terms:
            columns = [self.words.sentence("altered-what"), *self.headings("base", "other")]
            changes = altered(terms[BASE], terms[OTHER])
            found += altered_sheet(changes, self.say("sheet-altered"), columns)
        return found

    def headings(self, *names: str) -> list[str]:
        """Headings of columns."""
        return [self.say(f"column-{name}") for name in names]

    def bot_sheet(self) -> Sheet:
        """Win shares of a seat by who played it."""
        bots, even = self.figures.by_bot, 1 / self.data.study.players
        rows = [
            [
                self.bot_name(bot),
                str(one.games.count * one.seats),
                percent(one.share),
                percents(one.interval(1)),
                percents(one.interval(len(bots))),
                self.say("yes" if one.is_uneven(even, len(bots)) else "no"),
            ]
            for bot, one in bots.items()
        ]
        note = self.say("sheet-bots-note", count=len(bots), share=percent(even))
        headings = self.headings("bot", "taken", "share", "interval", "corrected", "sure")
        return Sheet(self.say("sheet-bots"), note, headings, rows)

    def share_sheet(self, name: str, shares: dict[int, Mean]) -> Sheet:
        """Win shares with intervals."""
        rows = [
            [str(key + 1), percent(one.mean), percents(one.share_interval())]
            for key, one in shares.items()
        ]
        title, note = self.say(f"sheet-{name}"), self.say("sheet-clusters")
        return Sheet(title, note, self.headings(name, "share", "interval"), rows)

    def source_sheet(self) -> Sheet:
        """Points by source of winners and others."""
        rows = [
            [
                self.words.source(one.name),
                f"{one.winners.mean:.2f}",
                f"{one.others.mean:.2f}",
                f"{one.winners.mean - one.others.mean:+.2f}",
                f"{one.correlation:+.2f}",
            ]
            for one in self.figures.sources
        ]
        headings = self.headings("source", "winners", "others", "difference", "correlation")
        return Sheet(self.say("sheet-sources"), self.say("sheet-sources-note"), headings, rows)

    def effect_sheet(self, name: str, effects: list[Effect], opening: bool) -> Sheet:
        """What each was worth."""
        rows = [
            [
                self.effect_name(one, opening),
                str(one.taken),
                percent(one.share),
                f"{100 * one.difference:+.1f}",
                f"{100 * one.interval[0]:+.1f} – {100 * one.interval[1]:+.1f}",
                f"{one.points:+.2f}",
                self.say("yes" if one.sure else "no"),
            ]
            for one in effects[:LISTED]
        ]
        names = ("name", "taken", "share", "gain", "interval", "points", "sure")
        note = self.say(f"sheet-{name}-note", count=len(effects))
        return Sheet(self.say(f"sheet-{name}"), note, self.headings(*names), rows)

    def difference_sheet(self) -> Sheet:
        """Both variants side by side."""
        rows = []
        for one in self.figures.differences:
            low, high = one.difference.interval()
            rows.append(
                [
                    self.measure(one),
                    f"{one.base:.2f}",
                    f"{one.other:.2f}",
                    f"{one.difference.mean:+.3f}",
                    f"{low:+.3f} – {high:+.3f}",
                ]
            )
        headings = self.headings("measure", "base", "other", "difference", "interval")
        return Sheet(self.say("sheet-variants"), self.say("sheet-variants-note"), headings, rows)


def stands(plain: Effect, among_equals: Effect) -> bool:
    """Whether what goes with winning does so among equals too, and the same way."""
    return among_equals.sure and (plain.difference > 0) == (among_equals.difference > 0)
