"""Two hundred scripts as names and as chat: each is shown as the text it is, and none runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, KEPT, PAGE
from tests.browser.player import ANSWERED, choose
from tests.server.harness import Server, running

PAYLOADS = (Path(__file__).parent / "payloads.txt").read_text(encoding="utf-8").splitlines()
SEATS = 5  # of the largest table
CHAT = ".chat li:not(.muted)"
GUARD = """
window.violations = [];
addEventListener("securitypolicyviolation", event => {
    violations.push(event.violatedDirective + " " + event.blockedURI);
});
"""
# What Svelte has not put on the page: handlers, scripts, foreign addresses.
FOREIGN = """() => {
    const tags = ["IFRAME", "OBJECT", "EMBED", "BASE", "MARQUEE", "X", "MATH", "AUDIO", "VIDEO"];
    const address = /^\\s*(javascript|data|vbscript):/i;
    const bad = at => at.name.startsWith("on")
        || ["href", "src", "action"].includes(at.name) && address.test(at.value);
    const foreign = one => tags.includes(one.tagName.toUpperCase())
        || one.tagName === "SCRIPT" && !one.src.startsWith(location.origin + "/assets/")
        || [...one.attributes].some(bad);
    return [...document.querySelectorAll("*")].filter(foreign).map(one => one.outerHTML.slice(0, 200));
}"""
TYPED = 20  # lines by the keys; the others in one call each, which is quicker
SAID = """async ([path, name, text, lines, before]) => {
    const answer = await fetch(path, {method: "PUT", headers: {"content-type": "application/json"},
        body: JSON.stringify({kind: "mine", name})});
    if (!answer.ok) throw new Error(await answer.text());
    const line = document.querySelector("#chat-line");
    line.value = text;
    line.dispatchEvent(new Event("input", {bubbles: true}));
    line.form.requestSubmit();
    while (document.querySelectorAll(lines).length <= before) await new Promise(done => setTimeout(done, 5));
}"""
MARKUP = "<img src=x onerror=alert(31)><a href='javascript:alert(83)'>x</a>"


class Visitor:
    """A page that notes every script that ran, was stopped, or asked somebody else for something."""

    def __init__(self, browser: Any, address: str) -> None:
        self.address = address
        self.ran: list[str] = []
        self.context = browser.new_context(viewport=DESKTOP, locale="en")
        self.context.add_init_script(KEPT % "Ani" + GUARD)
        self.context.set_default_timeout(60_000)
        self.page = self.context.new_page()
        self.page.on("dialog", self.note_dialog)
        self.page.on("pageerror", lambda error: self.ran.append(f"error: {error}"))
        self.page.on("popup", lambda other: self.ran.append(f"popup: {other.url}"))
        self.page.on("request", self.note_request)
        self.page.goto(address)

    def note_dialog(self, dialog: Any) -> None:
        """A script has called alert."""
        self.ran.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def note_request(self, request: Any) -> None:
        """Nothing but our own server is asked."""
        if not request.url.startswith((self.address, self.address.replace("http", "ws"))):
            self.ran.append(f"request: {request.url}")

    def put(self, path: str, body: Any) -> None:
        """Change something as the page would, by HTTP."""
        answer = self.context.request.put(
            self.address + path, data=body, headers={"Origin": self.address}
        )
        assert answer.ok, answer.text()

    def post(self, path: str, body: Any) -> Any:
        """Make something as the page would, by HTTP."""
        answer = self.context.request.post(
            self.address + path, data=body, headers={"Origin": self.address}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def check(self) -> None:
        """Nothing ran, nothing had to be stopped, nothing foreign stands on the page."""
        assert self.ran == []
        assert self.page.evaluate("window.violations") == []
        assert self.page.evaluate(FOREIGN) == []


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    """A server that lets long names and many lines pass."""
    if not PAGE.exists():
        pytest.skip("the page is not built: make page")
    with running(tmp_path, name_longest=500, chat_kept=500) as server:
        yield server


@pytest.fixture
def visitor(browser: Any, open_server: Server) -> Iterator[Visitor]:
    """Somebody at this server."""
    found = Visitor(browser, f"http://127.0.0.1:{open_server.port}")
    found.page.wait_for_selector(".room-card .btn.primary")
    yield found
    found.context.close()


def new_table(visitor: Visitor, names: list[str]) -> str:
    """A table passed round by people of these names."""
    seats = [{"kind": "mine", "name": name} for name in names]
    made = visitor.post("/api/tables", {"game": "heads-of-state", "seats": seats})
    return str(made["table"]["table"])


def test_there_are_two_hundred() -> None:
    assert len(set(PAYLOADS)) == 200


def test_scripts_as_names_and_chat_are_text(visitor: Visitor) -> None:
    """One table: its player takes one name after the other and says one line after the other."""
    page = visitor.page
    table = new_table(visitor, ["Ani", "Jan", "Otto", "Eve", "Zoe"])
    page.goto(f"{visitor.address}/table/{table}")
    page.wait_for_selector("[data-option]")
    page.locator("[aria-label='Chat']").click()
    for number, text in enumerate(PAYLOADS):
        name = PAYLOADS[-1 - number]
        if number < TYPED:
            visitor.put(f"/api/tables/{table}/seats/0", {"kind": "mine", "name": name})
            page.locator("#chat-line").fill(text)
            page.locator("#chat-line").press("Enter")
            page.locator(CHAT).nth(number).wait_for()
        else:
            page.evaluate(SAID, [f"/api/tables/{table}/seats/0", name, text, CHAT, number])
    shown = page.eval_on_selector_all(
        f"{CHAT} > span", "all => all.map(one => [one.querySelector('b').textContent, one.textContent])"
    )  # fmt: skip
    wanted = zip(reversed(PAYLOADS), PAYLOADS, strict=True)
    assert shown == [[name, f"{name} {text}"] for name, text in wanted]
    visitor.check()
    page.reload()  # the same lines from the store
    page.wait_for_selector("[data-option]")
    page.locator("[aria-label='Chat']").click()
    page.locator(CHAT).nth(len(PAYLOADS) - 1).wait_for()
    visitor.check()


def test_scripts_as_names_in_the_lobby_and_at_the_table(visitor: Visitor) -> None:
    """All names in the list of my tables; some of them in the log, the prompts and the panels."""
    page = visitor.page
    tables = [
        new_table(visitor, PAYLOADS[first : first + SEATS])
        for first in range(0, len(PAYLOADS), SEATS)
    ]
    page.reload()
    page.locator(".tables li").nth(len(tables) - 1).wait_for()
    labels = page.eval_on_selector_all(
        ".tables .tok", "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert sorted(labels) == sorted(PAYLOADS)
    visitor.check()
    for table in (tables[0], tables[6], tables[-1]):
        page.goto(f"{visitor.address}/table/{table}")
        for turn in range(4):
            page.wait_for_selector(".cover .btn, [data-option]")
            if page.locator(".cover .btn").count():
                page.locator(".cover .btn").click()
            page.wait_for_selector("[data-option]")
            choose(page, turn)
        page.wait_for_function(ANSWERED)
        visitor.check()


def test_a_script_that_runs_would_be_noticed(visitor: Visitor) -> None:
    """The guard is awake: the same payloads put there as markup are noticed."""
    page = visitor.page
    page.evaluate("text => document.body.insertAdjacentHTML('beforeend', text)", MARKUP)
    page.wait_for_function("() => window.violations.length > 0")
    assert len(page.evaluate(FOREIGN)) == 2
    page.evaluate("alert(1)")  # comes back when the dialog is closed
    assert any(line.startswith("dialog") for line in visitor.ran)
