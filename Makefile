# Everything a person runs here. Each target first installs what it needs into .venv:
# `play` and `bot` only what the bot runs on, all others also the tools for working on it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Where to find the rules and the computer players compiled, for targets run with COMPILED=1.
COMPILED_PATH := PYTHONSAFEPATH=1 PYTHONPATH=build/compiled
WITH_COMPILED = $(if $(COMPILED),$(COMPILED_PATH))
RUN_READY := $(VENV)/.ready-run
DEV_READY := $(VENV)/.ready-dev
# pip names each package as it begins with it; the loop shows the names, and passes on how pip ended.
# Warnings and errors are shown as they are.
INSTALL = { PYTHONUNBUFFERED=1 $(BIN)/pip install --disable-pip-version-check --require-hashes \
  --requirement $(1); echo "exit $$?"; } | { n=0; while read -r word name _; do case $$word in \
  Collecting|Processing) n=$$((n + 1)); echo "  $$n  $${name\#\#*/}" ;; \
  Installing) echo "  unpacking them…" ;; \
  exit) code=$$name ;; esac; done; exit $$code; }
# Tests start many processes: each would compile all modules again if Python were told to keep none.
PYTEST := env -u PYTHONDONTWRITEBYTECODE $(BIN)/pytest --numprocesses auto --dist loadfile
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo)
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-header --no-strip-extras

.DEFAULT_GOAL := help
.PHONY: help play bot quick test test-engine test-rest soak test-browser browser-tools check \
  format lint types bench compiled mutants hooks lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 24

$(RUN_READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Slow Train needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Installing what Slow Train runs on into $(VENV): once, usually a minute or two."
	@$(PYTHON) -m venv $(VENV)
	@$(call INSTALL,requirements.lock)
	@# The packages are imported from this folder, wherever .venv/bin/python is started: a path
	@# file is enough, and needs no build tools.
	@$(BIN)/python -c 'import pathlib, sysconfig; \
	  pathlib.Path(sysconfig.get_path("purelib"), "slow-train.pth").write_text(f"{pathlib.Path.cwd()}\n")'
	@touch $@

$(DEV_READY): $(RUN_READY) requirements-dev.lock
	@echo "Installing the tools for working on Slow Train into $(VENV): once, a few minutes."
	@$(call INSTALL,requirements-dev.lock)
	@touch $@

play: $(RUN_READY) ## play in the browser, without an account (DEMO=1: with a game under way)
	@$(WITH_COMPILED) $(BIN)/python -m sandbox.run.play $(if $(DEMO),--demo) $(if $(PORT),--port $(PORT))

bot: $(RUN_READY) ## the bot itself, with the token in .env
	@$(WITH_COMPILED) $(BIN)/python -m bot

quick: $(DEV_READY) ## after every save: all tests but the slow ones, in less than a minute
	$(PYTEST) -m "not slow and not browser and not soak"

test: test-engine test-rest ## all tests but `soak`; every branch of engine/ must be covered

test-engine: $(DEV_READY) ## most quick tests of engine/, with branch coverage of engine/
	$(PYTEST) -m coverage --cov --cov-report term-missing:skip-covered --cov-fail-under 100 \
	  tests/engine

test-rest: $(DEV_READY) ## all tests that test-engine leaves out, without coverage (it is slow)
	$(PYTEST) -m "not coverage and not soak"

soak: $(DEV_READY) ## long proofs: many kills and restarts, whole games on every map
	$(PYTEST) -m soak

test-browser: browser-tools ## only the tests in a real browser; first runs browser-tools
	$(BIN)/pytest -m browser tests/browser

browser-tools: $(DEV_READY) ## installs what those need: chromium by apt-get with sudo (Debian only)
	@command -v chromium >/dev/null \
	  || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq chromium; }

check: format lint types test ## what CI runs

format: $(DEV_READY) ## is the code formatted?
	$(BIN)/ruff format --check .

lint: $(DEV_READY) ## ruff's rules
	$(BIN)/ruff check .

types: $(DEV_READY) ## mypy --strict
	$(BIN)/mypy

bench: $(DEV_READY) ## speed and size, as tables
	$(WITH_COMPILED) $(BIN)/python -m benchmarks

compiled: $(DEV_READY) ## rules and computer players as machine code (needs a C compiler); then: make bot COMPILED=1
	$(BIN)/python -m compiled
	$(COMPILED_PATH) $(BIN)/python -m engine version
	$(BIN)/pytest -q -o pythonpath=build/compiled tests/engine/test_record.py
	$(BIN)/python -m benchmarks.compiled

mutants: $(DEV_READY) ## small changes of engine/: do the tests notice them? (N=200 SEED=1 JOBS=2)
	$(BIN)/python -m tests.mutants --sample $(or $(N),200) --seed $(or $(SEED),1) --jobs $(or $(JOBS),2)

hooks: $(DEV_READY) ## check every commit before it is made
	$(BIN)/pre-commit install

lock: $(DEV_READY) ## exact versions for pyproject.toml (UPGRADE=1: the newest of all packages)
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(COMPILE) $(if $(UPGRADE),--upgrade) --extra dev --output-file requirements-dev.lock pyproject.toml
	$(COMPILE) $(if $(UPGRADE),--upgrade) --extra compiler --constraint requirements-dev.lock \
	  --output-file requirements-compiler.lock pyproject.toml
	$(COMPILE) $(if $(UPGRADE),--upgrade) --extra film --extra postgres --constraint requirements-dev.lock \
	  --output-file requirements.lock pyproject.toml

clean: ## remove .venv, compiled modules and all caches
	rm -rf $(VENV) build/compiled .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis
