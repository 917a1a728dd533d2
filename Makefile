# `make play` and `make test` need Python 3.11+ and Node.js 20+; they set up .venv and web/node_modules by themselves.
# Without Node.js `make play` offers the terminal game.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# $(call step,what,command): says what was done and how long it took, or stops with what the command said
step = @began=$$(date +%s) && $(2) && echo "$(1): $$(($$(date +%s) - began)) s"

LOCK := $(BIN)/uv pip compile pyproject.toml --extra pictures --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

CLIENT := src/fracas/server/static/index.html
CLIENT_SOURCES := web/index.html web/vite.config.ts web/vite.drawing.config.ts $(shell find web/src web/public -type f)

.PHONY: play check test lint types layers pytest client web chromium nginx golden bench soak train lock clean

play: ## set up what is missing, Python and the client at the same time, then play in the browser
	@if command -v npm >/dev/null; then \
		$(MAKE) --silent --no-print-directory --jobs=2 $(VENV)/play.stamp $(CLIENT) \
		&& $(BIN)/fracas serve --open --log-format text --log-level warning; \
	else \
		$(MAKE) --silent --no-print-directory $(VENV)/play.stamp \
		&& echo "Node.js is not installed, so the browser client cannot be built; here is the terminal game instead." \
		&& $(BIN)/fracas play; \
	fi

check: lint types layers $(CLIENT) ## what can be told in two minutes: no browser, one variant of each game
	$(BIN)/fracas compile
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent test
	$(BIN)/pytest --numprocesses=2 --dist=loadgroup tests/core tests/test_docs.py tests/test_game_names.py tests/test_guide.py tests/test_layout.py tests/test_requirements.py
	$(BIN)/fracas conformance --quick

test: lint types layers pytest web ## everything that must hold, as CI runs it

lint: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test.stamp
	$(BIN)/mypy

layers: $(VENV)/test.stamp
	$(BIN)/lint-imports

pytest: $(VENV)/test.stamp $(CLIENT) nginx
	$(BIN)/fracas compile
	$(BIN)/pytest --numprocesses=auto --dist=loadgroup

client: $(CLIENT) ## build the browser client into the Python package

web: $(VENV)/test.stamp $(CLIENT) chromium ## types, unit tests and whole games by clicking in Chromium
	cd web && npm run --silent format:check
	cd web && npm run --silent lint
	cd web && npm run --silent current
	cd web && npm run --silent check
	cd web && npm run --silent test
	cd web && npm run --silent size
	cd web && npm run --silent e2e

chromium:
	@test -n "$$CHROMIUM" || command -v chromium chromium-browser google-chrome >/dev/null \
		|| (apt-get update -qq && apt-get install -qq --yes chromium) \
		|| { echo "The browser tests need Chromium: install it, or say where it is by CHROMIUM=/path"; exit 1; }

nginx: # the test of the documented proxy says so where it cannot be had
	@command -v nginx >/dev/null || (apt-get update -qq && apt-get install -qq --yes nginx-light) || true

golden: $(VENV)/test.stamp ## write the golden playthroughs anew, after a deliberate change of rules
	$(BIN)/fracas conformance --quick --write-golden

soak: $(VENV)/test.stamp ## what takes too long for the tests: seeded, goes on where it stopped, prints its figures
	$(BIN)/python -m tests.soak

train: .venv-train/train.stamp ## half an hour of MaskablePPO on a game, through the environments; goes on where it stopped
	.venv-train/bin/python examples/train_ppo/train.py $(ARGUMENTS)

bench: .venv-bench/bench.stamp ## measure against OpenSpiel, pgx, PettingZoo and C; installs them into .venv-bench
	.venv-bench/bin/python -m bench

lock: $(VENV)/test.stamp ## resolve the dependencies anew
	$(INSTALL) uv
	$(LOCK) --upgrade --group build -o requirements/play.lock
	$(LOCK) --upgrade --group test -c requirements/play.lock -o requirements/test.lock
	$(LOCK) --upgrade --group test --extra bench -c requirements/test.lock -o requirements/bench.lock

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fracas needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(call step,Python: made an environment,$(PYTHON) -m venv $(VENV))

$(VENV)/play.stamp: requirements/play.lock pyproject.toml | $(VENV)/bin/python
	$(call step,Python: installed packages,$(INSTALL) --require-hashes -r requirements/play.lock)
	$(call step,Python: installed Fracas,$(INSTALL) --no-build-isolation --no-deps --editable .)
	@touch $@

$(VENV)/test.stamp: requirements/test.lock examples/connect_four/pyproject.toml $(VENV)/play.stamp
	$(INSTALL) --require-hashes -r requirements/test.lock
	$(INSTALL) --no-build-isolation --no-deps --editable examples/connect_four
	touch $@

web/node_modules/.stamp: web/package-lock.json
	@# not `npm ci`: it wants the lock to name every platform's optional binaries
	$(call step,client: installed packages,(cd web && npm install --no-save --no-audit --no-fund --silent))
	@touch $@

$(CLIENT): web/node_modules/.stamp $(CLIENT_SOURCES)
	$(call step,client: built,(cd web && npm run --silent build -- --logLevel warn))

.venv-bench/bench.stamp: requirements/bench.lock pyproject.toml
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable . --editable examples/connect_four
	touch $@

.venv-openspiel/openspiel.stamp: requirements/play.lock pyproject.toml
	$(PYTHON) -m venv .venv-openspiel
	.venv-openspiel/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.lock
	.venv-openspiel/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable . --editable examples/connect_four
	.venv-openspiel/bin/python -m pip install --quiet --disable-pip-version-check 'open_spiel>=1.6'
	touch $@

.venv-train/train.stamp: requirements/play.lock pyproject.toml examples/train_ppo/requirements.txt
	$(PYTHON) -m venv .venv-train
	.venv-train/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.lock
	.venv-train/bin/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	.venv-train/bin/python -m pip install --quiet --disable-pip-version-check -r examples/train_ppo/requirements.txt
	touch $@

clean:
	rm -rf $(VENV) .venv-bench .venv-openspiel .venv-train web/node_modules src/fracas/server/static src/fracas/pictures/static
	find . -name __pycache__ -prune -exec rm -rf {} +
