# What a newcomer meets first. `make` alone lists it.
.DEFAULT_GOAL := help
.PHONY: help setup check test serve play conform bench types pin

help: ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /  make \1\t/' | expand -t 18

setup: ## make .venv with everything pinned
	@scripts/setup

check: ## what CI runs, in its order: style, types, layers, rules, tests
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/talewind rules windmill --quiet
	.venv/bin/python scripts/wire_types.py --check
	.venv/bin/pytest -n 2

test: ## all tests; one: .venv/bin/pytest tests/games/windmill/test_guessing.py -k windmill
	.venv/bin/pytest -n 2

serve: ## a server at home: PostgreSQL and NATS come along
	.venv/bin/talewind serve

play: ## Windmill in the terminal against three bots
	.venv/bin/talewind play windmill

conform: ## thousands of random games and what must hold at every step of them
	.venv/bin/talewind conform windmill --games 5000

bench: ## what a step costs here
	.venv/bin/python bench/kit.py

types: ## write web/src/wire.ts from the Python types
	.venv/bin/python scripts/wire_types.py

pin: ## pin the newest allowed versions with their hashes
	.venv/bin/uv pip compile -q --universal --python-version 3.12 --generate-hashes --no-emit-index-url --no-header \
	  --custom-compile-command "make pin" pyproject.toml -o requirements/base.txt
	.venv/bin/uv pip compile -q --universal --python-version 3.12 --generate-hashes --no-emit-index-url --no-header \
	  --custom-compile-command "make pin" pyproject.toml --group dev -o requirements/dev.txt
