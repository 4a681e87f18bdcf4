# Everything a person runs here. Each target makes its own .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-header

.PHONY: play bot test test-browser browser-tools check format lint types bench hooks lock clean

$(READY): requirements-dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Slow Train needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements-dev.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

play: $(READY) ## play in the browser, without an account (DEMO=1: with a game under way)
	@$(BIN)/python -m sandbox.run.play $(if $(DEMO),--demo) $(if $(PORT),--port $(PORT))

bot: $(READY) ## the bot itself, with the token in .env
	@$(BIN)/python -m bot

test: $(READY) ## the tests, with the engine's branch coverage
	$(BIN)/pytest --numprocesses auto --cov --cov-report term-missing:skip-covered
	$(BIN)/coverage report --include 'engine/*' --fail-under 100 --format total >/dev/null \
	  || { echo "engine/ is not fully covered (branch coverage must be 100 %)"; exit 1; }

test-browser: browser-tools ## the tests in a real browser
	$(BIN)/pytest -m browser tests/browser

browser-tools: $(READY) ## what those need: Debian's chromium, and axe-core from npm
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium; }
	@test -f $(VENV)/axe/node_modules/axe-core/axe.min.js \
	  || npm install --silent --no-audit --no-fund --prefix $(VENV)/axe axe-core \
	  || echo "axe-core could not be installed: its checks are skipped"

check: format lint types test ## what CI runs

format: $(READY)
	$(BIN)/ruff format --check .

lint: $(READY)
	$(BIN)/ruff check .

types: $(READY)
	$(BIN)/mypy

bench: $(READY) ## speed and size, as tables
	$(BIN)/python -m benchmarks

lock: $(READY) ## choose exact versions again: for the bot, and for working on it
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(COMPILE) --extra dev --output-file requirements-dev.lock pyproject.toml
	$(COMPILE) --constraint requirements-dev.lock --output-file requirements.lock pyproject.toml

hooks: $(READY) ## check every commit before it is made
	$(BIN)/pre-commit install

clean:
	rm -rf $(VENV) .coverage .mypy_cache .ruff_cache .pytest_cache
