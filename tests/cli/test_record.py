"""`talewind record`: games of bots as files."""

from pathlib import Path

import pytest

from talewind import games
from talewind.cli.covering import uncommon, used, wanted
from talewind.cli.recording import record_games, results_in
from talewind.kit import Chance
from talewind.server.books.verifying import verify
from talewind.server.record.game_file import unfold

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


def test_what_cannot_be_recorded_is_said(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"must end with \.talewind"):
        record(tmp_path / "a.json")
    with pytest.raises(SystemExit, match="is no folder"):
        record(tmp_path / "none", cover=True)
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
