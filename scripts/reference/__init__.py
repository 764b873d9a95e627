"""Write docs/author/reference from the kit itself: signatures, docstrings and comments of every public name, the text keys, the
option types, the faults of `conform` with their cures, and the commands.

    python -m scripts.reference            write the pages
    python -m scripts.reference --check    exit 1 if a page is not what the sources say
"""

import argparse
import sys
from pathlib import Path

from . import commands, faults, grouping, names, options, ready, texts

PLACE = Path(__file__).parents[2] / "docs" / "author" / "reference"
MEND = "Run `make reference` and commit docs/author/reference."


def pages() -> dict[str, str]:
    """The content of each page by its file name."""
    found = {page.file: names.page(page) for page in grouping.PAGES}
    found["ready.md"] = ready.page()
    found["texts.md"] = texts.page()
    found["options.md"] = options.page()
    found["faults.md"] = faults.page()
    found["commands.md"] = commands.page()
    found["index.md"] = names.index()
    return {file: text.rstrip() + "\n" for file, text in found.items()}


def stale(place: Path = PLACE) -> list[str]:
    """What is wrong with the pages in a folder, one sentence each."""
    wanted = pages()
    there = {path.name: path.read_text("utf-8") for path in place.glob("*.md")}
    wrong = [f"{file}: {'stale' if file in there else 'missing'}" for file in wanted if there.get(file) != wanted[file]]
    return wrong + [f"{file}: no part of the reference any more; delete it" for file in sorted(there.keys() - wanted)]


def main(words: list[str] | None = None, place: Path = PLACE) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args(words).check:
        wrong = stale(place)
        print("\n".join([*wrong, MEND] if wrong else ["The reference is up to date."]))
        return 1 if wrong else 0
    place.mkdir(parents=True, exist_ok=True)
    written = pages()
    for old in place.glob("*.md"):
        if old.name not in written:
            old.unlink()
    for file, text in written.items():
        (place / file).write_text(text, "utf-8")
    print(f"{len(written)} pages in {place}", file=sys.stderr)
    return 0
