"""Long looks at the page: `make looks`. Without LOOKS in the environment nothing here is collected."""

from __future__ import annotations

import os

from tests.browser.conftest import browser, house, visit

__all__ = ["browser", "house", "visit"]
collect_ignore_glob = [] if os.environ.get("LOOKS") else ["test_*.py"]
