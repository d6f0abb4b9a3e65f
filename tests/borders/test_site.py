"""The documentation site: what is a link there, and that every page has a door; `make docs` tries the links."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import site


def test_a_link_to_a_file_that_is_no_page_is_words(tmp_path: Path) -> None:
    origin, page = site.ROOT / "docs" / "hosting.md", tmp_path / "hosting.md"
    (tmp_path / "scale.md").write_text("# Scale\n")
    told = {
        "[the kit](../deploy/README.md)": "the kit (`deploy/README.md`)",
        "[deploy/README.md](../deploy/README.md)": "`deploy/README.md`",
        "[scale](scale.md#load)": "[scale](scale.md#load)",
        "[gone](../deploy/NOWHERE.md)": "[gone](../deploy/NOWHERE.md)",  # mkdocs says that it is dead
        "[away](https://example.org/x)": "[away](https://example.org/x)",
    }
    for text, wanted in told.items():
        assert site.outside(text, page, origin) == wanted


def test_every_guide_has_a_door() -> None:
    named = {page for pages in site.DOORS.values() for page in pages}
    docs = site.ROOT / "docs"
    pages = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    assert named <= pages
    assert {page for page in pages - named if not page.startswith("lab-notes/")} == set()


def test_dead_links_are_noticed() -> None:
    pytest.importorskip("mkdocs")
    import yaml

    settings = yaml.safe_load((site.ROOT / "mkdocs.yml").read_text("utf-8"))
    assert site.notices(settings)
