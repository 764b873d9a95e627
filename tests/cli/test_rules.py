"""`talewind rules`: the proof that every rule has its test."""

import re
from pathlib import Path

import pytest

from talewind import games
from talewind.cli.ruling import examples, proofs, worked_examples

from .commands import talewind


def test_every_rule_of_windmill_is_proved() -> None:
    listed = talewind("rules", "windmill")
    assert listed.returncode == 0, listed.stdout
    assert "rules: 76 of 76 covered" in listed.stdout
    assert re.search(r"rulings: (\d+) of \1 covered", listed.stdout)
    assert "test_an_unguessed_tale_costs_its_teller_a_point" in listed.stdout
    assert "not enforced:" in listed.stdout
    assert "examples: 23 of 23 played" in listed.stdout


def test_a_rule_with_neither_test_nor_reason_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("WM-1")\ndef test_a() -> None: ...\n')
    listed = talewind("rules", "windmill", "--tests", str(tmp_path), "--quiet")
    assert listed.returncode == 1
    assert "rules: 2 of 76 covered" in listed.stdout, "WM-1 is tested, WM-21 named as unenforced"
    assert "WM-2 " in listed.stdout


def test_without_a_name_every_game_is_listed_and_one_that_is_bare_is_an_error() -> None:
    listed = talewind("rules", "--tests", "tests/games/winter_tales", "--quiet")
    assert listed.returncode == 1
    assert listed.stdout.count("examples: ") == len(games.names())
    assert "WM-1 " in listed.stdout
    assert "WT-" not in listed.stdout, "the last of them lacks nothing"


def test_no_tests_at_all_are_said_so(tmp_path: Path) -> None:
    assert "There are no tests in" in talewind("rules", "windmill", "--tests", str(tmp_path / "none")).stderr


@pytest.mark.parametrize("mark", ["skip", 'skip(reason="later")', "xfail", 'xfail(reason="x")'])
def test_a_test_that_is_skipped_proves_nothing(tmp_path: Path, mark: str) -> None:
    test = f'@pytest.mark.{mark}\n@pytest.mark.rule("WM-1", "WM-2")\ndef test_a() -> None: ...\n'
    (tmp_path / "test_one.py").write_text(test)
    assert proofs(tmp_path) == {}


def test_a_test_that_fails_proves_nothing_once_it_was_run(tmp_path: Path) -> None:
    """Without --run nothing is claimed about it: it is listed with a dot."""
    rules = [f"WM-{n}" for n in range(1, 77)]
    marked = (
        "import pytest\n\n@pytest.mark.rule({})\n@pytest.mark.parametrize('n', [1, 2])\ndef test_{}(n): assert {}\n"
    )
    (tmp_path / "test_one.py").write_text(
        marked.format(repr(rules[1:])[1:-1], "good", "True") + marked.format('"WM-1"', "bad", "n == 1")
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n")
    found = talewind("rules", "windmill", "--tests", str(tmp_path))
    assert "· test_one.py::test_bad" in found.stdout
    assert "rules: 76 of 76 covered" in found.stdout
    assert "The tests were not run: --run runs them." in found.stdout
    found = talewind("rules", "windmill", "--tests", str(tmp_path), "--run")
    assert found.returncode == 1
    assert "✗ test_one.py::test_bad" in found.stdout
    assert "✓ test_one.py::test_good" in found.stdout
    assert "rules: 75 of 76 covered" in found.stdout


def test_rules_that_people_judge_are_counted_apart() -> None:
    assert re.search(
        r"rules: 76 of 76 covered \(\d+ by tests, \d+ judged by people\)", talewind("rules", "windmill").stdout
    )


def test_one_test_may_prove_several_rules(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("WM-1", "WM-2")\ndef test_a() -> None: ...\n')
    assert proofs(tmp_path) == {"WM-1": ["test_one.py::test_a"], "WM-2": ["test_one.py::test_a"]}


def test_worked_examples_are_counted_by_game_and_one_without_a_test_is_an_error(tmp_path: Path) -> None:
    game = games.load("windmill")
    for name, numbers in (("windmill", "1, 2"), ("story", "3")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "test_one.py").write_text(f"@pytest.mark.example({numbers})\ndef test_a() -> None: ...\n")
    assert (len(worked_examples(game)), examples(game, tmp_path)) == (23, {"1", "2"})
    listed = talewind("rules", "windmill", "--tests", str(tmp_path), "--quiet")
    assert listed.returncode == 1
    assert "examples: 2 of 23 played" in listed.stdout
    assert "no test plays the worked examples 3, 4, 5," in listed.stdout


def test_the_tests_of_a_game_alone_need_no_folder_named_after_it(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("@pytest.mark.example(7)\ndef test_a() -> None: ...\n")
    assert examples(games.load("windmill"), tmp_path) == {"7"}


def test_an_example_between_two_others_has_a_letter_and_may_be_named_by_its_id(tmp_path: Path) -> None:
    game = games.load("windward")
    assert worked_examples(game)[-4:] == ("39", "40", "12a", "20a")
    (tmp_path / "test_one.py").write_text('@pytest.mark.example(12, "12a", "WW-E40")\ndef test_a() -> None: ...\n')
    assert examples(game, tmp_path) == {"12", "12a", "40"}


def test_brackets_in_a_rule_are_printed(tmp_path: Path) -> None:
    assert "to the lowest [q, r] (the smallest q" in talewind("rules", "windward", "--tests", str(tmp_path)).stdout
