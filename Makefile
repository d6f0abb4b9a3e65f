# Two commands do everything: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src tools -name '*.py' -o -name '*.pyx') setup.py

.PHONY: play test build check bench soak sanitize golden clean

play: build
	$(BIN)/trianon play bastille

test: build
	$(BIN)/pytest

build: .venv/built

.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip 'setuptools>=77' 'Cython>=3.1'
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable '.[dev]'
	touch $@

.venv/built: .venv/installed $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

check: build
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: build
	$(BIN)/trianon bench --json

clean:
	rm -rf .venv build dist src/*.egg-info
	find src -name '*.so' -delete -o -name '*.pxd' -delete -o -name '*.c' -delete
