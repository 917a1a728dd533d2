# `make play` and `make test` need Python 3.11+ and nothing else; they set up .venv by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

.PHONY: play test lint types layers pytest golden bench lock clean

play: $(VENV)/play.stamp ## set up, compile the games with a progress bar, open the game chooser
	$(BIN)/fracas compile
	$(BIN)/fracas play

test: lint types layers pytest ## everything that must hold, as CI runs it

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test.stamp
	$(BIN)/mypy

layers: $(VENV)/test.stamp
	$(BIN)/lint-imports

pytest: $(VENV)/test.stamp
	$(BIN)/fracas compile
	$(BIN)/pytest --numprocesses=auto --dist=loadgroup

golden: $(VENV)/test.stamp ## write the golden playthroughs anew, after a deliberate change of rules
	$(BIN)/python -m tests.golden

bench: .venv-bench/bench.stamp ## measure against OpenSpiel, pgx, PettingZoo and C; installs them into .venv-bench
	.venv-bench/bin/python -m bench

lock: $(VENV)/test.stamp ## resolve the dependencies anew
	$(INSTALL) uv
	$(LOCK) --upgrade --group build -o requirements/play.lock
	$(LOCK) --upgrade --group test -c requirements/play.lock -o requirements/test.lock
	$(LOCK) --upgrade --group test --extra bench -c requirements/test.lock -o requirements/bench.lock

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fracas needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: requirements/play.lock pyproject.toml | $(VENV)/bin/python
	$(INSTALL) --require-hashes -r requirements/play.lock
	$(INSTALL) --no-build-isolation --no-deps --editable .
	touch $@

$(VENV)/test.stamp: requirements/test.lock examples/connect_four/pyproject.toml $(VENV)/play.stamp
	$(INSTALL) --require-hashes -r requirements/test.lock
	$(INSTALL) --no-build-isolation --no-deps --editable examples/connect_four
	touch $@

.venv-bench/bench.stamp: requirements/bench.lock pyproject.toml
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable . --editable examples/connect_four
	touch $@

clean:
	rm -rf $(VENV) .venv-bench
	find . -name __pycache__ -prune -exec rm -rf {} +
