.PHONY: help play test runtime pack cards bench cases

TOOLS := .venv/requirements.sha256

$(TOOLS): tests/requirements.txt
	python3 tests/run.py --tools

help: ## List what can be made.
	@awk -F ':.*## ' '/^[a-z]+:.*##/ { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: pack ## Pack the modules and serve the game on this machine, as a static host would.
	python3 -m tests.server

test: ## Run everything that has to pass before a change is handed in.
	python3 tests/run.py

runtime: ## Lay static/runtime/ from its pinned packages, and check it.
	python3 -m tools.lay_runtime

pack: $(TOOLS) ## Pack what the page loads, after any change of game/, static/ or index.html.
	.venv/bin/python -m tools.pack

cards: ## Draw the card pictures.
	python3 tools/draw_cards.py

bench: ## Measure how quickly the game starts and plays, as ratios.
	python3 -m tools.bench

cases: ## Run the tables of cases in this Python alone, without a browser.
	python3 -m tests.cases tests/cases/rules.json tests/cases/more.json
