"""The plan of a study: what is played, by whom, and what it is compared with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct, structs

from trianon.bots import entrants
from trianon.bots.bot import ALIASES
from trianon.bots.levels import WITH_SIMULATIONS
from trianon.core.edition import TomlTable
from trianon.core.errors import BadRequest
from trianon.core.rooms import PACKAGE, exists, module_of
from trianon.lab import match
from trianon.lab.lineups import seating
from trianon.lab.match import Terms

RANDOM = "random"
BASE, OTHER = "base", "other"
OWN, RANDOMISED = "own", "random"

MOST_PARTS = 200  # files of one table, about
LEAST_CHUNK, MOST_CHUNK = 8, 2_000  # games of one file, played by bots that think
LEAST_QUICK, MOST_QUICK = 1_000, 20_000  # likewise by chance


class Change(Struct, frozen=True):
    """What the other variant does differently; everything else, the shuffles above all, stays the same."""

    switches: dict[str, bool] = {}
    overrides: TomlTable = {}
    opening: str = ""  # the first choice one seat is made to take, by the name of the action


class Study(Struct, frozen=True, kw_only=True, dict=True):
    """What is to be played: the same plan gives the same rows anywhere."""

    game: str
    players: int
    bots: tuple[Any, ...]  # entrants by seat; objects become names in `__post_init__`
    games: int
    seed: int = 1
    switches: dict[str, bool] = {}
    overrides: TomlTable = {}
    against: Change | None = None
    openings: str = OWN  # RANDOMISED: each seat's first choice is drawn from its options
    detail: bool = True  # also decisions, clauses and components
    decisions: float = 0.0  # share of the games of which every decision is kept
    by_time: bool = False
    records: str = ""  # a digest of the records that are followed; then nothing is played
    guests: dict[str, Any] = {}

    def __post_init__(self) -> None:
        names, guests = entrants.named(self.bots)
        structs.force_setattr(self, "bots", names)
        structs.force_setattr(self, "guests", {**self.guests, **guests})

    @property
    def mixed(self) -> bool:
        """Whether different bots meet: each shuffle is then played once in each seating."""
        return not self.records and len(set(self.bots)) > 1

    @property
    def turns(self) -> int:
        """Games of one shuffle."""
        return self.players if self.mixed else 1

    @property
    def total(self) -> int:
        """Games of each variant, made up to whole shuffles."""
        return -(-self.games // self.turns) * self.turns

    @property
    def variants(self) -> tuple[str, ...]:
        """The games as planned, and changed."""
        return (BASE, OTHER) if self.against else (BASE,)

    @property
    def is_quick(self) -> bool:
        """Whether chance alone plays, in the compiled loop."""
        if self.records or set(self.bots) != {RANDOM}:
            return False
        return not (self.against and self.against.opening)

    @cached_property
    def chunk(self) -> int:
        """Games of one part: whole shuffles, and never too many files."""
        least, most = (LEAST_QUICK, MOST_QUICK) if self.is_quick else (LEAST_CHUNK, MOST_CHUNK)
        if self.records:
            least = LEAST_QUICK  # nobody thinks
        if self.detail and self.is_quick:
            most //= 4  # memory
        size = max(least, min(most, -(-self.total // MOST_PARTS)))
        return -(-size // self.turns) * self.turns

    @property
    def parts(self) -> int:
        """How many chunks there are."""
        return -(-self.total // self.chunk)

    def numbers(self, part: int) -> range:
        """The games of a chunk."""
        return range(part * self.chunk, min(self.total, (part + 1) * self.chunk))

    def shuffle(self, number: int) -> int:
        """The shuffle of a game."""
        return number // self.turns

    def seats(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        if not self.mixed:
            return self.bots
        return seating(self.bots, self.shuffle(number), number % self.turns)

    def terms(self, variant: str) -> Terms:
        """Rules, figures and switches of a variant; BadRequest or BadEdition if there are none such."""
        change = self.against if variant == OTHER and self.against else Change()
        switches = {**self.switches, **change.switches}
        overrides = change.overrides or self.overrides
        return match.terms_of(self.game, self.players, switches, overrides)

    def forced(self, variant: str, number: int) -> tuple[int, str]:
        """The seat that is made to open in a certain way, and the action; (-1, "") for nobody."""
        if variant == OTHER and self.against and self.against.opening:
            return number // self.turns % self.players, self.against.opening
        return -1, ""

    def keeps_all(self, number: int) -> bool:
        """Whether every decision of a game is kept."""
        return self.decisions > 0 and number % max(1, round(1 / self.decisions)) == 0


def check(study: Study) -> None:
    """Raise BadRequest for a study that cannot be played, or not again."""
    if study.games < 1:
        raise BadRequest("bad-games", found=study.games)
    if not 0 <= study.decisions <= 1:
        raise BadRequest("study-share", found=str(study.decisions))
    check_game(study.game)
    if study.records:
        return
    if len(study.bots) != study.players:
        raise BadRequest("bots-count", found=len(study.bots), wanted=study.players)
    if study.openings not in (OWN, RANDOMISED):
        raise BadRequest("study-openings", found=study.openings)
    for variant in study.variants:
        terms = study.terms(variant)
        check_change(study, terms)
    for name in study.bots:
        entrants.enter(name, terms.game, 0, study.guests)
    by_time = sorted({name for name in study.bots if thinks_by_time(name, study.guests)})
    if by_time and not study.by_time:
        raise BadRequest("study-by-time", bots=", ".join(by_time))


def check_game(game: str) -> None:
    """Raise BadRequest for a game that says nothing of itself to a study."""
    for module in ("ledger", "studied"):
        if not exists(f"{PACKAGE}.{module_of(game)}.{module}"):
            raise BadRequest("study-game", game=game, module=module)


def check_change(study: Study, terms: Terms) -> None:
    """A forced opening is one somebody could begin with; a change changes something."""
    if study.against is None:
        return
    opening = study.against.opening
    base, other = study.terms(BASE), study.terms(OTHER)
    switches = [one.game.check_switches(one.switches) for one in (base, other)]
    alike = switches[0] == switches[1] and base.edition.tables == other.edition.tables
    if alike and not opening:
        raise BadRequest("study-same")
    if opening:
        offered = first_choices(study, terms)
        if opening not in offered:
            known = ", ".join(sorted(offered))
            raise BadRequest("study-opening", found=opening, known=known)


def first_choices(study: Study, terms: Terms, shuffles: int = 20) -> set[str]:
    """The names of the actions games can begin with, in a few shuffles."""
    from trianon.core.game import seed_of

    names: set[str] = set()
    for number in range(shuffles):
        state = terms.game.start(study.players, seed_of(number), terms.switches, terms.edition)
        decision = terms.game.decision(state)
        names |= set(decision.names) if decision else set()
    return names


def thinks_by_time(bot: str, guests: Mapping[str, Any]) -> bool:
    """Whether a level thinks by the clock, so that nobody can play the same game again."""
    return bot not in guests and ALIASES.get(bot, bot) in WITH_SIMULATIONS
