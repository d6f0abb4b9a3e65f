# Two commands do everything: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src tools \( -name '*.py' -o -name '*.pyx' \)) setup.py
JOBS ?= 2
# Some machines tell Python to keep no bytecode: then each of a thousand processes would read every module anew.
unexport PYTHONDONTWRITEBYTECODE
# Whoever has nothing left takes over tests of the others; neighbours share their servers as long as they can.
SPREAD := --dist worksteal

.PHONY: lock docs release-check newcomers sdist play terminal page browser page-check looks looks-games frames test test-compiled test-uncompiled test-browser coverage build check bench soak trust sanitize screens golden wheel new-game trust-cluster bench-scale databases clean

# The table in the browser: server, embedded database, page; opens or prints the address.
# The page is built while the rules are compiled.
play:
	@$(MAKE) --no-print-directory --jobs=2 build page
	$(BIN)/trianon serve --open

# The same games in the terminal: make terminal GAME=louis-xiv
terminal: build
	$(BIN)/trianon play $(or $(GAME),bastille)

# What the page is checked with is not always at work on all cores: the uncompiled tests run beside it.
test: test-compiled test-browser
	@$(MAKE) --no-print-directory --jobs=2 test-uncompiled page-check

# Tests of servers wait a good part of their time: two processes more than there are cores.
WAITING ?= $(shell expr $(JOBS) + 2)
test-compiled: build page databases .venv/tools
	$(BIN)/pytest -n $(WAITING) $(SPREAD) --ignore tests/browser

# Apart from the others: the driver of the browser keeps an event loop running in its process.
# Each test plays the same games in every run (SHUFFLE=2 make test-browser: other ones). What fails is played once
# more, alone: a fault of ours comes again, an answer that was late on a busy machine does not. Pages wait, too: one more.
SEEN := -o addopts='-q --strict-markers' -o cache_dir=build/pytest
test-browser: build page browser .venv/tools
	$(BIN)/pytest $(SEEN) -n $(shell expr $(JOBS) + 1) $(SPREAD) tests/browser || $(BIN)/pytest $(SEEN) --last-failed --last-failed-no-failures none tests/browser

# The same laws and rules with the text of the rules uncompiled.
test-uncompiled: build .venv/tools
	TRIANON_PURE=1 $(BIN)/pytest -n $(JOBS) $(SPREAD) tests/core tests/games tests/laws tests/records

# How much of the rules, the core and the boards the uncompiled tests reach; prints a table.
coverage: build .venv/tools
	TRIANON_PURE=1 $(BIN)/pytest -n $(JOBS) --cov --cov-report term $(COVERED)

COVERED := tests/core tests/games tests/laws tests/records tests/boards

build: .venv/built

# The page in the browser, built with the machine's Node or one from PyPI.
PAGE := src/trianon/server/page/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)

page: $(PAGE)

# PostgreSQL, Redis, libfaketime, nginx, Caddy and promtool: tests of several processes and of the kit run them.
databases: .venv/tools
	$(BIN)/python tools/databases.py

# A Chromium for the browser tests: the machine's, or Debian's package where it can be installed; and axe-core.
browser: .venv/tools
	$(BIN)/python tools/browser.py
	$(BIN)/python tools/page.py install

$(PAGE): .venv/packages tools/page.py $(WEB)
	$(BIN)/python tools/page.py build
	touch $@

# Types, lint, layout and unit tests of the page; they read a sample of the golden games.
page-check: build .venv/tools
	$(BIN)/python tools/page.py check test

# Long looks: all golden games as acts, then whole games in Chromium at every size, language, pace and way of
# playing (pairs of them; LOOKS=all: every combination) and in Firefox. About an hour on two cores.
LOOKS ?= pairs
looks: looks-games
	PLAYS=all $(BIN)/python tools/page.py test
	LOOKS=$(LOOKS) $(BIN)/pytest tests/browser/test_stage.py tests/browser/test_cuts.py
	PUZZLES=50 $(BIN)/pytest tests/browser/test_puzzles.py
	LESSONS=all $(BIN)/pytest -n $(JOBS) tests/browser/test_lessons.py

# The whole games alone, in parts if one likes: make looks-games PART=2/5, make looks-games SOME=firefox
looks-games: build page browser
	$(BIN)/python tools/browser.py firefox
	LOOKS=$(LOOKS) PART=$(PART) SOME=$(SOME) $(BIN)/pytest -n $(JOBS) tests/looks

# How quick the page is on a phone: frames, weight, Lighthouse; see docs/motion.md.
frames: build page browser
	$(BIN)/python benchmarks/frames.py

# Exactly the locked packages (requirements/*.txt, with hashes): those that `make play` needs, then Trianon itself
# from this tree; those of tests and tools only where they are needed.
.venv/packages: requirements/play.txt tools/install.py
	$(PYTHON) tools/install.py play
	touch $@

.venv/installed: .venv/packages pyproject.toml setup.py
	$(PYTHON) tools/install.py rules
	touch $@

.venv/tools: requirements/test.txt .venv/installed
	$(PYTHON) tools/install.py test
	touch $@

.venv/docs: requirements/docs.txt .venv/packages
	$(PYTHON) tools/install.py docs
	touch $@

# New locks from pyproject.toml; `make lock ARGS=--upgrade` takes newer versions. Linux, Python 3.11.
lock: .venv/tools
	$(BIN)/python tools/lock.py $(ARGS)

.venv/built: .venv/installed $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

# Formatting, lint, types, layers.
check: build .venv/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Speed, as JSON; the anchors are measured in the same run.
bench: build .venv/tools
	$(BIN)/python benchmarks/speed.py

# Long runs: 100,000 random and 10,000 greedy games of each table, every clause tallied.
soak: build .venv/tools
	$(BIN)/python benchmarks/soak.py --jobs $(JOBS)

# Every promise of docs/trust.md at length: kills, races, floods, seat steps, flips, undo. About 13 minutes.
trust: build page .venv/tools
	$(BIN)/python -m benchmarks.trust

# The promises of several processes on PostgreSQL at length: kills, restarts, pauses, cuts. About 40 minutes.
trust-cluster: build databases .venv/tools
	$(BIN)/python -m benchmarks.trust_cluster --resume build/trust-cluster.json

# What a move, a socket and a table cost, with one process and two, on SQLite and PostgreSQL. About 8 minutes.
bench-scale: build databases
	$(BIN)/python -m benchmarks.scale

# Random games in a build with bounds and overflow checks.
sanitize: .venv/tools
	$(BIN)/python benchmarks/sanitize.py

# Fresh pictures of the page for the README, one of them moving.
screens: build page browser
	$(BIN)/python tools/screens.py
	$(BIN)/python -m tools.film --readme

# A wheel in dist/ with the page inside: it needs no Node. Nothing of an older build gets in.
wheel: build page
	rm -rf build/lib.*
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# The source distribution: the same, to be compiled where it is installed.
sdist: page .venv/tools
	$(BIN)/python setup.py --quiet sdist --dist-dir dist

# The documentation site in build/site: guides, and the rules of the games in three languages. Its links are checked.
docs: .venv/docs
	$(BIN)/python tools/site.py

# What newcomers do, in empty folders; SOME="base wheel" picks paths (see tests/newcomers).
newcomers: wheel sdist
	$(BIN)/python -m tests.newcomers $(SOME)

# What a release must be: version, changelog, locks, licences, wheel, sdist, docs and all newcomers' paths.
release-check: wheel sdist docs
	$(BIN)/python tools/release.py
	$(BIN)/python -m tests.newcomers

# What is told of the golden games, after a change on purpose; with GAME=bastille new games of it too.
golden: build .venv/tools
	$(BIN)/python -m tools.golden $(GAME)

# A small running game in a folder of its own, to begin with: make new-game NAME=tiny_war
new-game: .venv/packages
	TRIANON_PURE=1 $(BIN)/python tools/new_game.py $(NAME)

clean:
	rm -rf .venv build dist src/*.egg-info
	find src \( -name '*.so' -o -name '*.pxd' -o -name '*.c' \) -delete
