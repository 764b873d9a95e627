"""The chapters of the tutorial, read: their code blocks, in order, and their prose."""

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "author" / "tutorial"
NAMES = (
    "01-new", "02-one-move", "03-chance", "04-secrets", "05-domains", "06-silence", "07-ready", "08-texts", "09-options",
    "10-rules", "11-generic-board", "12-your-own", "13-publish", "14-reference",
)  # fmt: skip
WHOLE = "<!-- whole -->"  # after this chapter the game is whole: `conform` is run


@dataclass(frozen=True)
class Block:
    """A fenced block. `words`: the rest of its info string, such as `file=src/liars_dice/game.py` or `fails`."""

    language: str
    words: tuple[str, ...]
    text: str
    line: int

    @property
    def file(self) -> str:
        """The file that the block writes or changes; "": none."""
        return next((word.removeprefix("file=") for word in self.words if word.startswith("file=")), "")

    @property
    def is_long(self) -> bool:
        return "long" in self.words

    @property
    def is_mistake(self) -> bool:
        """Whether it is made on purpose, and taken back after the next command."""
        return "mistake" in self.words


@dataclass(frozen=True)
class Chapter:
    name: str
    text: str
    blocks: tuple[Block, ...]
    prose: str  # without its blocks

    @property
    def is_whole(self) -> bool:
        return WHOLE in self.prose

    @property
    def minutes(self) -> int:
        """As its third paragraph says: `*About 15 minutes.*`; 0: it does not."""
        found = re.search(r"^\*About (\d+) minutes\.\*$", self.prose, re.MULTILINE)
        return int(found[1]) if found else 0


def chapter(name: str) -> Chapter:
    text = (FOLDER / f"{name}.md").read_text("utf-8")
    blocks: list[Block] = []
    prose: list[str] = []
    inside: list[str] | None = None
    opening, begun = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("```"):
            (prose if inside is None else inside).append(line)
        elif inside is None:
            inside, opening, begun = [], line.removeprefix("```").strip(), number
        else:
            language, *words = opening.split() or [""]
            blocks.append(Block(language, tuple(words), "".join(f"{each}\n" for each in inside), begun))
            inside = None
    assert inside is None, f"{name}.md, line {begun}: the block is not closed"
    return Chapter(name, text, tuple(blocks), "\n".join(prose))


def written() -> list[str]:
    """The names of the chapters that there are."""
    return sorted(path.stem for path in FOLDER.glob("[0-9][0-9]-*.md"))
