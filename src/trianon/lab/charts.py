"""The charts of reports, drawn by Altair: plain data in, Vega-Lite out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import altair as alt

from trianon.core.words import Words
from trianon.lab.analyse import Analysis
from trianon.lab.standings import Standing, Summary

WIDTH = 560
ROW = 34  # height of a bot's row
BINS = 30  # columns of the score chart, about
TEN = 10
COLOURS = ("#3f7fbf", "#c9822b", "#4b9a6a", "#b0567f", "#7d6bc4", "#8a8a3c", "#4aa3a8", "#c2564a")
PLACE_COLOURS = ("#3f7fbf", "#86add2", "#b9b3a6", "#d0a675", "#c9822b")

Spec = dict[str, Any]
Row = dict[str, Any]


def charts(summary: Summary, words: Words) -> dict[str, Spec]:
    """The charts by the name of their heading."""
    drawn = {
        "wins": wins(summary, words),
        "scores": scores(summary, words),
        "places": places(summary, words),
        "thinking": thinking(summary, words),
    }
    if any(one.rating for one in summary.standings):
        drawn["ratings"] = ratings(summary, words)
    return {name: spec_of(chart) for name, chart in drawn.items()}


def spec_of(chart: Any) -> Spec:
    """Vega-Lite without the address of its schema and Altair's own colours: the page has its own."""
    spec: Spec = chart.to_dict()
    spec.pop("$schema", None)
    spec.pop("config", None)
    return spec


def rows(values: list[Row]) -> Any:
    """Data inside the chart."""
    return alt.InlineData(values)


def order(summary: Summary) -> list[str]:
    """The bots from the best to the last, in every chart."""
    return [one.bot for one in summary.standings]


def bot_axis(summary: Summary) -> Any:
    """A row for each bot."""
    return alt.Y("bot:N", sort=order(summary), title=None, axis=alt.Axis(labelLimit=180))


def bot_colour(summary: Summary, legend: Any = None) -> Any:
    """The same colour for a bot in every chart."""
    names = order(summary)
    colours = [COLOURS[index % len(COLOURS)] for index in range(len(names))]
    return alt.Color(
        "bot:N", sort=names, scale=alt.Scale(domain=names, range=colours), legend=legend
    )


def sized(chart: Any, summary: Summary) -> Any:
    """As high as there are bots."""
    return chart.properties(width=WIDTH, height=ROW * max(2, len(summary.standings)))


def word(words: Words, name: str) -> str:
    """A label in the reader's language."""
    return words.sentence(f"tournament-{name}")


def wins(summary: Summary, words: Words) -> Any:
    """Dots with intervals, against the fair share."""
    data: list[Row] = [
        {"bot": one.bot, "share": one.win_share, "low": one.interval[0], "high": one.interval[1]}
        for one in summary.standings
    ]
    high = max(one.interval[1] for one in summary.standings)
    scale = alt.Scale(domain=[0, 1] if high > 0.6 else [0, 0.6])
    axis = alt.Axis(format=".0%")
    base = alt.Chart(rows(data)).encode(y=bot_axis(summary), color=bot_colour(summary))
    reach = base.mark_rule(strokeWidth=3, opacity=0.6).encode(x="low:Q", x2="high:Q")
    dots = base.mark_circle(size=130, opacity=1).encode(
        x=alt.X("share:Q", title=word(words, "win-share"), scale=scale, axis=axis),
        tooltip=[
            alt.Tooltip("bot:N", title=word(words, "bot")),
            alt.Tooltip("share:Q", title=word(words, "win-share"), format=".1%"),
            alt.Tooltip("low:Q", title=word(words, "low"), format=".1%"),
            alt.Tooltip("high:Q", title=word(words, "high"), format=".1%"),
        ],
    )
    fair = alt.Chart(rows([{"fair": summary.fair_share}]))
    line = fair.mark_rule(strokeDash=[5, 4], color="#8a857a").encode(x="fair:Q")
    return sized(alt.layer(line, reach, dots), summary)


def scores(summary: Summary, words: Words) -> Any:
    """A stepped line for each bot: the share of its seats that reached about so many points."""
    width = bin_width(summary)
    data = [row for one in summary.standings for row in score_rows(one, width)]
    chart = alt.Chart(rows(data)).mark_line(interpolate="step-after", strokeWidth=2)
    return chart.encode(
        x=alt.X("points:Q", title=word(words, "points"), scale=alt.Scale(zero=False, nice=False)),
        y=alt.Y("share:Q", title=word(words, "share"), axis=alt.Axis(format=".0%")),
        color=bot_colour(summary, alt.Legend(title=None, orient="top")),
    ).properties(width=WIDTH, height=220)


def bin_width(summary: Summary) -> int:
    """Points to a column."""
    seen = [points for one in summary.standings for points in one.scores]
    return max(1, -(-(max(seen) - min(seen)) // BINS))


def score_rows(one: Standing, width: int) -> Iterator[Row]:
    """The columns of one bot, empty ones included, so that the line comes down again."""
    counts: dict[int, int] = {}
    for points, count in one.scores.items():
        counts[points // width] = counts.get(points // width, 0) + count
    for column in range(min(counts) - 1, max(counts) + 2):
        share = counts.get(column, 0) / one.seats
        yield {"bot": one.bot, "points": column * width, "share": round(share, 5)}


def places(summary: Summary, words: Words) -> Any:
    """A bar for each bot, cut by place."""
    data = [
        {"bot": one.bot, "place": place, "share": share}
        for one in summary.standings
        for place, share in enumerate(one.places, 1)
    ]
    colours = alt.Scale(
        domain=list(range(1, summary.players + 1)), range=list(PLACE_COLOURS[: summary.players])
    )
    chart = alt.Chart(rows(data)).mark_bar(height=20)
    return sized(
        chart.encode(
            y=bot_axis(summary),
            x=alt.X("share:Q", title=word(words, "share"), axis=alt.Axis(format=".0%")),
            order=alt.Order("place:Q"),
            color=alt.Color(
                "place:O",
                scale=colours,
                legend=alt.Legend(title=word(words, "place"), orient="top"),
            ),
            tooltip=[
                alt.Tooltip("bot:N", title=word(words, "bot")),
                alt.Tooltip("place:O", title=word(words, "place")),
                alt.Tooltip("share:Q", title=word(words, "share"), format=".1%"),
            ],
        ),
        summary,
    )


def thinking(summary: Summary, words: Words) -> Any:
    """Mean and 95 % of the thinking time, on a scale of powers of ten."""
    data = [
        {"bot": one.bot, "mean": max(one.thinking.mean, 0.001), "p95": max(one.thinking.p95, 0.001)}
        for one in summary.standings
    ]
    base = alt.Chart(rows(data)).encode(y=bot_axis(summary), color=bot_colour(summary))
    scale = alt.Scale(type="log", base=TEN)
    title = word(words, "thinking")
    reach = base.mark_rule(strokeWidth=2, opacity=0.5).encode(
        x=alt.X("mean:Q", scale=scale, title=title), x2="p95:Q"
    )
    means = base.mark_circle(size=130, opacity=1).encode(
        x=alt.X("mean:Q", scale=scale, title=title),
        tooltip=[
            alt.Tooltip("bot:N", title=word(words, "bot")),
            alt.Tooltip("mean:Q", title=title, format=".3~r"),
            alt.Tooltip("p95:Q", title=word(words, "thinking-p95"), format=".3~r"),
        ],
    )
    most = base.mark_tick(thickness=3, size=18).encode(x=alt.X("p95:Q", scale=scale, title=title))
    return sized(alt.layer(reach, means, most), summary)


def ratings(summary: Summary, words: Words) -> Any:
    """Skill and two standard deviations to each side."""
    data = [
        {
            "bot": one.bot,
            "skill": one.rating.mu,
            "low": one.rating.mu - 2 * one.rating.sigma,
            "high": one.rating.mu + 2 * one.rating.sigma,
        }
        for one in summary.standings
        if one.rating
    ]
    base = alt.Chart(rows(data)).encode(y=bot_axis(summary), color=bot_colour(summary))
    scale = alt.Scale(zero=False)
    title = word(words, "rating")
    reach = base.mark_rule(strokeWidth=3, opacity=0.6).encode(
        x=alt.X("low:Q", scale=scale, title=title), x2="high:Q"
    )
    dots = base.mark_circle(size=130, opacity=1).encode(
        x=alt.X("skill:Q", scale=scale, title=title),
        tooltip=[
            alt.Tooltip("bot:N", title=word(words, "bot")),
            alt.Tooltip("skill:Q", title=title, format=".1f"),
        ],
    )
    return sized(alt.layer(reach, dots), summary)


def course_chart(analysis: Analysis, names: list[str], words: Words) -> Any:
    """A line for each seat through the game, dashed lines where it turned."""
    data = [
        {"player": names[seat], "move": point.ply, "chance": round(chance, 4)}
        for point in analysis.course
        for seat, chance in enumerate(point.chances)
    ]
    colours = [COLOURS[seat % len(COLOURS)] for seat in range(len(names))]
    title = {name: words.sentence(f"analysis-{name}") for name in ("move", "chance", "player")}
    lines = (
        alt.Chart(rows(data))
        .mark_line(strokeWidth=2)
        .encode(
            x=alt.X("move:Q", title=title["move"], scale=alt.Scale(nice=False)),
            y=alt.Y("chance:Q", title=title["chance"], axis=alt.Axis(format=".0%")),
            color=alt.Color(
                "player:N",
                sort=names,
                scale=alt.Scale(domain=names, range=colours),
                legend=alt.Legend(title=None, orient="top"),
            ),
            tooltip=[
                alt.Tooltip("player:N", title=title["player"]),
                alt.Tooltip("move:Q", title=title["move"]),
                alt.Tooltip("chance:Q", title=title["chance"], format=".1%"),
            ],
        )
    )
    turns = alt.Chart(rows([{"move": one.ply} for one in analysis.turns]))
    marks = turns.mark_rule(strokeDash=[5, 4], color="#8a857a").encode(x="move:Q")
    return alt.layer(marks, lines).properties(width=WIDTH + 200, height=320)
