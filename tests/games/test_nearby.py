"""Games of a folder that is not installed are found by its pyproject.toml, in this process and in those it starts."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from talewind import games
from talewind.cli.making import written
from talewind.games import nearby

type Make = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Makes folders of games; what became known by them is forgotten afterwards."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(nearby, "_known", {})
    monkeypatch.delenv(nearby.NEARBY, raising=False)
    made: list[str] = []

    def folder(name: str, **changed: str) -> Path:
        made.append(name)
        for place, text in written(name).items():
            (tmp_path / name / place).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / place).write_text(changed.get(place.rpartition("/")[2].partition(".")[0], text))
        return tmp_path / name

    games.load.cache_clear()
    yield folder
    games.load.cache_clear()
    os.environ.pop(nearby.NEARBY, None)
    for module in [each for each in sys.modules if each.partition(".")[0] in made]:
        del sys.modules[module]


def test_the_game_of_the_folder_is_known_beside_the_installed_ones(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(make("pebbles"))
    assert "pebbles" not in games.names()
    found = nearby.know()
    assert found is not None
    assert found.games == ["pebbles"]
    assert {"pebbles", "windmill"} <= {*games.names()}
    assert games.load("pebbles").package == "pebbles"


def test_a_folder_without_games_is_no_error_unless_it_was_named(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert nearby.know() is None
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n')
    assert nearby.know() is None
    with pytest.raises(nearby.Unreadable, match=r"There is no game in .*: it has no pyproject\.toml with"):
        nearby.know(tmp_path)


def test_folders_above_are_not_searched(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(make("pebbles") / "src")
    assert nearby.know() is None


def test_processes_that_are_started_know_it_too(make: Make) -> None:
    nearby.know(make("pebbles"))
    told = subprocess.run(
        [sys.executable, "-c", "from talewind import games; print(games.load('pebbles').id)"],
        capture_output=True, text=True, timeout=90, check=True,
    )  # fmt: skip
    assert told.stdout == "pebbles\n"


def test_it_comes_before_an_installed_game_of_its_name(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = EntryPoint("pebbles", "old_pebbles:Pebbles", nearby.GROUP)
    monkeypatch.setattr(nearby, "entry_points", lambda group: [installed] if group == nearby.GROUP else [])
    nearby.know(make("pebbles"))
    assert [point.value for point in nearby.points(nearby.GROUP)] == ["pebbles:Pebbles", "old_pebbles:Pebbles"]
    assert games.load("pebbles").package == "pebbles"


def test_a_bot_of_the_folder_is_known_by_its_entry_point(make: Make) -> None:
    folder = make("pebbles")
    toml = folder / "pyproject.toml"
    toml.write_text(toml.read_text() + '\n[project.entry-points."talewind.bots"]\npebbles = "pebbles.bot:Greedy"\n')
    nearby.know(folder)
    assert [point.value for point in nearby.points("talewind.bots") if point.name == "pebbles"] == [
        "pebbles.bot:Greedy"
    ]


BROKEN = {
    "from talewind.kit import Gaem\n": r"pebbles/game\.py, line 1: ImportError: cannot import name 'Gaem'",
    "import talewind\n\nclass Broken(:\n": r"pebbles/game\.py, line 3: SyntaxError: ",
    "def late():\n    return 1 / 0\nlate()\n": r"pebbles/game\.py, line 2: ZeroDivisionError: division by zero\.$",
    "import no_such_module\n": r"pebbles/game\.py, line 1: ModuleNotFoundError: No module named 'no_such_module'",
    "Peebles = 1\n": r"pebbles/__init__\.py, line 3: ImportError: cannot import name 'Pebbles'",
    "class Pebbles: ...\n": r"pebbles:Pebbles is no subclass of talewind\.kit\.Game",
    "from talewind.kit import Phase\nclass Turn(Phase):\n    def answerd(self): ...\n": r"game\.py, line 2: Turn\.answerd",
}


@pytest.mark.parametrize("code", BROKEN)
def test_code_that_cannot_be_imported_is_named_by_file_and_line(make: Make, code: str) -> None:
    nearby.know(make("pebbles", game=code))
    with pytest.raises(games.Unloadable, match=BROKEN[code]) as told:
        games.load("pebbles")
    assert "\n" not in str(told.value)


def test_an_entry_point_that_names_nothing_is_said_so(make: Make) -> None:
    nearby.know(make("pebbles", __init__='"""Nothing."""\n'))
    with pytest.raises(games.Unloadable, match=r"pebbles/__init__\.py has no Pebbles; import it there, or change"):
        games.load("pebbles")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("[project\n", r"pyproject\.toml cannot be read: "),
        (
            '[project.entry-points."talewind.games"]\npebbles = "stones:Pebbles"\n',
            "neither src/stones nor stones is there",
        ),
        ('[project.entry-points."talewind.games"]\npebbles = "???"\n', "is no entry point"),
    ],
)
def test_a_pyproject_that_is_wrong_is_said_so(make: Make, said: str, told: str) -> None:
    with pytest.raises(nearby.Unreadable, match=told):
        nearby.know(make("pebbles", pyproject=said))


def test_a_package_may_lie_in_the_folder_itself_or_where_hatchling_is_told(make: Make) -> None:
    folder = make("pebbles")
    (folder / "src").rename(folder / "lib")
    toml = folder / "pyproject.toml"
    toml.write_text(toml.read_text().replace("src/pebbles", "lib/pebbles"))
    assert nearby.find(folder).sources == (folder / "lib",)  # type: ignore[union-attr]
    (folder / "lib" / "pebbles").rename(folder / "pebbles")
    assert nearby.find(folder).sources == (folder,)  # type: ignore[union-attr]
