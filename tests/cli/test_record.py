"""`talewind record`: games of bots as files."""

from pathlib import Path

import pytest
from msgspec import structs

from talewind import games
from talewind.cli import recording
from talewind.cli.covering import uncommon, used, wanted
from talewind.cli.recording import record_games, results_in
from talewind.kit import Chance
from talewind.server.books.verifying import verify
from talewind.server.record.game_file import pack, unfold

from .commands import talewind


def record(path: Path, seats: str = "", cover: bool = False, again: bool = False) -> None:
    record_games("windmill", path, seats, [], "moon", cover, again)


def test_a_recorded_game_is_genuine_and_the_same_seed_makes_it_again(tmp_path: Path) -> None:
    first, second = tmp_path / "a.talewind", tmp_path / "b.talewind"
    made = talewind("record", "windmill", str(first), "--seats", "3", "--option", "guess_timer=30", "--seed", "mill")
    assert made.returncode == 0, made.stderr
    record_games("windmill", second, "3", ["guess_timer=30"], "mill", cover=False, again=False)
    assert first.read_bytes() == second.read_bytes()
    file = unfold(first.read_bytes())
    assert (file.game, file.seats) == ("windmill", 3)
    assert b'"guess_timer":30' in bytes(file.options)
    assert verify(file).holds
    assert results_in(tmp_path)["a.talewind"].rows == len(file.rows)
    assert "winners" in made.stdout


def test_a_folder_is_recorded_again_by_the_rules_of_today(tmp_path: Path) -> None:
    path = tmp_path / "a.talewind"
    record(path, seats="3")
    before = path.read_bytes(), (tmp_path / "results.json").read_bytes()
    (tmp_path / "results.json").unlink()
    record(tmp_path, again=True)
    assert (path.read_bytes(), (tmp_path / "results.json").read_bytes()) == before


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--cover` wants one game only: which values it covers is another matter."""
    monkeypatch.setattr(recording, "wanted", lambda game: {("seats", 3)})
    monkeypatch.setattr(recording, "uncommon", lambda game, lacking, dice: (3, game.options_type()))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("again", [True, False])
def test_a_game_of_others_in_the_folder_is_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], again: bool
) -> None:
    path = tmp_path / "other.talewind"
    record(path, seats="3")
    path.write_bytes(pack(structs.replace(unfold(path.read_bytes()), game="windward")))
    before = path.read_bytes()
    record(tmp_path, cover=not again, again=again)
    assert path.read_bytes() == before
    assert f"{path} is a game of windward, not of windmill: it is left as it is.\n" in capsys.readouterr().err
    assert (tmp_path / "02.talewind").exists() == (not again), "it covers nothing"


@pytest.mark.usefixtures("quick")
def test_covering_never_writes_over_a_game(tmp_path: Path) -> None:
    """The first file was removed: the count of files is the number of one that is there."""
    path = tmp_path / "02.talewind"
    record(path, seats="4")
    before = path.read_bytes()
    record(tmp_path, cover=True)
    assert path.read_bytes() == before
    assert [file.name for file in sorted(tmp_path.glob("*.talewind"))] == ["02.talewind", "03.talewind"]


@pytest.mark.parametrize("again", [True, False])
def test_a_file_that_was_cut_is_named_before_anything_is_written(tmp_path: Path, again: bool) -> None:
    whole, cut = tmp_path / "a.talewind", tmp_path / "b.talewind"
    record(whole, seats="3")
    cut.write_bytes(whole.read_bytes()[:-9])
    before = whole.stat().st_mtime_ns
    with pytest.raises(SystemExit, match=r"b\.talewind is not a finished Talewind game\. .* Nothing was recorded\."):
        record(tmp_path, cover=not again, again=again)
    assert whole.stat().st_mtime_ns == before


def test_what_cannot_be_recorded_is_said(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"must end with \.talewind"):
        record(tmp_path / "a.json")
    with pytest.raises(SystemExit, match="is no folder"):
        record(tmp_path / "none", cover=True)
    with pytest.raises(SystemExit, match=r"There is no folder .*none"):
        record(tmp_path / "none" / "a.talewind")
    with pytest.raises(SystemExit, match="3 to 5 seats"):
        record(tmp_path / "a.talewind", seats="9")


def test_every_value_is_wanted_and_options_say_which_they_use() -> None:
    game = games.load("windmill")
    assert {
        ("never_ending", True), ("write_time", None), ("write_time", 600), ("pawns", "plum"), ("seats", 3), ("seats", 5),
    } <= wanted(game)  # fmt: skip
    uses = used(3, game.options_type(players=3, pawns=("plum",), write_time=None))
    assert {("seats", 3), ("pawns", "plum"), ("write_time", None), ("never_ending", False)} <= uses


def test_the_missing_entries_of_a_list_are_drawn_for_the_seats() -> None:
    """Three factions at a table whose number of seats has all of them."""
    game = games.load("winter_tales")
    lacking = {("factions", faction) for faction in ("spring", "winter", "writer")}
    seats, options = uncommon(game, lacking, Chance(b"list"))
    assert len(options.factions) == seats
    assert lacking <= used(seats, options)
