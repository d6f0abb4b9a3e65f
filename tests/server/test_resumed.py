"""Long trials that are resumed: only what the same code has kept is taken over."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.trust_cluster import still_good


def test_what_another_code_kept_is_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "done.json"
    assert still_good(file, "abc") == {}
    one = {"held": True, "figures": "", "seconds": 1}
    found = {
        "servers": one | {"code": "abc"},
        "workers": one | {"code": "def"},
        "redis": one | {"code": "abc", "held": False},
        "cuts": one,  # written before the code was kept
        "clocks": one | {"code": "abc, src changed: 1"},
    }
    file.write_text(json.dumps(found), "utf-8")
    assert set(still_good(file, "abc")) == {"servers"}
    assert set(still_good(file, "abc, src changed: 1")) == {"clocks"}
    assert still_good(file, "abc, src changed: 2") == {}
    assert still_good(file, "") == {}  # no git: nobody knows
