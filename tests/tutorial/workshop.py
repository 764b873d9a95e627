"""The folder in which a reader of the tutorial works: files are written and changed, commands are run, their output compared."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from .chapters import Block, Chapter

REPOSITORY = Path(__file__).parents[2]
COMMANDS = {
    "talewind": [sys.executable, "-c", "from talewind.cli import main; main()"],
    "pytest": [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"],
    "pip": [sys.executable, "-m", "pip", "--quiet", "--no-input", "--disable-pip-version-check"],
}
OFFLINE = ["--no-build-isolation", "--no-index"]  # of `pip wheel`: nothing is fetched
GAME = "liars_dice"
LONGEST = 240  # seconds of one command, on a busy machine


class Workshop:
    """`folder`: where `talewind new` is run. `here`: where the reader is, in it or in the game's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.proved = False  # whether `conform` has passed since rules or texts were changed last
        self.here = folder / GAME if (folder / GAME).is_dir() else folder

    def build(self, chapter: Chapter) -> None:
        """Do what the chapter does to the files, without its commands."""
        for block in chapter.blocks:
            if block.file and not block.is_mistake:
                self.write(block)

    def follow(self, chapter: Chapter, long: bool = False) -> None:
        """Do everything that the chapter says, and compare what it shows. Blocks marked `long` are run only if `long` is set."""
        printed: str | None = None
        right: dict[Path, str] = {}  # the files without the mistake that the next command shows
        for block in chapter.blocks:
            where = f"{chapter.name}.md, line {block.line}"
            if block.is_mistake:
                path = self.folder / GAME / block.file
                right.setdefault(path, path.read_text("utf-8"))
            if block.file:
                self.write(block)
            elif block.language == "sh" and "skip" not in block.words and (long or not block.is_long):
                printed = self.run(block, where)
                for path, text in right.items():
                    path.write_text(text, "utf-8")
                right.clear()
            elif block.language == "sh":
                printed = None
            elif block.language == "text" and printed is not None:
                assert printed_as(block.text, printed), f"{where}: this is printed instead:\n{printed}"
                printed = None

    def write(self, block: Block) -> None:
        path = self.folder / GAME / block.file
        assert path.resolve().is_relative_to(self.folder.resolve()), f"{block.file} lies outside the game's folder"
        text = changed(path.read_text("utf-8"), block) if block.language == "diff" else block.text
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        self.proved &= path.name != "game.py" and path.suffix != ".ftl"

    def run(self, block: Block, where: str) -> str:
        """Run the block's commands; only the last may fail, and must if the block is marked `fails`. What they print."""
        printed, codes = "", []
        for line in block.text.splitlines():
            words = shlex.split(line, comments=True)
            if words:
                code, said = self.command(words, where)
                printed += said
                codes.append(code)
        assert not any(codes[:-1]), f"{where}: a command fails:\n{printed}"
        assert bool(codes[-1]) == ("fails" in block.words), f"{where}: ends with {codes[-1]}:\n{printed}"
        by_tests = block.text.splitlines()[0] == "pytest"  # one of the game's tests calls `conform`
        self.proved |= not codes[-1] and (by_tests or f"{GAME} conforms" in printed)
        return printed

    def command(self, words: list[str], where: str, typed: str = "") -> tuple[int, str]:
        match words:
            case ["cd", folder]:
                self.here = (self.here / folder).resolve()
                assert self.here.is_relative_to(self.folder.resolve()), f"{where}: cd leads outside"
                return 0, ""
            case ["ls", *folders]:
                found = [path.name for folder in folders or ["."] for path in (self.here / folder).iterdir()]
                return 0, "\n".join(sorted(name for name in found if name[0] not in "._")) + "\n"
            case ["pip", other, *_] if other != "wheel":
                raise AssertionError(f"{where}: pip {other} is not run; mark the block `sh skip`")
            case [name, *rest] if name in COMMANDS:
                rest += OFFLINE if name == "pip" else []
                done = subprocess.run(
                    [*COMMANDS[name], *rest], cwd=self.here, env=environment(), input=typed, timeout=LONGEST,
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                )  # fmt: skip
                return done.returncode, done.stdout
        raise AssertionError(f"{where}: {words[0]} is none of the commands that are run; mark the block `sh skip`")


def environment() -> dict[str, str]:
    """The project's own sources, plain output in long lines, and nothing of the tests around."""
    path = [str(REPOSITORY / "src"), os.environ.get("PYTHONPATH", "")]
    more = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb", "PYTHONDONTWRITEBYTECODE": "1"}
    usual = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "TALEWIND_"))}
    return usual | more | {"PYTHONPATH": os.pathsep.join(filter(None, path))}


def changed(text: str, block: Block) -> str:
    """The file after a diff. A line `@@` begins another hunk; the lines that a hunk keeps and removes stand in the file once."""
    for hunk in re.split(r"^@@.*\n", block.text, flags=re.MULTILINE):
        lines = hunk.splitlines()
        assert all(line[:1] in ("", " ", "+", "-") for line in lines), f"line {block.line}: no diff: {hunk}"
        was = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
        becomes = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
        places = [found.start() for found in re.finditer(rf"^{re.escape(was)}", text, re.MULTILINE)] if lines else []
        if lines:
            assert len(places) == 1, f"line {block.line}: {block.file} has these lines {len(places)} times:\n{was}"
            text = text[: places[0]] + becomes + text[places[0] + len(was) :]
    return text


def printed_as(shown: str, printed: str) -> bool:
    """Whether the output is as shown: `…` stands for anything, and it does not matter where lines are wrapped.

    >>> printed_as("one … three\\n", "one\\n  two\\n  three\\n"), printed_as("one", "one two")
    (True, False)
    """
    first, *rest = (" ".join(part.split()) for part in shown.split("…"))
    text = " ".join(printed.split())
    if not rest or not text.startswith(first):
        return text == first
    *between, last = rest
    text = text.removeprefix(first)
    for part in between:
        _, found, text = text.partition(part) if part else ("", "…", text)
        if not found:
            return False
    return text.endswith(last)
