"""`trianon verify`: was the game dealt as promised?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.language import Language, choose


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    commitment: Annotated[
        str, typer.Option(help="The SHA-256 that was shown when the game began.")
    ] = "",
    lang: Language = "",
) -> None:
    """Check the seed against its promise and replay every shuffle and move of a record."""
    from trianon.core import record as records
    from trianon.core import verify as verifier
    from trianon.core.words import core_words

    words = core_words(choose(lang))
    found = verifier.verify(records.read_file(file), commitment.strip())
    print(words.sentence("verify-commitment", digest=found.commitment))
    if not commitment:
        print(words.sentence("verify-compare"))
    print(words.sentence("verify-ok", moves=found.moves, words=found.words))
