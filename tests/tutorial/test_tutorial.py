"""The tutorial is run as written: each chapter from the files of the one before it, its commands, and what they print."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from .chapters import FOLDER, NAMES, Chapter, chapter, written
from .workshop import GAME, Workshop, changed

MOST_LINES = 150  # of a chapter: one page
MOST_OF_THE_GAME = 120  # of rules and view, without imports, blank lines and docstrings
CHAPTERS = [chapter(name) for name in written()]


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `talewind new` writes."""
    folder = tmp_path_factory.mktemp("new")
    code, printed = Workshop(folder).command(["talewind", "new", GAME], "the skeleton")
    assert code == 0, printed
    return folder


def before(number: int, fresh: Path, folder: Path) -> Workshop:
    """The files as the chapters before this one leave them."""
    if number:
        shutil.copytree(fresh, folder, dirs_exist_ok=True)
    workshop = Workshop(folder)
    for earlier in CHAPTERS[:number]:
        workshop.build(earlier)
        workshop.proved = earlier.is_whole
    return workshop


@pytest.mark.parametrize("number", range(len(CHAPTERS)), ids=[each.name for each in CHAPTERS])
def test_a_chapter_does_what_it_says(number: int, fresh: Path, tmp_path: Path) -> None:
    workshop = before(number, fresh, tmp_path)
    workshop.follow(CHAPTERS[number])
    if CHAPTERS[number].is_whole and not workshop.proved:
        workshop.here = workshop.folder / GAME
        games = "20" if any(block.file.endswith("game.py") for block in CHAPTERS[number].blocks) else "2"  # texts alone
        code, printed = workshop.command(["talewind", "conform", GAME, "--games", games], CHAPTERS[number].name)
        assert code == 0, printed


@pytest.mark.long
@pytest.mark.parametrize("number", [n for n, each in enumerate(CHAPTERS) if any(b.is_long for b in each.blocks)])
def test_a_chapter_with_long_commands_does_what_it_says(number: int, fresh: Path, tmp_path: Path) -> None:
    before(number, fresh, tmp_path).follow(CHAPTERS[number], long=True)


def test_there_are_fourteen_chapters_and_the_index_has_them_all() -> None:
    assert tuple(written()) == NAMES
    index = (FOLDER / "index.md").read_text("utf-8")
    listed = re.findall(r"\]\(([\w-]+)\.md\).*?\| (\d+) \|", index)
    assert listed == [(each.name, str(each.minutes)) for each in CHAPTERS]
    assert f"{sum(each.minutes for each in CHAPTERS)} minutes" in index


@pytest.mark.parametrize("each", CHAPTERS, ids=[each.name for each in CHAPTERS])
def test_a_chapter_is_a_page_with_a_time_and_something_to_see(each: Chapter) -> None:
    assert len(each.text.splitlines()) <= MOST_LINES
    assert each.text.startswith(f"# {int(each.name[:2])}. "), "the title has the number"
    assert each.minutes, "how long does it take?"
    assert re.findall(r"^## (.*)$", each.prose, re.MULTILINE)[-1] == "What you can see now"


def test_every_name_of_the_kit_is_explained_before_it_is_used(fresh: Path, tmp_path: Path) -> None:
    workshop = before(0, fresh, tmp_path)
    shutil.copytree(fresh, tmp_path, dirs_exist_ok=True)
    said: set[str] = set()
    for each in CHAPTERS[1:]:
        workshop.build(each)
        said |= {name for code in re.findall(r"`([^`]+)`", each.prose) for name in re.findall(r"\w+", code)}
        tree = ast.parse((tmp_path / GAME / "src" / GAME / "game.py").read_text("utf-8"))
        used = {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}
        assert not (missing := used - said - {"annotations"}), f"{each.name} does not explain {sorted(missing)}"


def test_the_final_game_is_small(fresh: Path, tmp_path: Path) -> None:
    before(len(CHAPTERS), fresh, tmp_path)
    text = (tmp_path / GAME / "src" / GAME / "game.py").read_text("utf-8")
    tree = ast.parse(text)
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    docs = [tree.body[0]] if ast.get_docstring(tree) else []
    left_out = {n for node in (*imports, *docs) for n in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    lines = [line for n, line in enumerate(text.splitlines(), 1) if n not in left_out and line.strip()]
    assert len([line for line in lines if not line.strip().startswith("#")]) <= MOST_OF_THE_GAME


def test_the_terminal_names_values_by_the_family_that_their_text_names(fresh: Path, tmp_path: Path) -> None:
    workshop = before(NAMES.index("10-rules") + 1, fresh, tmp_path)
    play = ["talewind", "play", GAME, "--seats", "2", "--seed", "sun"]
    _, printed = workshop.command(play, "look", typed="look\nquit\n")
    assert "Under your cup: ⚀ one, ⚁ two, ⚄ five, ⚄ five, ⚅ six" in printed


def test_a_change_that_does_not_fit_is_refused() -> None:
    diff = next(block for block in CHAPTERS[1].blocks if block.language == "diff")
    with pytest.raises(AssertionError, match="0 times"):
        changed("another file\n", diff)
