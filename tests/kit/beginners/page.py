"""Writes the page of examples for the reference: `python -m tests.kit.beginners.page`."""

import re
from pathlib import Path

from .planting import Found, fault_of, planted

PAGE = Path(__file__).parents[3] / "docs/author/mistakes.md"
HEAD = """# Mistakes and what conform says

For authors of games: mistakes that are easily made, and the sentence with which loading the game or `conform` names each. A test
plants every one of them in a small game and writes this page (`python -m tests.kit.beginners.page`).

| The mistake | Kind | The sentence |
|---|---|---|
"""


def sentence(found: Found) -> str:
    """Without the number of the game and row."""
    return re.sub(r" \([\w ]+, game \d+, row \d+, (in \w+|at the end)\)$", "", found.says)


def row(name: str, found: Found) -> str:
    cells = (name, found.kind, sentence(found))
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def page() -> str:
    """The page as it should be."""
    rows = [(mistake.name, fault_of(mistake)) for mistake in planted()]
    return HEAD + "".join(row(name, found) for name, found in rows if found is not None)


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), "utf-8")
