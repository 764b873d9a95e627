"""`talewind new`: a small whole game in a folder of its own, known to the commands that are called there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from talewind.cli.making import TAKEN, TEMPLATES, class_of, make_game, unfit, written
from talewind.games import RESERVED

from .commands import ROOT, talewind

IDS = ("mygame", "liars_dice")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both games."""
    folder = tmp_path_factory.mktemp("made")
    for game in IDS:
        told = talewind("new", game, "--into", str(folder))
        assert told.returncode == 0, told.stderr
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of the same Python, as somebody has installed Talewind but not the game."""
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environ, capture_output=True, text=True, timeout=240, check=False
    )


def test_it_says_what_it_wrote_and_what_to_try(tmp_path: Path) -> None:
    told = talewind("new", "pebbles", cwd=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "  pebbles/src/pebbles/game.py\n" in told.stdout
    assert "  cd pebbles\n  talewind play " in told.stdout
    assert "  talewind dev " in told.stdout
    assert "  talewind conform " in told.stdout
    files = {str(path.relative_to(tmp_path / "pebbles")) for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {*written("pebbles")}
    assert len(files) == len(TEMPLATES)


@pytest.mark.parametrize("game", IDS)
def test_the_new_game_conforms(made: Path, game: str) -> None:
    told = talewind("conform", "--games", "30", "--jobs", "1", cwd=made / game)
    assert f"{game} conforms in 30 games" in told.stdout, told.stdout + told.stderr


@pytest.mark.parametrize("game", IDS)
def test_the_new_game_is_played_in_the_terminal(made: Path, game: str) -> None:
    told = talewind("play", game, "--watch", "--seed", "moon", cwd=made / game)
    assert told.returncode == 0, told.stderr
    assert "has won." in told.stdout
    assert f"{game}-" not in told.stdout, "every key has its text"


@pytest.mark.parametrize("game", IDS)
def test_every_rule_of_the_new_game_is_proved_and_its_tests_pass(made: Path, game: str) -> None:
    told = talewind("rules", "--run", cwd=made / game)
    assert told.returncode == 0, told.stdout + told.stderr
    assert "rules: 4 of 4 covered\n" in told.stdout
    assert "✓ test_" in told.stdout
    assert "✗" not in told.stdout
    assert "LD-1" in told.stdout if game == "liars_dice" else "MY-1" in told.stdout


@pytest.mark.parametrize("game", IDS)
def test_its_tests_pass_without_an_installation(made: Path, game: str) -> None:
    told = run(made / game, "-m", "pytest", "-p", "no:cacheprovider")
    assert told.returncode == 0, told.stdout + told.stderr
    assert "4 passed" in told.stdout


@pytest.mark.long
@pytest.mark.parametrize("game", IDS)
def test_its_types_are_strict(made: Path, game: str) -> None:
    told = run(made / game, "-m", "mypy", "--cache-dir", str(made / "cache"))
    assert told.returncode == 0, told.stdout + told.stderr


def test_from_elsewhere_a_game_is_named_by_its_folder(made: Path, tmp_path: Path) -> None:
    folder = str(made / "mygame")
    told = talewind("simulate", "--games", "3", "--from", folder, cwd=tmp_path)
    assert "Mygame: 3 games" in told.stdout, told.stderr
    file = tmp_path / "evening.talewind"
    assert talewind("record", "mygame", str(file), "--from", folder, cwd=tmp_path).returncode == 0
    assert talewind("verify", str(file), "--from", folder, cwd=tmp_path).returncode == 0
    assert talewind("rules", "mygame", "--from", folder, "--quiet", cwd=tmp_path).stdout == "rules: 4 of 4 covered\n"
    assert "There is no game in" in talewind("play", "mygame", "--from", str(tmp_path), cwd=tmp_path).stderr


def test_without_a_folder_one_says_which_game(tmp_path: Path) -> None:
    told = talewind("play", cwd=tmp_path)
    assert told.returncode == 1
    assert told.stderr.startswith("Which game? Installed: end_of_the_story, ")


def test_an_error_in_the_authors_code_is_one_sentence(tmp_path: Path) -> None:
    assert talewind("new", "pebbles", cwd=tmp_path).returncode == 0
    code = tmp_path / "pebbles" / "src" / "pebbles" / "game.py"
    code.write_text(code.read_text().replace("class Take(Move)", "class Take(Mov)"))
    line = next(n for n, text in enumerate(code.read_text().splitlines(), 1) if "(Mov)" in text)
    for words in (("play",), ("conform", "pebbles"), ("rules",)):
        told = talewind(*words, cwd=tmp_path / "pebbles")
        assert told.returncode == 1
        assert told.stderr == (
            f"The game pebbles cannot be loaded: {code}, line {line}: NameError: name 'Mov' is not defined.\n"
        )


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "pebbles").mkdir()
    assert talewind("new", "pebbles", cwd=tmp_path).returncode == 0, "an empty folder may be used"
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    told = talewind("new", "pebbles", cwd=tmp_path)
    assert told.returncode == 1
    assert told.stderr.startswith("pebbles is there already, and is not empty. Nothing was written")
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("Liar's Dice", "such as liar_s_dice."),
        ("LiarsDice", "such as liars_dice."),
        ("liars-dice", "such as liars_dice."),
        ("7up", "such as liars_dice."),
        ("../up", "such as up."),
        ("two__words", "such as two_words."),
        ("", "such as liars_dice."),
        ("x" * 41, "at most 40 in all"),
        ("windmill", "There is a game called 'windmill' already. Installed: "),
        ("class", "means something in Python"),
        ("json", "means something in Python"),
        ("tests", "means something in Python"),
        *((name, "means something in Python") for name in ("none", "true", "false", "a", "b", "t")),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_one_that_can(game: str, why: str) -> None:
    assert why in unfit(game)


@pytest.mark.parametrize("game", sorted(RESERVED))
def test_a_name_of_the_platforms_texts_is_refused(game: str) -> None:
    assert unfit(game) == f"A game cannot be called {game!r}: texts of the platform have that name."


def test_a_class_never_has_the_name_of_another_in_its_module() -> None:
    for name in TAKEN:
        assert class_of(name.lower()) not in TAKEN or name == "HeapView"
    code = written("mygame")["src/mygame/game.py"]
    named = {word for word in TAKEN if f"class {word}(" in code or f"    {word},\n" in code}
    assert named == TAKEN - {"Iterable", "Refused", "Rig"}


def test_a_file_is_no_folder_for_a_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for into in (file, file / "below"):
        with pytest.raises(SystemExit, match=f"--into: {into} is no folder, and none can be made there"):
            make_game("pebbles", into)
    make_game("pebbles", tmp_path / "made" / "here")
    assert (tmp_path / "made" / "here" / "pebbles" / "pyproject.toml").exists()
