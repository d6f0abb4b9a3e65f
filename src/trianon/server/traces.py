"""Traces for OpenTelemetry, where a host wants them: moves, calls of the store, thoughts. An extra."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from trianon import __version__

Span = Callable[..., AbstractContextManager[Any]]


def no_span(name: str, **facts: Any) -> AbstractContextManager[Any]:
    """Nobody follows."""
    return nullcontext()


def spans(url: str, exporter: Any = None) -> tuple[Span, Callable[[], None]]:
    """How a span is begun, and what ends the sending; `exporter` instead of a collector at a URL."""
    if not url and exporter is None:
        return no_span, lambda: None
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    if exporter is None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        exporter = OTLPSpanExporter(endpoint=f"{url.rstrip('/')}/v1/traces")
    named = Resource.create({"service.name": "trianon", "service.version": __version__})
    provider = TracerProvider(resource=named)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    tracer = provider.get_tracer("trianon.server", __version__)

    def span(name: str, **facts: Any) -> AbstractContextManager[Any]:
        return tracer.start_as_current_span(
            name,
            attributes={f"trianon.{fact}": value for fact, value in facts.items()},
            record_exception=False,  # their texts may tell what nobody should know
            set_status_on_exception=False,
        )

    return span, provider.shutdown
