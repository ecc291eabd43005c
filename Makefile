# Two commands on a fresh machine: `make play` and `make test`.  They need Python 3.11+, make and the package registries.
# A C compiler makes the engine fast; without one everything works, uncompiled, and says so (GLADSHEIM_COMPILE=0 forces that).

PYTHON  ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14 python; do \
             if $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$p; break; fi; done)
HOST    ?= 127.0.0.1
PORT    ?= 8040
WORKERS ?= 2
ARGS    ?=

BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt
PYTEST := -m pytest -n $(WORKERS)
TYPED  := src tests bench $(wildcard examples)

.PHONY: help setup play test lint format test-uncompiled test-compiled rules bench web clean FORCE
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo "make play    set up everything and play (HOST, PORT)"
	@echo "make test    set up everything and pass every test (WORKERS; ARGS go to pytest)"
	@echo "make lint    ruff, mypy --strict, import-linter;  make format  mends what ruff can"
	@echo "make rules   every rule of the rulebooks and the stories that test it"
	@echo "make bench   measure, side by side with the peers"
	@echo "make web     build the front end;  make clean  remove all that was made"

# ---- setting up

# The pinned dependencies, read from pyproject.toml.
requirements = $(BIN)/python -c 'import sys, tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
  print(*p["dependencies"], *(r for e in sys.argv[1:] for r in p["optional-dependencies"][e]), sep="\n")'

.venv/ready: constraints.txt pyproject.toml
	@test -n "$(PYTHON)" || { echo "Gladsheim needs Python 3.11 or newer; name one with make PYTHON=..."; exit 1; }
	@test -x $(BIN)/python || { echo "Making .venv with $$($(PYTHON) --version)"; $(PYTHON) -m venv .venv; }
	@echo "Installing the pinned dependencies"
	@$(requirements) dev > .venv/requirements.txt
	@$(PIP) -r .venv/requirements.txt
	@touch $@

# Changes only when something the wheel is made of changes, or is deleted, or the wish to compile changes.
build/fingerprint: FORCE
	@mkdir -p build
	@{ echo "compile=$(GLADSHEIM_COMPILE) cc=$(CC) $$(command -v $(CC))"; \
	   find src -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum; \
	   cksum pyproject.toml setup.py constraints.txt README.md LICENSE; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.venv/installed: .venv/ready build/fingerprint
	@echo "Building and installing gladsheim"
	@$(PIP) --no-index --no-deps --no-build-isolation --force-reinstall .
	@echo "gladsheim: $$(cat build/verdict.txt)"
	@touch $@

setup: .venv/installed

# ---- using it

play: setup
	@HOST=$(HOST) PORT=$(PORT) $(BIN)/gladsheim $(ARGS)

rules: setup
	@$(BIN)/gladsheim rules --coverage

.venv/bench: .venv/ready
	@echo "Installing the peers to measure against"
	@$(requirements) bench > .venv/requirements-bench.txt
	@$(PIP) -r .venv/requirements-bench.txt
	@touch $@

bench: setup .venv/bench
	@$(BIN)/python -m bench.run $(ARGS)

web:
	@if [ -d web ]; then npm --prefix web ci && npm --prefix web run build; \
	 else echo "web: there is no web/ folder yet, nothing to build"; fi

# ---- checking it

lint: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(TYPED)
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

format: .venv/ready
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

test-uncompiled: .venv/installed
	GLADSHEIM_EXPECT=uncompiled PYTHONPATH=src $(BIN)/python $(PYTEST) --cov $(ARGS)

test-compiled: .venv/installed
	@if grep -q '^compiled' build/verdict.txt; then set -x; GLADSHEIM_EXPECT=compiled $(BIN)/python $(PYTEST) $(ARGS); \
	 else echo "Tests of the compiled wheel skipped: $$(cat build/verdict.txt)"; fi

test: lint test-uncompiled test-compiled
	@echo "make test: lint passed; uncompiled tests passed, coverage $$($(BIN)/coverage report --format=total)%;" \
	  "$$(sed -e 's/^compiled: \(.*\)/compiled tests passed (\1)/' -e 's/^not /compiled tests SKIPPED: not /' build/verdict.txt)"

clean:
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name .git -prune -o -name node_modules -prune -o -name __pycache__ -type d -print | xargs rm -rf
