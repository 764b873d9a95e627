"""`talewind simulate`."""

import json

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
