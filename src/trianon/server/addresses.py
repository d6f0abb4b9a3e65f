"""Addresses and URLs of settings: refused with a sentence if they are none."""

from __future__ import annotations

import importlib.util
import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from trianon.core.errors import BadRequest


def check_hints(url: str) -> str:
    """The URL of a Redis; refused if it is none or its client is missing."""
    if url and not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadRequest("hints-url", found=url.rpartition("@")[2][:120])
    if url and importlib.util.find_spec("redis") is None:
        raise BadRequest("hints-driver")
    return url


def check_traces(url: str) -> str:
    """The URL of a collector of traces; refused if it is none or the extra is missing."""
    if url and not url.startswith(("http://", "https://")):
        raise BadRequest("traces-url", found=url.rpartition("@")[2][:120])
    if url and importlib.util.find_spec("opentelemetry") is None:
        raise BadRequest("traces-driver")
    return url


def listener(text: str) -> tuple[str, int]:
    """Host and port, written `host:port` or as a port alone, which is this machine's own."""
    host, _, port = text.rpartition(":")
    host = host.strip("[]") or "127.0.0.1"
    if not port.isascii() or not port.isdigit() or not 0 <= int(port) <= 65_535:
        raise BadRequest("listener", found=text[:80])
    return host, int(port)


def check_origin(text: str) -> None:
    """Scheme and host, nothing behind them."""
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.netloc or found.path.strip("/"):
        raise BadRequest("origin", found=text[:120])


def check_proxies(texts: Iterable[str]) -> None:
    """Addresses or networks."""
    for part in texts:
        try:
            ipaddress.ip_network(part)
        except ValueError as error:
            raise BadRequest("trusted-proxy", found=part[:60]) from error
