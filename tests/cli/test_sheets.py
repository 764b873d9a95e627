"""`talewind simulate --out`: games and moves as rows of a file."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from talewind import games
from talewind.cli import simulating
from talewind.cli.sheets import MOVES, Sheet

from .commands import talewind

FEW = ("simulate", "windmill", "--games", "4", "--seats", "3-4", "--json")


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_a_row_is_a_game(tmp_path: Path) -> None:
    said = talewind(*FEW, "--bots", "telling", "random", "--option", "mode=typed", "--out", str(tmp_path / "games.csv"))
    figures, rows = json.loads(said.stdout), rows_of(tmp_path / "games.csv")
    assert [(row["game"], row["seed"], row["seats"]) for row in rows] == [
        ("windmill", "0", "3"), ("windmill", "1", "4"), ("windmill", "2", "3"), ("windmill", "3", "4"),
    ]  # fmt: skip
    assert {json.loads(row["options"])["mode"] for row in rows} == {"typed"}
    assert [row["bots"] for row in rows[:3]] == [
        "telling random telling",
        "telling random telling random",
        "random telling random",
    ]
    assert sum(int(row["moves"]) for row in rows) <= figures["steps"]
    for seats in ("3", "4"):
        scores = [list(map(int, row["scores"].split())) for row in rows if row["seats"] == seats]
        assert [sum(seat) / 2 for seat in zip(*scores, strict=True)] == figures["scores"][seats]
        winners = [row["winners"].split() for row in rows if row["seats"] == seats]
        assert [sum(str(s) in won for won in winners) for s in range(int(seats))] == figures["wins"][seats]
    assert all(15 < float(row["minutes"]) < 90 for row in rows)


def test_the_bots_are_named_where_the_command_names_none(tmp_path: Path) -> None:
    for words, name in (((), "random"), (("--bots",), "miller")):
        talewind("simulate", "windmill", "--games", "1", "--seats", "3", "--out", str(tmp_path / "one.csv"), *words)
        assert rows_of(tmp_path / "one.csv")[0]["bots"] == f"{name} {name} {name}"


def test_a_row_is_a_move(tmp_path: Path) -> None:
    talewind(*FEW, "--out", str(tmp_path / "moves.csv"), "--rows", "moves")
    talewind(*FEW, "--out", str(tmp_path / "games.csv"))
    moves, games = rows_of(tmp_path / "moves.csv"), rows_of(tmp_path / "games.csv")
    for game in games:
        mine = [row for row in moves if row["seed"] == game["seed"]]
        assert [int(row["step"]) for row in mine] == list(range(1, len(mine) + 1))
        assert sum(row["seat"] != "" for row in mine) == int(game["moves"])
        assert mine[-1]["scores"] == game["scores"]
        assert mine[-1]["minutes"] == game["minutes"]
    told = [row for row in moves if row["kind"] == "tell"]
    assert told
    assert all(json.loads(row["move"])["move"] == "tell" and row["choices"] == "" for row in told), "no number of tales"
    guesses = [row for row in moves if row["kind"] == "guess"]
    assert all(int(row["choices"]) > 1 for row in guesses)


def test_silence_is_a_row_without_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer comes too late."""
    monkeypatch.setattr(simulating, "answered_at", lambda game, step, ask, move, at: at + 10**10)
    game, rows = games.load("windmill"), list[Any]()
    options, sheet = game.options_type(), Sheet(game, "moves", rows.append)
    done = simulating.one_game(game, 3, options, 0, noted=sheet.noting(0, options, ["random"] * 3, 3))
    assert (done.answers, len(rows)) == (0, done.steps)
    assert {row[list(MOVES).index("seat") :][:5] for row in rows} == {(None,) * 5}


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for rows in ("games", "moves"):
        for ending in ("csv", "parquet"):
            done = talewind(
                *FEW, "--compare", "mode=voice", "--out", str(tmp_path / f"{rows}.{ending}"), "--rows", rows
            )
            assert done.returncode == 0, done.stderr
        table: Any = parquet.read_table(tmp_path / f"{rows}.parquet")
        plain = [
            {n: " ".join(map(str, v)) if isinstance(v, list) else "" if v is None else str(v) for n, v in row.items()}
            for row in table.to_pylist()
        ]
        assert plain == rows_of(tmp_path / f"{rows}.csv")
        assert {json.loads(row["options"])["mode"] for row in plain} == {"either", "voice"}


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for path, why in (("games.xlsx", "ends in .csv or .parquet"), ("nowhere/games.csv", "there is no folder")):
        done = talewind("simulate", "windmill", "--games", "100000", "--out", str(tmp_path / path))
        assert done.returncode == 1
        assert why in done.stderr
