"""The plots of a study, drawn by Altair: plain data in, Vega-Lite out."""

from __future__ import annotations

from typing import Any

import altair as alt

from trianon.lab.charts import COLOURS, WIDTH, Spec, rows, spec_of
from trianon.lab.intervals import Interval
from trianon.study.findings import Telling
from trianon.study.measures import Effect

ROW = 22
SHOWN = 12  # best and worst that are drawn
FIRST, SECOND, GREY = COLOURS[0], COLOURS[1], "#8a857a"


def plots(telling: Telling) -> dict[str, Spec]:
    """The plots by the name of their heading."""
    figures = telling.figures
    drawn = {"bots": bots(telling)} if figures.by_bot else {}
    drawn |= {"sources": sources(telling), "order": order(telling), "scores": scores(telling)}
    if figures.components:
        drawn["components"] = effects(telling, figures.components, False)
    if figures.matched:
        drawn["matched"] = effects(telling, figures.matched, False)
    if figures.openings:
        drawn["openings"] = effects(telling, figures.openings, True)
    return {name: spec_of(chart) for name, chart in drawn.items()}


def sources(telling: Telling) -> Any:
    """Two bars for each source: winners and others."""
    say = telling.say
    kinds = [say("column-winners"), say("column-others")]
    data = [
        {"source": telling.words.source(one.name), "who": who, "points": round(mean, 3)}
        for one in telling.figures.sources
        for who, mean in zip(kinds, (one.winners.mean, one.others.mean), strict=True)
    ]
    names = [telling.words.source(one.name) for one in telling.figures.sources]
    return (
        alt.Chart(rows(data))
        .mark_bar(height=9)
        .encode(
            y=alt.Y("source:N", sort=names, title=None, axis=alt.Axis(labelLimit=240)),
            yOffset=alt.YOffset("who:N", sort=kinds),
            x=alt.X("points:Q", title=say("column-points")),
            color=alt.Color(
                "who:N",
                sort=kinds,
                scale=alt.Scale(domain=kinds, range=[FIRST, SECOND]),
                legend=alt.Legend(title=None, orient="top"),
            ),
            tooltip=[
                alt.Tooltip("source:N", title=say("column-source")),
                alt.Tooltip("who:N", title=" "),
                alt.Tooltip("points:Q", title=say("column-points"), format=".2f"),
            ],
        )
        .properties(width=WIDTH, height=30 * len(names))
    )


def bots(telling: Telling) -> Any:
    """Win shares of a seat by who played it, against the even share, corrected for as many bots."""
    found = telling.figures.by_bot
    data = [
        {"what": telling.bot_name(bot), **spanned(one.share, one.interval(len(found)))}
        for bot, one in found.items()
    ]
    return shares(telling, data)


def order(telling: Telling) -> Any:
    """Win shares by seat and by start order, against the fair share."""
    say = telling.say
    data = [
        {"what": say(f"axis-{name}", number=key + 1), "kind": say(f"column-{name}"), **span}
        for name, shares in (
            ("turn", telling.figures.by_turn),
            ("seat", telling.figures.by_seat),
        )
        for key, one in shares.items()
        for span in (spanned(one.mean, one.share_interval()),)
    ]
    return shares(telling, data)


def shares(telling: Telling, data: list[dict[str, Any]]) -> Any:
    """Win shares against the fair share."""
    fair = 1 / telling.data.study.players
    return dots(telling, data, "column-share", ".1%", fair)


def spanned(value: float, interval: Interval) -> dict[str, float]:
    """A dot and its reach."""
    return {"value": round(value, 5), "low": round(interval[0], 5), "high": round(interval[1], 5)}


def dots(telling: Telling, data: list[dict[str, Any]], column: str, form: str, fair: float) -> Any:
    """Dots with intervals in the order given, and a dashed line."""
    title = telling.say(column)
    names = [row["what"] for row in data]
    y = alt.Y("what:N", sort=names, title=None, axis=alt.Axis(labelLimit=320))
    scale = alt.Scale(zero=False)
    base = alt.Chart(rows(data)).encode(y=y)
    reach = base.mark_rule(strokeWidth=3, opacity=0.5, color=FIRST).encode(
        x=alt.X("low:Q", scale=scale, title=title, axis=alt.Axis(format=form)), x2="high:Q"
    )
    marks = base.mark_circle(size=80, opacity=1, color=FIRST).encode(
        x=alt.X("value:Q", scale=scale, title=title, axis=alt.Axis(format=form)),
        tooltip=[
            alt.Tooltip("what:N", title=" "),
            alt.Tooltip("value:Q", format=form, title=title),
            alt.Tooltip("low:Q", format=form, title=telling.say("column-low")),
            alt.Tooltip("high:Q", format=form, title=telling.say("column-high")),
        ],
    )
    line = alt.Chart(rows([{"fair": fair}])).mark_rule(strokeDash=[5, 4], color=GREY)
    chart = alt.layer(line.encode(x="fair:Q"), reach, marks)
    return chart.properties(width=WIDTH, height=ROW * len(data))


def effects(telling: Telling, found: list[Effect], opening: bool) -> Any:
    """The best and the worst, with intervals."""
    shown = found if len(found) <= 2 * SHOWN else found[:SHOWN] + found[-SHOWN:]
    data = [
        {"what": telling.effect_name(one, opening), **spanned(one.difference, one.interval)}
        for one in shown
    ]
    return dots(telling, data, "column-gain-share", "+.1%", fair=0.0)


def scores(telling: Telling) -> Any:
    """How often each score was reached."""
    whole = sum(count for _, count in telling.figures.histogram)
    data = [
        {"points": score, "share": round(count / whole, 6)}
        for score, count in telling.figures.histogram
    ]
    return (
        alt.Chart(rows(data))
        .mark_bar(color=FIRST)
        .encode(
            x=alt.X("points:Q", title=telling.say("column-score")),
            y=alt.Y(
                "share:Q", title=telling.say("column-seats-share"), axis=alt.Axis(format=".1%")
            ),
            tooltip=[
                alt.Tooltip("points:Q", title=telling.say("column-score")),
                alt.Tooltip("share:Q", title=telling.say("column-seats-share"), format=".2%"),
            ],
        )
        .properties(width=WIDTH, height=200)
    )
