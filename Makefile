# make install   .venv from the locks, saloon in it (editable), the rules compiled, the page built
# make play      what playing needs, then open the house: a table in the browser; the rules are compiled beside it
# make test      everything that CI checks
# make check     style, types, import directions
# make bench     speed of the engine;  make bench-peers: of other engines, for comparison
# make audit     is anything known against what the locks name?
# make lock      renew the locks;  make clean: remove what was built
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
PYTEST ?= pytest --dist worksteal --ignore=tests/browser
# What the tests reach is noted beside them: the compiled rules only where they run as plain Python.
NOTED = COVERAGE_FILE=$(CURDIR)/.build/coverage/$(1) $(BIN)/coverage run -m
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(LOCKFLAGS)
SYNC := pip sync --quiet --require-hashes --compile-bytecode
EDITABLE := $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
# Bytecode is kept, whatever the environment says: workers and the programs that tests start need not read all sources again.
export PYTHONDONTWRITEBYTECODE :=
# More arguments for the house that `make play` opens: make play SERVE=--lan
SERVE ?=
# SEPARATE=1: quicker to compile after one edit, for work on the rules themselves
COMPILE := $(BIN)/python scripts/compile_rules.py $(if $(SEPARATE),--separate)

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: install web check-web play test test-installed test-pure test-coverage test-browser check format bench bench-peers audit lock wheel wheels clean

install: $(VENV)/.installed web
	@$(COMPILE)

# The page of the browser; at once when nothing has changed.
web: $(VENV)/.installed
	@$(BIN)/python scripts/page.py build

# A new interpreter or a broken environment: make clean.
$(VENV)/.uv: requirements-uv.txt
	@PYTHON=$(PYTHON) scripts/system-packages venv
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.txt
	@touch $@

$(VENV)/.synced: $(VENV)/.uv requirements-dev.txt
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) $(SYNC) requirements-dev.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.synced pyproject.toml hatch_build.py
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(EDITABLE)
	@touch $@

# What playing needs, where the tools of developers are not installed.
$(VENV)/.playable: $(VENV)/.uv requirements.txt requirements-build.txt pyproject.toml hatch_build.py
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip sync --quiet --require-hashes requirements.txt requirements-build.txt
	VIRTUAL_ENV=$(CURDIR)/$(VENV) $(EDITABLE)
	@touch $@

# The page is built while Python is installed; a machine without Node gets one, and for that the installer comes first.
HOUSE := $(VENV)/$(if $(wildcard $(VENV)/.installed),.installed,.playable)
play:
	@$(PYTHON) scripts/page.py node || $(MAKE) --no-print-directory $(VENV)/.uv
	@$(PYTHON) scripts/page.py build & page=$$!; \
		$(MAKE) --no-print-directory $(HOUSE) || { kill $$page; exit 1; }; wait $$page
	@$(BIN)/python scripts/play.py $(SERVE)

# Two cores are kept busy: the compiler has but one of them, and the browser waits a good deal for timers and paint. In the
# time that they leave, and at lower priority, the rules are played as plain Python. All of it runs, whatever fails.
test: system-packages web
	@mkdir -p .build
	@nice -n 5 $(MAKE) --no-print-directory test-pure >.build/pure.log 2>&1 & pure=$$!; trap 'kill $$pure' INT TERM; failed=; \
		$(MAKE) --no-print-directory check & check=$$!; $(COMPILE) || failed=1; wait $$check || failed=1; \
		$(MAKE) --no-print-directory test-installed || failed=1; \
		$(MAKE) --no-print-directory test-browser || failed=1; \
		wait $$pure || failed=1; cat .build/pure.log; \
		$(MAKE) --no-print-directory test-coverage || failed=1; test -z "$$failed"

.PHONY: system-packages
system-packages:
	@PYTHON=$(PYTHON) scripts/system-packages venv compiler postgresql haproxy chromium

# Once for a checkout, one process compiles all tests with their assertions, and not each worker that begins at the same time.
.build/collected: | $(VENV)/.installed
	@mkdir -p .build
	@SALOON_PURE=1 $(BIN)/pytest --quiet --collect-only >.build/collecting.log || { cat .build/collecting.log; exit 1; }
	@touch $@

# All tests, on the build that people get: without a C compiler that is the pure one. Three at once: those of servers wait a good deal.
test-installed: install .build/collected
	@rm -f .build/coverage/installed.*
	@if [ -e src/saloon/_native/DIGEST ]; then $(call NOTED,installed) $(PYTEST) -n 3 --build=compiled; \
		else SALOON_PURE=1 $(call NOTED,installed) $(PYTEST) -n 3 --build=pure; fi

# The rules again as plain Python: the same scenes, rulings, games and bytes. What holds for all games holds for both builds,
# since both give the same bytes (test_builds): only what needs the pure build is played again, and no long walks.
# Positions and the last four of conformance are played again for what they reach. Of four scenes one is watched,
# which takes most of their time: the installed run watches all of them.
RULES := $(addprefix tests/,kernel scenes rulings playthroughs project/test_own_wishes.py project/test_command.py corpus thinking bots/bang server/test_positions.py terminal/test_positions.py $(addsuffix .py,$(addprefix conformance/test_,\
	faults asked_of_everybody memory questions calibre45_reasons two_conforms duel_conforms columns)))
test-pure: $(VENV)/.installed .build/collected
	@rm -f .build/coverage/pure.*
	SALOON_PURE=1 $(call NOTED,pure) $(PYTEST) -n 2 --build=pure --watch=4 -m 'not long or pure' $(RULES)

# Of lines and branches, after both. Whether the tests would notice a wrong line is another question: scripts/mutate.py.
OF_RULES := src/saloon/kernel/*,src/saloon/games/*
REPORT := $(BIN)/coverage report --data-file=.build/coverage/all
test-coverage:
	@$(BIN)/coverage combine --quiet --keep --data-file=.build/coverage/all .build/coverage/installed.* .build/coverage/pure.*
	@$(REPORT) --include='$(OF_RULES)' --fail-under=97
	@$(REPORT) --include='src/saloon/*' --omit='$(OF_RULES),*/_native/*' --fail-under=90

# What is left of the pure run beside them is nice to them. Three at once: they wait for bots, timers and paint a good deal of the time.
BROWSERS ?= 3
# The page in a real Chromium, without which they fail; screenshots of every screen go to .build/screens.
test-browser: install
	@PYTHON=$(PYTHON) scripts/system-packages chromium
	$(BIN)/pytest -n $(BROWSERS) --dist worksteal --need-browser tests/browser

check: $(VENV)/.installed
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --quiet --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(MAKE) --no-print-directory check-web

check-web: $(VENV)/.installed
	@$(BIN)/python scripts/page.py check
	@$(BIN)/python scripts/page.py test

format: $(VENV)/.installed
	$(BIN)/ruff check --quiet --fix-only
	$(BIN)/ruff format --quiet

bench: install
	$(BIN)/saloon bench

bench-peers: $(VENV)-peers/.synced

$(VENV)-peers/.synced: $(VENV)/.uv requirements-peers.txt
	$(PYTHON) -m venv --without-pip $(VENV)-peers
	VIRTUAL_ENV=$(CURDIR)/$(VENV)-peers $(UV) $(SYNC) requirements-peers.txt
	@touch $@

audit:
	@$(PYTHON) scripts/audit.py

# LOCKFLAGS=--upgrade renews every version; without it a lock changes only where the .in files or pyproject.toml did.
lock: $(VENV)/.uv
	$(LOCK) --all-extras pyproject.toml requirements-build.in requirements-dev.in -o requirements-dev.txt
	$(LOCK) pyproject.toml -c requirements-dev.txt -o requirements.txt
	$(LOCK) requirements-build.in -c requirements-dev.txt -o requirements-build.txt
	$(LOCK) requirements-uv.in -c requirements-dev.txt -o requirements-uv.txt
	$(LOCK) requirements-peers.in -o requirements-peers.txt
	$(LOCK) requirements-node.in -o requirements-node.txt
	$(LOCK) requirements-wheels.in -c requirements-build.txt -o requirements-wheels.txt

wheel: $(VENV)/.synced web
	$(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist

# For an index: every Python that is here, and one wheel for all other platforms.
wheels: $(VENV)/.synced web
	$(BIN)/python scripts/build_wheels.py

clean:
	rm -rf $(VENV) $(VENV)-peers $(VENV)-node web/node_modules src/saloon/server/page .build build dist src/saloon/_native src/saloon/_native.* .coverage htmlcov \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
