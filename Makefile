# Overrun: set up, play, test. `make help` lists the targets.
#
# Needs Python 3.11 or newer, make and git; everything else is installed into
# .venv, in the versions and with the hashes that requirements.lock gives.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
READY := $(VENV)/.ready
LOCK := requirements.lock
# The browser client: npm comes with .venv, too; the packages are those of client/package-lock.json.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix client --no-update-notifier
PACKAGES := client/node_modules/.ready
# The messages and views in TypeScript: made from the Python that defines them, and not in git.
TYPES := client/src/lib/protocol.ts
PAGES := src/overrun/server/static/index.html
PAGE_SOURCES := client/index.html client/vite.config.ts $(shell find client/src client/public \
	client/build -type f 2>/dev/null) $(shell find src/overrun/text -name '*.ftl' 2>/dev/null)

# What one may want to change: `make test FUZZ_GAMES=400`.
GAMES ?= $(shell $(BIN)/overrun games --names)
FUZZ_GAMES ?= 40
TEST_WORKERS ?= 2
BENCH_ARGS ?=
PLAY_ARGS ?=
SCREENS ?=
DIST ?= dist
NEAREST ?= tests/core tests/tools tests/server/store tests/text/test_text.py tests/cli/test_text.py tests/cli/test_start.py

IS_NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))'

# The first interpreter on the PATH that is new enough; `make PYTHON=...` overrides.
PYTHON ?= $(shell for candidate in python3 python3.14 python3.13 python3.12 python3.11; do \
	if $$candidate $(IS_NEW_ENOUGH) 2>/dev/null; then echo $$candidate; break; fi; done)

heading = @printf '\n== %s ==\n' '$(1)'

# `client` is a directory as well.
.PHONY: help setup types client play package check test release screens lint lock bench clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: $(READY) ## Make .venv with the locked packages and the overrun command

play: setup client ## Play in the browser, on this machine: make play [PLAY_ARGS="--port 9000"]
	@$(BIN)/overrun $(PLAY_ARGS)

package: setup client ## Build wheel and sdist, the client inside: make package [DIST=dist]
	@rm -f $(DIST)/overrun-*.whl $(DIST)/overrun-*.tar.gz
	@echo "Building the sdist, and the wheel of it, into $(DIST)"
	@$(UV) build --python $(BIN)/python --no-build-isolation --quiet --out-dir $(DIST)

types: $(TYPES)

client: $(PAGES) ## Build the browser client into the server

check: lint client ## The nearest in under three minutes: style, types, kernel, store, words
	$(call heading,The nearest tests (pytest))
	@$(BIN)/python -m pytest -n $(TEST_WORKERS) $(NEAREST)

test: lint client ## Everything that must pass: lint, types, tests, random games
	$(call heading,What the tests need beside this Python)
	@$(BIN)/python -m tests.needs
	$(call heading,Tests (pytest))
	@$(BIN)/python -m pytest -n $(TEST_WORKERS)
	$(call heading,Tests of the browser client (vitest))
	@$(NPM) test --silent
	$(call heading,Random games ($(FUZZ_GAMES) of each game))
	@for game in $(GAMES); do $(BIN)/overrun fuzz $$game --games $(FUZZ_GAMES) \
		--jobs $(TEST_WORKERS) --allow-unused || exit 1; done
	$(call heading,All passed)

release: test package ## Test, package, and add to the museum what this version writes
	@$(BIN)/python -m tests.museum
	@echo "Commit tests/museum with the version; $(DIST) is what to publish."

screens: setup client ## Take the pictures of docs/screens anew: make screens [SCREENS="home end"]
	@$(BIN)/python -m tests.screens $(SCREENS)

lint: setup $(PACKAGES) ## Style, formatting, types and our own lint
	$(call heading,Style (ruff check))
	@$(BIN)/ruff check .
	$(call heading,Formatting (ruff format --check))
	@$(BIN)/ruff format --check .
	$(call heading,Types (mypy))
	@$(BIN)/mypy
	$(call heading,Rules of the code (lint))
	@$(BIN)/python -m lint src
	$(call heading,Browser client (svelte-check))
	@$(NPM) run --silent check

# The lock holds names, versions and hashes only, for every platform and every
# Python from 3.11 on; it names no index, so each machine uses its own.
# It keeps the locked versions where it can; `make lock UPGRADE=--upgrade` renews them.
UPGRADE ?=
lock: $(UV) ## Bring requirements.lock up to date: make lock [UPGRADE=--upgrade]
	@echo "Resolving the dependencies into $(LOCK)"
	@$(UV) pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --quiet $(UPGRADE) --output-file $(LOCK)

bench: setup ## Measure Overrun beside its peers: make bench [BENCH_ARGS="--seconds 1"]
	@$(BIN)/python bench/peers.py $(BENCH_ARGS)

clean: ## Remove .venv, caches and builds
	rm -rf $(VENV) client/node_modules $(TYPES) src/overrun/server/static build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Built when something that ends up in it is newer.
$(PAGES): $(PACKAGES) $(TYPES) $(PAGE_SOURCES)
	@echo "Building the browser client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Written only if it says something else than before: then nothing is built anew.
$(TYPES): $(READY) $(shell find src/overrun -name '*.py' 2>/dev/null)
	@$(BIN)/python -m overrun.server.typescript

$(PACKAGES): client/package.json client/package-lock.json client/.npmrc | $(READY)
	@echo "Installing the packages of client/package-lock.json into client/node_modules"
	@$(NPM) ci --silent
	@touch $@

# Done once, and again whenever the project's metadata or the lock change.
$(READY): pyproject.toml $(LOCK) | $(UV)
	@echo "Installing the packages of $(LOCK) into $(VENV)"
	@$(UV) pip sync --python $(BIN)/python --require-hashes --compile-bytecode --quiet $(LOCK)
	@echo "Installing overrun itself (editable): $(BIN)/overrun"
	@$(UV) pip install --python $(BIN)/python --no-deps --no-build-isolation --quiet --editable .
	@touch $@

# uv installs all the rest. Its own version and hashes are the lock's, too.
$(UV):
	@test -n '$(PYTHON)' && $(PYTHON) $(IS_NEW_ENOUGH) || { \
		echo "Overrun needs Python 3.11 or newer; '$(or $(PYTHON),python3)' is missing or older." >&2; \
		echo "Name a newer one: make $(or $(MAKECMDGOALS),setup) PYTHON=python3.12" >&2; \
		exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@sed -n '/^uv==/,/[^\\]$$/p' $(LOCK) > $(VENV)/uv.lock
	@echo "Installing $$(sed -n 's/^\(uv==[^ ]*\).*/\1/p' $(VENV)/uv.lock)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --requirement $(VENV)/uv.lock
