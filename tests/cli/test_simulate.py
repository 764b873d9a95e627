"""`talewind simulate`."""

import json
from pathlib import Path

import pytest

from talewind.cli import simulating
from talewind.cli.plotting import Sample, shares
from talewind.cli.simulating import simulate_games

from .commands import talewind


def test_it_says_length_scores_and_how_often_nobody_guessed() -> None:
    said = talewind("simulate", "windmill", "--games", "30", "--seats", "3-5").stdout
    assert "30 games of random bots" in said
    assert "tales that nobody found:" in said
    assert "steps a CPU second" in said


def test_figures_for_machines() -> None:
    found = json.loads(talewind("simulate", "windmill", "--games", "12", "--seats", "4", "--json").stdout)
    assert (found["games"], list(found["scores"])) == (12, ["4"])
    assert len(found["scores"]["4"]) == 4
    some, of = found["counted"]["unfound"]
    assert 0 < some < of == 12 * 12
    assert found["shortest"] <= found["steps_per_game"] <= found["longest"]


def test_a_table_option_is_obeyed() -> None:
    aloud = json.loads(talewind("simulate", "windmill", "--games", "6", "--json", "--option", "mode=voice").stdout)
    typed = json.loads(talewind("simulate", "windmill", "--games", "6", "--json", "--option", "mode=typed").stdout)
    assert aloud["steps_per_game"] > typed["steps_per_game"], "beginning and ending aloud are two steps"


def test_the_games_own_bots_find_more_tales_than_chance() -> None:
    few = ("simulate", "windmill", "--games", "4", "--seats", "3", "--json")
    found, by_chance = (json.loads(talewind(*few, *bots).stdout) for bots in (["--bots"], []))
    assert found["counted"]["unfound"][0] < by_chance["counted"]["unfound"][0]


def test_a_game_lasts_as_long_as_people_take() -> None:
    told = json.loads(talewind("simulate", "windmill", "--games", "2", "--seats", "3", "--json", "--bots").stdout)
    assert 15 < told["minutes"]["3"] < 90


def test_named_bots_take_the_seats_in_turn() -> None:
    said = talewind(
        "simulate", "windmill", "--games", "4", "--seats", "3", "--json", "--bots", "telling", "random"
    ).stdout
    assert {name: seats for name, (_, seats) in json.loads(said)["by_bot"].items()} == {"telling": 6, "random": 6}


def test_games_go_on_from_a_given_number() -> None:
    few = ("simulate", "windmill", "--seats", "3", "--json")
    both, first, second = (
        json.loads(talewind(*few, *words).stdout)["steps"]
        for words in (["--games", "2"], ["--games", "1"], ["--games", "1", "--first", "1"])
    )
    assert first != second
    assert both == first + second


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    said = talewind("simulate", "windward", "--games", "1", "--bots", "admiral")
    assert said.returncode == 1
    assert "windward has no bot named admiral; it has: captain, random" in said.stderr


def test_options_are_compared_and_drawn(tmp_path: Path) -> None:
    words = ("simulate", "windmill", "--games", "6", "--seats", "3", "--compare", "mode=voice", "--plot")
    said = talewind(*words, str(tmp_path / "drawn.svg")).stdout
    assert "mode=voice, seat 3 of 3" in said
    assert "mode=voice, tales that nobody found" in said
    assert "rows a game" in said
    assert "minutes a game" in said
    assert (tmp_path / "drawn.svg").read_text().startswith("<svg")
    talewind(*words, str(tmp_path / "drawn.txt"))
    assert "as printed, seat 1 of 3" in (tmp_path / "drawn.txt").read_text()


def test_figures_for_machines_are_drawn_too_where_that_is_asked(tmp_path: Path) -> None:
    words = ("--games", "2", "--seats", "3", "--json", "--plot", str(tmp_path / "drawn.txt"))
    said = talewind("simulate", "windmill", *words).stdout
    assert json.loads(said)["games"] == 2, "nothing else is printed"
    assert "as printed, seat 1 of 3" in (tmp_path / "drawn.txt").read_text()


@pytest.mark.parametrize("number", [0, -5])
def test_no_game_is_no_number_of_games(number: int) -> None:
    with pytest.raises(SystemExit, match=f"--games is {number}; it must be 1 or more"):
        simulate_games("windmill", number, "3", [], True, None, [], None)


def test_what_cannot_be_is_said_before_the_first_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "played", lambda *_: pytest.fail("a game was played"))
    for plot, says in ((tmp_path / "none" / "drawn.svg", "there is no folder"), (tmp_path, "takes a file")):
        with pytest.raises(SystemExit, match=f"--plot:? {says}"):
            simulate_games("windmill", 1, "3", [], True, None, [], plot)
    with pytest.raises(SystemExit, match="Invalid enum value 'song'"):
        simulate_games("windmill", 1, "3", [], True, None, ["mode=song"], None)


def test_shares_are_drawn_by_number_of_seats() -> None:
    said = talewind("simulate", "windmill", "--games", "4", "--seats", "3-4", "--compare", "mode=voice").stdout
    assert "mode=voice, 3 seats, tales that nobody found" in said
    assert "mode=voice, 4 seats, tales that nobody found" in said


def test_winter_tales_is_drawn_with_its_length_and_who_has_won(tmp_path: Path) -> None:
    words = ("--games", "2", "--seats", "5", "--bots", "teller", "--plot", str(tmp_path / "drawn.txt"))
    said = talewind("simulate", "winter_tales", *words).stdout
    assert "2 games of teller" in said
    drawn = (tmp_path / "drawn.txt").read_text()
    for title in ("chapters a game", "activations a game", "minutes a game"):
        assert title in drawn
    for figure in ("won by spring", "won by winter", "won by the writer", "spring’s points, by its second seat"):
        assert f"as printed, {figure}" in drawn
    assert "by its third seat" not in drawn


def test_shares_are_of_the_games_that_count_them() -> None:
    two, three = {"won-2": (1, 1), "rounds": (6, 1)}, {"won-2": (0, 1), "won-3": (1, 1), "rounds": (5, 1)}
    samples = [Sample(2, 9, 9, (0, 15), (1,), two, ()), Sample(3, 9, 9, (0, 0, 15), (2,), three, ())]
    assert shares(samples) == {"won-2": 0.5, "won-3": 1.0}
