"""What a phone shows, measured as it is drawn: letters too small to be read, things too small for a finger."""

from __future__ import annotations

from tests.borders.test_names import ids_of
from trianon.core.registry import game as game_named

LEAST = 12  # pixels of a letter's size
FINGER = 44  # pixels of a button
MARK = 24  # of a mark on the board or a word in a sentence (WCAG 2.5.8); two fingers make a board larger

# Every text that is seen, with the scale of its drawing; what only a screen reader has does not count.
TINY = """least => {
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (all.nextNode()) {
        const {parentElement: box, data} = all.currentNode;
        if (!data.trim() || box.closest(".sr, title, script, .sheet, .skip")) continue;
        const words = document.createRange();
        words.selectNodeContents(all.currentNode);
        const {width, height} = words.getBoundingClientRect();
        if (!width || !height || getComputedStyle(box).visibility === "hidden") continue;
        const drawn = box.getScreenCTM ? box.getScreenCTM().a : grown(box);
        const size = parseFloat(getComputedStyle(box).fontSize) * drawn;
        if (size < least - 0.1) found.push(`${size.toFixed(1)} ${box.getAttribute("class")}: ${data.trim()}`);
    }
    return found;
    function grown(box) {
        const {width} = box.getBoundingClientRect();
        const ratio = box.offsetWidth > 20 ? width / box.offsetWidth : 1;
        return Math.abs(ratio - 1) > 0.05 ? ratio : 1;
    }
}"""

# Whatever can be tapped, as far as a finger really reaches it: from its middle until something else is there.
NARROW = """([finger, mark]) => {
    const found = [];
    for (const one of document.querySelectorAll("button, a[href], input, select, summary, [data-option]")) {
        one.scrollIntoView({block: "center"});
        const {left, top, width, height} = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const mine = (x, y) => {
            const there = document.elementFromPoint(x, y);
            return there && (there === one || one.contains(there) || there.closest("label")?.contains(one));
        };
        if (one.disabled || !width || !mine(x, y)) continue;
        const reach = (across, down) => {
            let far = 0;
            while (far < 60 && mine(x + across * (far + 1), y + down * (far + 1))) far += 1;
            return far;
        };
        const wide = reach(-1, 0) + reach(1, 0) + 1;
        const high = reach(0, -1) + reach(0, 1) + 1;
        const inline = one.closest(".how, .why, .named, .ref") || getComputedStyle(one).display === "inline";
        const small = one.ownerSVGElement || inline;
        const least = small ? mark : finger;
        const word = one.closest(".named, .ref"); // as wide as it is written
        if ((word ? high : Math.min(wide, high)) < least) {
            found.push(`${wide}x${high} ${one.getAttribute("class")}: ${one.textContent.trim()}`);
        }
    }
    return found;
}"""

# Everything a person reads or hears here: texts, tooltips and labels, each once.
SAID = """() => {
    const named = [...document.querySelectorAll("[title], [aria-label], [alt], [placeholder]")].flatMap(one =>
        ["title", "aria-label", "alt", "placeholder"].map(name => one.getAttribute(name)));
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        if (!all.currentNode.parentElement.closest("script, style")) named.push(all.currentNode.data);
    }
    return [...new Set(named.map(text => text?.trim()).filter(Boolean))];
}"""


def codes_in(texts: list[str], game: str, language: str) -> list[str]:
    """Those that hold an id of the game; one that is a plain word may be said (louis)."""
    ids = ids_of(game_named(game), language)
    return [text for text in texts if any(not hit[0].isalpha() for hit in ids.finditer(text))]
