"""How a game is played: three cards, a short read and the sections of the rules, the same in every language."""

import re
from pathlib import Path

import pytest

import talewind
from talewind.kit import AnyGame
from talewind.kit.catalogue import rule_ids, scan
from talewind.server.doors.games import all_games
from talewind.server.doors.schema import own_games

GAMES = Path(talewind.__file__).parent / "games"
LANGUAGES = ("en", "fr")
CARDS, READS = 3, range(5, 10)
MOST_WORDS = {"lesson": 22, "read": 85}

each_game = pytest.mark.parametrize("game", own_games(), ids=lambda game: game.id)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def keys(game: AnyGame, lang: str) -> set[str]:
    return set(scan((GAMES / game.id / "lessons" / f"{lang}.ftl").read_text("utf-8")))


def numbered(game: AnyGame, lang: str, kind: str, attribute: str) -> list[str]:
    """The keys `<game>-<kind>-1` and so on, as far as each also has the attribute."""
    there, found = keys(game, lang), list[str]()
    while {key := f"{game.id}-{kind}-{len(found) + 1}", f"{key}.{attribute}"} <= there:
        found.append(key)
    return found


@each_language
@each_game
def test_a_game_has_three_cards_and_a_short_read(game: AnyGame, lang: str) -> None:
    cards, reads = numbered(game, lang, "lesson", "text"), numbered(game, lang, "read", "text")
    assert (len(cards), len(reads) in READS) == (CARDS, True)
    named = {*cards, *reads, *numbered(game, lang, "section", "rule")}
    assert {key for key in keys(game, lang) if "." not in key} == named, "numbered without a gap"


@each_game
def test_all_languages_have_the_same_lessons(game: AnyGame) -> None:
    assert keys(game, "fr") == keys(game, "en")


@each_language
@each_game
def test_a_card_and_a_paragraph_are_short(game: AnyGame, lang: str) -> None:
    text = (GAMES / game.id / "lessons" / f"{lang}.ftl").read_text("utf-8")
    for kind, most in MOST_WORDS.items():
        said = re.findall(rf"^{game.id}-{kind}-\d+ = .*\n    \.text = (.*)$", text, re.MULTILINE)
        assert len(said) == len(numbered(game, lang, kind, "text"))
        assert [each for each in said if len(each.split()) > most] == []


@each_language
@each_game
def test_the_sections_follow_the_rules_from_the_first(game: AnyGame, lang: str) -> None:
    text = (GAMES / game.id / "lessons" / f"{lang}.ftl").read_text("utf-8")
    first = [line.split("= ")[1] for line in text.splitlines() if line.startswith("    .rule = ")]
    book = rule_ids(game)
    assert first[0] == book[0]
    assert [book.index(rule) for rule in first] == sorted(book.index(rule) for rule in first)


def test_the_list_of_games_says_which_of_them_teach() -> None:
    assert {game.id for game in all_games() if game.lessons} >= {game.id for game in own_games()}
