# Targets for developers; `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help setup check everything others-and-long check-others check-python mutants check-client check-pictures check-browser long test nightly nightly-mutants nightly-games nightly-server nightly-browser nightly-engines nightly-figures faults load serve dev client wheel play conform bench types reference site pictures screens pin audit

unexport PYTHONDONTWRITEBYTECODE  # a check starts hundreds of interpreters: compile once

HANGS = --timeout 600  # seconds: a test that hangs is named, on a machine however slow
MINUTES ?= 15  # for each game of `make nightly-games`
GAMES = $(shell .venv/bin/python -c "from talewind import games; print(*games.names())")

help: ## this list
	@grep -hE '^[a-z -]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+)[^#]*## /  make \1\t/' | expand -t 22

setup: ## make .venv and the two node_modules with everything pinned
	@scripts/setup

check: client ## what every change must pass: two rows of checks side by side; what a check prints comes when it is over
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line check-python check-others

everything: client ## what CI runs: `check`, and `long` as soon as the second row is through
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line check-python others-and-long

others-and-long:
	@$(MAKE) --no-print-directory --jobs=1 check-others long

check-others:
	@$(MAKE) --no-print-directory --jobs=1 check-client check-pictures check-browser

check-python: ## style, types, layers, rules, decks, wire types, tests; needs `make client`
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/talewind rules --quiet
	.venv/bin/talewind decks --check
	.venv/bin/python scripts/wire_types.py --check
	.venv/bin/pytest $(HANGS) -n 3 --dist worksteal --ignore tests/browser  # many wait for servers: three keep two cores busy

mutants nightly-mutants: ## put faults into the rules, one by one, and see that tests notice
	.venv/bin/python scripts/mutants.py

check-client: ## style, types and tests of the browser client
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

check-pictures: ## the committed pictures are what their sources say; three are painted again
	cd studio && npm run --silent types && npm run --silent test && npm run --silent check -- --repaint 3

check-browser: ## the client in real browsers; needs `make client` and chromium
	.venv/bin/pytest $(HANGS) -n 2 --dist worksteal tests/browser

long: ## games in browsers, deployments: what takes tens of seconds each; CI runs it too
	.venv/bin/pytest $(HANGS) -n 4 --dist worksteal -m "long and not nightly" tests

test: ## the Python tests, without browsers, long and nightly ones; one: .venv/bin/pytest tests/games/windmill/test_guessing.py -k windmill
	.venv/bin/pytest -n 2 --ignore tests/browser

nightly: client ## all that takes longer or needs a quiet machine; what came of it: docs/nightly.md
	@.venv/bin/python scripts/nightly

nightly-games: ## thousands of random games, and what must hold at every step of them
	for game in $(GAMES); do .venv/bin/talewind conform $$game --games 1000 --minutes $(MINUTES) --bound 9000 || exit 1; done

nightly-server: ## sieges, starts and outages by the clock
	.venv/bin/pytest -m nightly tests --ignore tests/browser --ignore tests/engines

nightly-browser: ## whole evenings in Chromium; needs `make client`
	.venv/bin/pytest -n 2 --dist worksteal -m nightly tests/browser --ignore tests/browser/test_weights.py

nightly-engines: ## one whole game in Firefox and in WebKit; needs firefox-esr, webkit2gtk-driver and xvfb
	.venv/bin/pytest -m nightly tests/engines

nightly-figures: ## seconds and ratios: nothing should run beside it
	.venv/bin/python bench/server.py --check
	.venv/bin/pytest -m nightly tests/browser/test_weights.py

faults: ## the full set of crashes, races, outages, simulations and strangers, into docs/operate/proof.md; hours
	.venv/bin/python scripts/proof

load: ## load over real sockets, beside boardgame.io and the bare engine, held, and too much of it, into bench/load.md; nothing should run beside it
	.venv/bin/python bench/load.py compare
	.venv/bin/python bench/load.py hold
	.venv/bin/python bench/load.py overload

serve: ## a server at home: PostgreSQL and NATS come along
	.venv/bin/talewind serve

dev: ## server, a table with two bots, and the client with hot reload
	@scripts/dev

client: ## build the browser client into the Python package
	cd web && npm run --silent build -- --logLevel warn

wheel: client ## a wheel with the client in dist/, for deploy/install.sh and the container
	rm -f dist/talewind-*.whl
	.venv/bin/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

play: ## Windmill in the terminal against three bots
	.venv/bin/talewind play windmill

conform: ## thousands of random games and what must hold at every step of them
	for game in $(GAMES); do .venv/bin/talewind conform $$game --games 5000 --bound 9000 || exit 1; done

bench: ## what a step, an answer in the arena and a served move cost here
	.venv/bin/python bench/kit.py
	.venv/bin/python bench/arena.py --all
	.venv/bin/python bench/server.py

types: ## write web/src/wire.ts and web/src/wire/ from the Python types, and the frames and sights that the client is tested on
	.venv/bin/python scripts/wire_types.py
	.venv/bin/python -m tests.properties.frames
	.venv/bin/python scripts/sights.py

reference: ## write docs/author/reference from the docstrings, texts, checks and commands
	.venv/bin/python -m scripts.reference

site: ## build the documentation into site/, without any network; open site/index.html
	.venv/bin/python -m mkdocs build --strict

pictures: ## paint what has changed, and lay out the contact sheets
	cd studio && npm run --silent build && npm run --silent sheets

screens: client ## photograph every screen into docs/screens
	.venv/bin/python scripts/screens.py

pin: ## pin the newest allowed versions with their hashes
	.venv/bin/uv pip compile -q --universal --python-version 3.12 --generate-hashes --no-emit-index-url --no-header \
	  --custom-compile-command "make pin" pyproject.toml -o requirements/base.txt
	.venv/bin/uv pip compile -q --universal --python-version 3.12 --generate-hashes --no-emit-index-url --no-header \
	  --custom-compile-command "make pin" pyproject.toml --group dev -o requirements/dev.txt

audit: ## ask the advisory databases about the pinned versions; needs the internet, and is no part of `check`
	.venv/bin/uvx pip-audit --require-hashes --disable-pip -r requirements/base.txt
	.venv/bin/uvx pip-audit --require-hashes --disable-pip -r requirements/dev.txt
	cd web && npm audit
	cd studio && npm audit
