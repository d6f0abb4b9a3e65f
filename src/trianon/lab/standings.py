"""What the games of a tournament amount to: shares with intervals, ranks, margins, ratings, times."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from shlex import quote
from typing import TypeVar

from msgspec import Struct

from trianon.core.figures import Alteration
from trianon.lab.intervals import Interval, Mean, estimate, scaled
from trianon.lab.lineups import copy_number
from trianon.lab.match import Incident, Result, Thinking, altered_from_box
from trianon.lab.ratings import Rating, ratings
from trianon.lab.results_file import header_of
from trianon.lab.tournament import Spot, Tournament, spot, terms_of

Key = TypeVar("Key", bound=Hashable)
DIGITS = 4


class Pace(Struct, frozen=True):
    """Thinking time of a choice among several options, in milliseconds."""

    mean: float
    p95: float
    longest: float
    moves: int


class Standing(Struct, frozen=True):
    """One bot, or one copy of it at a mirror table; intervals are of 95 %."""

    bot: str
    games: int
    seats: int  # seats taken in these games: a bot may hold several at one table
    win_share: float  # of a seat; shared victories are shared
    interval: Interval  # clustered by shuffle
    wilson: Interval  # as if all games were independent
    mean_rank: float
    mean_rank_interval: Interval
    margin: float  # victory points ahead of the best rival
    margin_interval: Interval
    mean_score: float
    places: list[float]  # share of each place
    scores: dict[int, int]  # how often each score
    rating: Rating | None  # copies of one bot have none
    thinking: Pace
    incidents: int


class SeatStanding(Struct, frozen=True):
    """What a seat is worth, whoever sits there."""

    seat: int
    win_share: float
    interval: Interval
    mean_score: float


class Mirror(Struct, frozen=True):
    """A bot against itself: each copy should win its fair share, a seat need not."""

    bot: str
    games: int
    copies: list[Standing]
    seats: list[SeatStanding]


class Summary(Struct, frozen=True):
    """A tournament as one object."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    switches: dict[str, bool]
    altered: list[Alteration]  # what is played otherwise than in the box
    lineups: list[tuple[str, ...]]
    games_asked: int
    games: int  # of the standings: whole shuffles; mirror games come on top
    shuffles: int
    moves: int
    fair_share: float
    standings: list[Standing]
    seats: list[SeatStanding]
    mirrors: list[Mirror]
    incidents: list[Incident]
    command: str
    version: str
    rules_version: int
    code: str
    seconds: float


class SeatResult(Struct, frozen=True):
    """One seat of one finished game."""

    bot: str
    number: int
    shuffle: int
    seat: int
    win: float
    rank: float
    margin: int
    score: int
    places: range  # those that tie cover several
    thinking: Thinking
    incidents: int


def summarise(
    tournament: Tournament, results: list[Result], seconds: float = 0.0, edition: str = ""
) -> Summary:
    """The standings after these results."""
    spots = [(spot(tournament, result.number), result) for result in results]
    contests = [pair for pair in spots if pair[0].lineup in tournament.contests]
    header = header_of(tournament)
    return Summary(
        game=tournament.game,
        players=tournament.players,
        bots=tournament.bots,
        seed=tournament.seed,
        switches=tournament.switches,
        altered=altered_from_box(terms_of(tournament)),
        lineups=tournament.contests,
        games_asked=tournament.games,
        games=len(contests),
        shuffles=len({place.shuffle for place, _ in contests}),
        moves=sum(result.moves for result in results),
        fair_share=round(1 / tournament.players, DIGITS),
        standings=standings(contests),
        seats=seat_standings(contests),
        mirrors=mirrors(spots),
        incidents=[incident for result in results for incident in result.incidents],
        command=command(tournament, edition),
        version=header.version,
        rules_version=header.rules_version,
        code=header.code,
        seconds=round(seconds, 3),
    )


Played = list[tuple[Spot, Result]]


def standings(played: Played) -> list[Standing]:
    """The bots by their share of the wins, the best first."""
    groups = grouped(entries(played), lambda entry: entry.bot)
    rated = ratings_of(played)
    found = [standing(bot, group, rated.get(bot)) for bot, group in groups.items()]
    return sorted(found, key=lambda one: (-one.win_share, one.mean_rank, one.bot))


def ratings_of(played: Played) -> dict[str, Rating]:
    """Ratings from the games in which bots differ."""
    games = [(r.bots, r.places) for place, r in played if not place.mirror]
    names = dict.fromkeys(bot for bots, _ in games for bot in bots)
    return ratings(games, names)


def mirrors(played: Played) -> list[Mirror]:
    """The mirror tables, bot by bot."""
    alone = [pair for pair in played if pair[0].mirror]
    groups = grouped(alone, lambda pair: pair[0].lineup[0])
    return [
        Mirror(bot, len(group), by_name(standings(group)), seat_standings(group))
        for bot, group in groups.items()
    ]


def by_name(found: list[Standing]) -> list[Standing]:
    """Copies in their order."""
    return sorted(found, key=lambda one: one.bot)


def seat_standings(played: Played) -> list[SeatStanding]:
    """The seats in their order."""
    groups = grouped(entries(played), lambda entry: entry.seat)
    return [seat_standing(seat, groups[seat]) for seat in sorted(groups)]


def seat_standing(seat: int, group: list[SeatResult]) -> SeatStanding:
    """One seat."""
    wins = estimate((entry.shuffle, entry.win) for entry in group)
    return SeatStanding(
        seat=seat,
        win_share=round(wins.mean, DIGITS),
        interval=rounded(wins.share_interval()),
        mean_score=round(sum(entry.score for entry in group) / len(group), 2),
    )


def standing(bot: str, group: list[SeatResult], rating: Rating | None) -> Standing:
    """One bot from the seats it took."""
    wins = wins_by_game(group)
    per_seat = wins.count / len(group)  # a bot that holds two of four seats wins half a game a seat
    ranks = estimate((entry.shuffle, entry.rank) for entry in group)
    margins = estimate((entry.shuffle, float(entry.margin)) for entry in group)
    return Standing(
        bot=bot,
        games=wins.count,
        seats=len(group),
        win_share=round(wins.mean * per_seat, DIGITS),
        interval=rounded(scaled(wins.share_interval(), per_seat)),
        wilson=rounded(scaled(wins.naive_interval(), per_seat)),
        mean_rank=round(ranks.mean, DIGITS),
        mean_rank_interval=rounded(ranks.interval()),
        margin=round(margins.mean, DIGITS),
        margin_interval=rounded(margins.interval()),
        mean_score=round(sum(entry.score for entry in group) / len(group), 2),
        places=place_shares(group),
        scores=counted(entry.score for entry in group),
        rating=rating and Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)),
        thinking=pace(group),
        incidents=sum(entry.incidents for entry in group),
    )


def wins_by_game(group: list[SeatResult]) -> Mean:
    """The share of each game that all seats of a bot won together, clustered by shuffle."""
    games: dict[int, tuple[int, float]] = {}
    for entry in group:
        shuffle, won = games.get(entry.number, (entry.shuffle, 0.0))
        games[entry.number] = (shuffle, won + entry.win)
    return estimate(games.values())


def entries(played: Played) -> Iterator[SeatResult]:
    """Every seat of every game."""
    for place, result in played:
        for seat in range(len(result.bots)):
            yield entry(place, result, seat)


def entry(place: Spot, result: Result, seat: int) -> SeatResult:
    """How one seat fared."""
    mine, score = result.places[seat], result.scores[seat]
    tied = result.places.count(mine)
    rivals = [other for index, other in enumerate(result.scores) if index != seat]
    return SeatResult(
        bot=contestant(place, result, seat),
        number=result.number,
        shuffle=place.shuffle,
        seat=seat,
        win=(mine == 1) / tied,
        rank=mine + (tied - 1) / 2,
        margin=score - max(rivals),
        score=score,
        places=range(mine, mine + tied),
        thinking=result.thinking[seat],
        incidents=sum(incident.seat == seat for incident in result.incidents),
    )


def contestant(place: Spot, result: Result, seat: int) -> str:
    """A bot by its name; at a mirror table its copies are told apart."""
    name = result.bots[seat]
    if not place.mirror:
        return name
    return f"{name} #{copy_number(seat, place.turn, len(result.bots)) + 1}"


def place_shares(group: list[SeatResult]) -> list[float]:
    """How often each place was taken; a tie is spread over its places."""
    last = max(place for entry in group for place in entry.places)
    sums = [0.0] * last
    for entry in group:
        for place in entry.places:
            sums[place - 1] += 1 / len(entry.places)
    return [round(total / len(group), DIGITS) for total in sums]


def pace(group: list[SeatResult]) -> Pace:
    """All thinking times of a bot."""
    total = Thinking()
    for entry in group:
        total.add(entry.thinking)
    return Pace(
        mean=milliseconds(total.seconds / max(1, total.moves)),
        p95=milliseconds(total.quantile(0.95)),
        longest=milliseconds(total.longest),
        moves=total.moves,
    )


def milliseconds(seconds: float) -> float:
    """Seconds as milliseconds."""
    return round(seconds * 1000, DIGITS)


def rounded(interval: Interval) -> Interval:
    """Digits that mean something."""
    return round(interval[0], DIGITS), round(interval[1], DIGITS)


def counted(values: Iterable[int]) -> dict[int, int]:
    """How often each value occurs, in order."""
    counts: dict[int, int] = {}
    for value in sorted(values):
        counts[value] = counts.get(value, 0) + 1
    return counts


Item = TypeVar("Item")


def grouped(items: Iterable[Item], key: Callable[[Item], Key]) -> dict[Key, list[Item]]:
    """Items with the same key together, in the order of their first."""
    groups: dict[Key, list[Item]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups


def command(tournament: Tournament, edition: str = "") -> str:
    """What to type to play the same games again."""
    words = ["trianon", "tournament", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--players", str(tournament.players), "--games", str(tournament.games)]
    words += ["--seed", str(tournament.seed)]
    words += ["--mirror"] if tournament.mirror else []
    for name, value in tournament.switches.items():
        words += ["--switch", name if value else f"{name}=false"]
    words += ["--edition", edition] if edition else []
    return " ".join(map(quote, words))
