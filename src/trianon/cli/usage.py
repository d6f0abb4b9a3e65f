"""What is wrong with a command line, in the reader's language: the library would say it in English."""

from __future__ import annotations

from typing import Any

from trianon.core.errors import BadRequest


def is_usage(error: Exception) -> bool:
    """Whether the library would print it; where its classes lie differs by its version."""
    return hasattr(error, "format_message") and hasattr(error, "exit_code")


def refusal(error: Any) -> BadRequest:
    """The sentence for what was typed wrong."""
    kind, context = type(error).__name__, getattr(error, "ctx", None)
    command = context.command_path if context is not None else "trianon"
    if kind == "MissingParameter":
        return BadRequest("usage-missing", what=named(error.param), command=command)
    if kind == "NoSuchOption":
        facts = {"option": error.option_name, "command": command}
        if not error.possibilities:
            return BadRequest("usage-no-option", **facts)
        return BadRequest("usage-option", known=", ".join(sorted(error.possibilities)), **facts)
    if kind == "BadParameter" and error.param is not None:
        return BadRequest("usage-value", what=named(error.param), reason=ended(error.message))
    return BadRequest("usage-other", reason=ended(error.format_message()), command=command)


def named(parameter: Any) -> str:
    """An option as it is typed, an argument as the help shows it."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper())


def ended(text: str) -> str:
    """A sentence that stands in another one."""
    return " ".join(text.split()).rstrip(".")
