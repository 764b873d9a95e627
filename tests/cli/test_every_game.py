"""`talewind play`, `simulate` and `conform` on every installed game, with every option of its menu."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from talewind import games
from talewind.cli.choosing import options_of
from talewind.kit import Choosable, menu

from .commands import talewind
from .people import run, typing

MENUS = {name: menu(games.load(name)) for name in games.names()}
OVER = {"en": "The game is over.", "fr": "La partie est finie."}
OPTIONS = [pytest.param(name, option, id=f"{name}-{option.name}") for name in MENUS for option in MENUS[name]]


def values(option: Choosable) -> Iterator[Any]:
    """All that can be chosen; of a number its bounds and its default."""
    match option.kind:
        case "flag":
            yield from (False, True)
        case "choice":
            yield from option.values
        case "by-seat":
            yield from ([], [None, *option.values[1:]], [*option.values])
        case "list":
            yield from (option.default, [*option.values])
        case _:
            yield from dict.fromkeys([option.low, option.default, option.high])
            if option.kind == "maybe-number":
                yield None


def chosen(option: Choosable) -> list[str]:
    """As it is written behind `--option`."""
    return [f"{option.name}={msgspec.json.encode(value).decode()}" for value in values(option)]


def tables(name: str, option: Choosable) -> Iterator[tuple[str, str]]:
    """Each value once, at tables of all sizes by turns; a list has an entry for each seat."""
    game = games.load(name)
    for n, (value, word) in enumerate(zip(values(option), chosen(option), strict=True)):
        seats = game.seats_for(options_of(game, [word]))
        listed = option.kind == "list" and isinstance(value, list)
        yield word, str(len(value) if listed else seats[n % len(seats)])


@pytest.mark.nightly  # recorded games with every value of every option are replayed in every check
@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_bots_play_to_the_end_whatever_was_chosen(
    name: str, option: Choosable, capsys: pytest.CaptureFixture[str]
) -> None:
    for word, seats in tables(name, option):
        run("play", name, "--watch", "--seed", "moon", "--seats", seats, "--option", word)
        assert OVER["en"] in capsys.readouterr().out, word


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_games_are_simulated_whatever_was_chosen(
    name: str, option: Choosable, capsys: pytest.CaptureFixture[str]
) -> None:
    for word, seats in tables(name, option):
        run("simulate", name, "--games", "1", "--seats", seats, "--json", "--option", word)
        assert msgspec.json.decode(capsys.readouterr().out)["games"] == 1, word


@pytest.mark.parametrize("name", MENUS)
def test_games_of_every_size_are_simulated(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = games.load(name).seats
    run("simulate", name, "--games", str(3 * len(seats)), "--json")
    assert list(msgspec.json.decode(capsys.readouterr().out)["scores"]) == [str(n) for n in seats]


WAYS = [
    pytest.param(name, word, id=f"{name}-{word}")
    for name, options in MENUS.items()
    for option in options
    if option.name == "mode"
    for word in chosen(option)
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "word"), WAYS)
def test_a_person_who_types_anything_plays_to_the_end(
    name: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games.load(name)
    seats = game.seats_for(options_of(game, [word]))
    for number, lang in ((min(seats), "en"), (max(seats), "fr")):
        typing(monkeypatch, f"{word} {number}")
        run("play", name, "--seed", "moon", "--seats", str(number), "--lang", lang, "--option", word)
        assert OVER[lang] in capsys.readouterr().out


@pytest.mark.parametrize(
    ("mix", "first", "shows"), [("0", ("1", "2", "1", ""), "333,500 666,500"), ("8", (), "pass to")]
)
def test_a_person_plays_an_action_card_and_then_anything(
    mix: str, first: tuple[str, ...], shows: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A Silent round, a Challenge round."""
    typing(monkeypatch, mix, "beside", "", *first)
    run(
        "play",
        "story",
        "--seed",
        "moon",
        "--seats",
        "4",
        "--option",
        f"action_mix={mix}",
        "--option",
        "first_starter=0",
        "--option",
        "action_from=1",
    )
    shown = capsys.readouterr().out
    assert OVER["en"] in shown
    assert shows in shown


def test_a_gesture_is_shown_by_a_word_and_a_place() -> None:
    silent = (
        "--seats",
        "3",
        "--seed",
        "a",
        "--option",
        "action_mix=0",
        "--option",
        "first_starter=0",
        "--option",
        "action_from=1",
    )
    typed = "beside\n\n1\n2\nbroken\n250 750\n2\nred pen\n\n2\npointer\nhere\n1 2 3\n1\nquit\n"
    done = talewind("play", "story", *silent, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "[Broken heart 250,750]" in done.stdout
    assert "[Red pen 333,500 666,500]" in done.stdout, "Enter alone draws along the middle"
    assert "A number from 0 to 1000, please." in done.stdout
    assert "Choose at least 1 and at most 200." in done.stdout, "three numbers are no points"


def test_a_vote_that_is_cast_is_not_asked_for_again() -> None:
    chosen = ("mode=typed", "action_mix=none", "composing=in_turn")
    words = ("--seats", "3", "--seed", "moon", *(word for option in chosen for word in ("--option", option)))
    shown = talewind("play", "story", *words, typed="1\nBecause.\n2\nquit\n").stdout
    assert shown.count("Which story will win?") == 1
    assert shown.count("Pim of the house has chosen.") == 1
    assert "You voted for Rollo of the house." in shown


def test_whoever_waits_lets_the_clock_run_out() -> None:
    first = ("--seats", "3", "--seed", "moon", "--option", "first_storyteller=0", "--option", "mode=typed")
    shown = talewind("play", "windmill", *first, typed="wait\nquit\n").stdout
    assert "Time is up; there is no tale this turn." in shown


@pytest.mark.long
@pytest.mark.parametrize("name", MENUS)
def test_every_game_conforms(name: str) -> None:
    done = talewind("conform", name, "--games", "2", "--jobs", "2")  # nightly: 1000
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{name} conforms in 2 games" in done.stdout
