"""One vocabulary per game and language: log, rules and page; and plain modern English everywhere."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from trianon.core.registry import GAMES, game
from trianon.core.words import CORE
from trianon.learn.words import word_files

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"

# Words that a game does not use, as patterns, with what it says instead.
REJECTED: dict[tuple[str, str], dict[str, str]] = {
    ("bastille", "de"): {
        r"\w*(?<!Geheime )Mission\w*": "Auftrag",
        r"Fahnen?": "Flagge",  # the standard-bearer is a name
        r"Juwel\w*": "Edelstein",
        r"Person(en)?": "Charakter",
        r"SP": "Punkte",
        r"(an)?w[ie]rb\w*": "nehmen",
    },
    ("bastille", "fr"): {
        r"manches?": "tour",
        r"gemmes?": "pierre précieuse",
        r"partisans?": "homme de main",
        r"emplacements?": "case",
        r"améliore\w*": "augmenter",
    },
    ("louis-xiv", "de"): {
        r"\w*[Aa]uftr[aä]g\w*": "Mission",
        r"\w*[Mm]arker\w*": "Stein",
        r"Versorgung": "Nachschub",
        r"Wertung": "Auswertung",
    },
    ("louis-xiv", "fr"): {
        r"(?<!Autres )marqueurs?(?! (Louis XIV|premier joueur))": "jeton",
        r"plateaux?": "carton",
        r"manches?": "tour",
        r"Ressources": "Ravitaillement",
        r"Évaluation": "Comptage",
        r"cartes? d[’'](argent|influence)": "carte argent, carte influence",
    },
    ("heads-of-state", "de"): {
        r"\w*[Aa]dlig\w*": "Adeliger",
        r"Gebiet\w*": "Sektor",
        r"Ländermarker\w*": "Landesmarker",
        r"Attribut(karte|stapel|zug)\w*": "Attributskarte",
        r"Markt\w*": "Auslage",
        r"Steine?": "Plättchen",
        r"(Platz|Plätze) frei|Plätze\w*": "Feld",
    },
    ("heads-of-state", "fr"): {
        r"traîtrises?": "trahison",
        r"cartes? d[’']attribut": "carte attribut",
        r"marché": "pioche visible",
        r"étalages?": "pioche visible",
        r"pions?(?! de score)": "jeton",
        r"frapp\w*": "désigner",
        r"places? (libre|éclairée)s?": "emplacement",
    },
}
OF_ROUNDS = ("round-n", "chart-points")  # the page's, unless a room has its own word for a round
MALE = re.compile(r"\bh(?:e|im|is|imself)\b", re.IGNORECASE)
ARCHAIC = re.compile(r"\bn[o]ughts?\b", re.IGNORECASE)
KING = re.compile(r"\b(king|Louis XIV)\b", re.IGNORECASE)  # the king himself is a man
every_pair = pytest.mark.parametrize(("name", "language"), REJECTED)


class Texts(Visitor):
    """Gathers what a reader gets to see of a message, without its identifiers."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """Each message of a catalogue, by its identifier, with the texts in it."""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            texts = Texts()
            texts.visit(entry)
            yield entry.id.name, " ".join(texts.found)


def sentences(name: str, language: str) -> Iterator[tuple[str, str]]:
    """All that is said about a game: its log, its rules, how it is taught, its room of the page and lobby."""
    rules = game(name)
    for path in (rules.folder / "locale" / f"{language}.ftl", *word_files(rules, language)):
        yield from messages(path)
    room = dict(messages(PAGE / "games" / rules.folder.name / "locale" / f"{language}.ftl"))
    yield from room.items()
    for identifier, text in messages(PAGE / "locale" / f"{language}.ftl"):
        if identifier.startswith(f"lobby-{name}") or identifier in OF_ROUNDS:
            yield identifier, room.get(identifier, text)
    for line in (rules.folder / "rules" / f"{language}.md").read_text("utf-8").splitlines():
        yield line.split("**")[0].strip("- "), re.sub(r"`[^`]*`", "", line)


def offences(name: str, language: str, said: list[tuple[str, str]]) -> list[str]:
    """Where a word of another vocabulary stands, and what to say instead."""
    return [
        f"{where}: {hit[0]} (say: {better})"
        for where, text in said
        for pattern, better in REJECTED[name, language].items()
        for hit in re.finditer(
            rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE * (language == "fr")
        )
    ]


@every_pair
def test_a_game_has_one_vocabulary(name: str, language: str) -> None:
    assert offences(name, language, list(sentences(name, language))) == []


def test_words_of_another_vocabulary_are_found() -> None:
    said = [("a", "erfülle Aufträge"), ("b", "Markertafeln"), ("c", "die Auswertung der Steine")]
    found = offences("louis-xiv", "de", said)
    assert [line.split(" ")[:2] for line in found] == [["a:", "Aufträge"], ["b:", "Markertafeln"]]
    assert offences("bastille", "de", [("d", "Variante Geheime Missionen")]) == []
    assert offences("louis-xiv", "fr", [("e", "Manche 2, marqueur Louis XIV")]) == [
        "e: Manche (say: tour)"
    ]


def english() -> Iterator[tuple[str, str]]:
    """Every English message and rule that a player reads."""
    shared = [CORE / "locale" / "en.ftl", PAGE / "locale" / "en.ftl"]
    rooms = sorted((PAGE / "games").glob("*/locale/en.ftl"))
    taught = [path for name in GAMES for path in word_files(game(name), "en")]
    own = [game(name).folder / "locale" / "en.ftl" for name in GAMES]
    for path in [*shared, *rooms, *own, *taught]:
        yield from messages(path)
    for name in GAMES:
        for line in (game(name).folder / "rules" / "en.md").read_text("utf-8").splitlines():
            yield line[:12], line


def prose(path: Path) -> str:
    """What is written for readers: all of a document, the strings and comments of Python."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(t.string for t in tokens if t.type in (tokenize.COMMENT, tokenize.STRING))


def documents() -> Iterator[Path]:
    """Docs, sources and tests; the catalogues of other languages are not English."""
    yield from ROOT.glob("*.md")
    for folder in ("docs", "src", "tests", "tools", "benchmarks", "examples"):
        for suffix in ("md", "py", "pyx"):
            yield from (ROOT / folder).rglob(f"*.{suffix}")
    for suffix in ("ts", "svelte"):
        yield from PAGE.rglob(f"*.{suffix}")


def male_lines(text: str) -> list[str]:
    """Lines that speak of a man who is not the king."""
    return [line for line in text.splitlines() if MALE.search(line) and not KING.search(line)]


def test_no_player_is_taken_for_a_man_in_what_is_said() -> None:
    said = list(english())
    assert len(said) > 1500
    assert [line for where, text in said if where != "history" for line in male_lines(text)] == []


def test_documents_and_comments_are_in_modern_english() -> None:
    paths = [p for p in documents() if not re.fullmatch(r"(fr|de)\.md", p.name)]
    assert len(paths) > 400
    found = [(path.name, line) for path in paths for line in male_lines(prose(path))]
    archaic = [path.name for path in paths if ARCHAIC.search(prose(path))]
    assert (found, archaic) == ([], [])


def test_a_man_and_an_old_word_are_found() -> None:
    assert male_lines("A player keeps h" + "is card.\nThe king has his board.") == [
        "A player keeps h" + "is card."
    ]
    assert ARCHAIC.search("filled with n" + "oughts")
