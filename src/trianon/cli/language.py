"""The language of the terminal: `--lang`, else the environment, else English."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from trianon.core.words import LANGUAGES, spoken

_chosen = ""


def choose(language: str) -> str:
    """Take the language a user asked for; refuse one we do not have."""
    global _chosen
    from trianon.core.errors import BadRequest

    if language and language not in LANGUAGES:
        raise BadRequest("unknown-language", language=language, known=", ".join(LANGUAGES))
    _chosen = language
    return current()


def current() -> str:
    """The language in force."""
    return _chosen or spoken()


def asked() -> str:
    """The language a command line asks for that could not be read whole, else that in force."""
    words = " ".join(sys.argv[1:]).replace("--lang=", "--lang ").split()
    wanted = words[words.index("--lang") + 1 :][:1] if "--lang" in words else []
    return wanted[0] if wanted and wanted[0] in LANGUAGES else current()


Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
