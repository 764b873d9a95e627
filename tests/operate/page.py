"""docs/operate/running.md as something that can be run: its fenced blocks by name, and the files that lie beside it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "operate"
BLOCK = re.compile(r"^```(\w+) ([\w-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def words() -> str:
    return (FOLDER / "running.md").read_text()


def blocks() -> dict[str, str]:
    """What is to be run, in the order of the page. A block without a name is an example."""
    found = BLOCK.findall(words())
    assert len({name for _, name, _ in found}) == len(found), "each name once"
    return {name: text for _, name, text in found}
