"""The terminal says what would follow: how I stand, and the facts of an option at `? N`."""

from __future__ import annotations

import pytest

from tests.command import run

SAID = {
    "en": ("Nobody is here yet: you would be first.", "Weapons: all armed"),
    "fr": ("Personne n’est encore là : vous seriez premier.", "Armes : tous armés"),
    "de": ("Noch ist niemand hier: Du wärst Erster.", "Waffen: alle bewaffnet"),
}


@pytest.mark.parametrize("language", SAID)
def test_an_option_is_explained_with_its_outlook(language: str) -> None:
    bots = ("--players", "3", "--bots", "random")
    answers = "".join(f"? {number}\n" for number in range(1, 8)) + "quit\n"
    done = run("play", "bastille", *bots, "--seed", "5", "--lang", language, answers=answers)
    assert done.returncode == 0, done.stderr
    for words in SAID[language]:
        assert words in done.stdout


def test_a_mission_says_what_it_lacks_and_a_noble_too() -> None:
    assert "lacks 2" in run("play", "louis-xiv", "--seed", "5", answers="quit\n").stdout
    assert "Baron: lacks 1" in run("play", "heads-of-state", "--seed", "5", answers="quit\n").stdout
