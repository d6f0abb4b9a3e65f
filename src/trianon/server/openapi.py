"""The OpenAPI page: plain HTML without scripts, so that it works offline and under our policy."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    """A list of the routes with their bodies and answers."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page of a schema."""
        rows = [
            row(method, path, operation)
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, operation in methods.items()
            if method in ("get", "put", "post", "delete")
        ]
        title = escape(f"{openapi_schema['info']['title']} {openapi_schema['info']['version']}")
        head = f"<!doctype html><meta charset=utf-8><title>{title}</title><h1>{title}</h1>"
        link = '<p><a href="/schema/openapi.json">openapi.json</a></p>'
        names = "<tr><th>method<th>route<th>body<th>answer<th>what it does"
        return f"{head}{link}<table>{names}{''.join(rows)}</table>".encode()


def row(method: str, path: str, operation: dict[str, Any]) -> str:
    """One route."""
    body = type_in(operation.get("requestBody", {}))
    answers = ", ".join(
        f"{status} {type_in(answer)}"
        for status, answer in operation.get("responses", {}).items()
        if status.startswith("2")
    )
    about = operation.get("description") or operation.get("summary") or ""
    cells = (method.upper(), path, body, answers, about)
    return "<tr>" + "".join(f"<td>{escape(cell)}" for cell in cells)


def type_in(part: dict[str, Any]) -> str:
    """The name of the Struct in a body or an answer."""
    for content in part.get("content", {}).values():
        schema = content.get("schema", {})
        inner = schema.get("items", schema)
        name = str(inner.get("$ref", inner.get("type", ""))).rsplit("/", 1)[-1]
        return name + ("[]" if "items" in schema else "")
    return ""
