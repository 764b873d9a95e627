"""The miller: its own tales, guesses by words, and the Windmill card only when sure."""

from pathlib import Path
from typing import Any

import pytest

from talewind.bots import Temper, bot_for
from talewind.bots.tales import Tales
from talewind.bots.windmill import Miller
from talewind.bots.words.sense import sense_of
from talewind.games.windmill import MillOptions, Windmill
from talewind.games.windmill.moves import Guess, Stake
from talewind.games.windmill.state import PICTURES
from talewind.kit import Move, Next, Passage, Seat, Tell, passage
from talewind.kit.testing import Rig

SEEDS = [b"%d" % n for n in range(12)]
PLAIN = "A lighthouse like a teapot poured its light over the blankets."


BLIND = Path(__file__).parent / "blind"  # tales written with only the picture in view
FOUND = {"en": (0.45, 0.70), "fr": (0.40, 0.60)}  # at the first guess, and within three; French falls short of English


def mill(**options: Any) -> Rig[Any]:
    return Rig(Windmill(), 3, MillOptions(first_storyteller=0, **options))


def answers(rig: Rig[Any], seat: Seat, lang: str = "en", temper: Temper = "merry") -> list[Move]:
    return [Miller(rig.game, seed, lang, temper).answer(rig.sees(seat), iter([rig.state] * 2))[0] for seed in SEEDS]


def told_by(move: Move) -> str:
    assert isinstance(move, Tell)
    return move.tale.text


def test_windmill_is_played_by_the_miller() -> None:
    assert isinstance(bot_for(Windmill(), b""), Miller)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_tells_each_of_the_tales_of_its_picture(lang: str) -> None:
    rig = mill()
    tales = Tales(lang).all_of(rig.state.card)
    told = {told_by(move) for move in answers(rig, 0, lang)}
    assert told <= set(tales)
    assert len(told) > 3


def test_it_tells_nothing_twice_at_a_table() -> None:
    rig = mill()
    before = told_by(answers(rig, 0)[0])
    rig.do(0, Tell(passage(before, "en")))
    wrong = [picture for picture in rig.state.grid if picture != rig.state.card]
    for seat in (1, 2):
        rig.do(seat, Guess(wrong[seat]))
    card = rig.state.tales[0].picture
    for seat in rig.asked():
        rig.do(seat, Next())
    rig.state.card = card
    assert before not in {told_by(move) for move in answers(rig, 1)}


def test_in_the_never_ending_mode_it_goes_on_with_the_tale_before() -> None:
    rig = mill(never_ending=True)
    assert told_by(answers(rig, 0)[0]) in Tales("en").lines.values(), "the first one begins"
    rig.do(0, Tell(passage("Once.", "en")))
    rig.do(1, Guess(rig.state.card))
    for seat in rig.asked():
        rig.do(seat, Next())
    joins, tales = tuple(Tales("en").family("then")), Tales("en").all_of(rig.state.card)
    for move in answers(rig, 1):
        assert told_by(move).startswith(joins)
        assert told_by(move).endswith(tuple(tales))


def guessing(tale: str, points: int = 1) -> Rig[Any]:
    """The second turn of a game, in which the Windmill card may be taken."""
    rig = mill()
    rig.do(0, Tell(passage("Once.", "en")))
    rig.do(1, Guess(rig.state.card))
    for seat in rig.asked():
        rig.do(seat, Next())
    rig.do(1, Tell(Passage((tale,), lang="en")))
    return rig


@pytest.mark.parametrize(("temper", "takes"), [("merry", True), ("grave", True), ("shy", False)])
def test_it_takes_the_windmill_card_only_when_sure_and_a_shy_one_never(temper: Temper, takes: bool) -> None:
    rig = guessing(PLAIN)
    rig.state.scores[2] = 3
    assert rig.offered(2) == {"guess", "stake"}
    assert set(answers(rig, 2, temper=temper)) == ({Stake()} if takes else {Guess("wm03")})
    vague = guessing("Somebody was late, but the night was kind.")
    vague.state.scores[2] = 3
    assert Stake() not in answers(vague, 2, temper=temper)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_finds_the_picture_of_a_tale_that_it_has_never_heard(lang: str) -> None:
    rows = [line.split("\t") for line in (BLIND / f"{lang}.txt").read_text("utf-8").splitlines()]
    assert len(rows) == 3 * len(PICTURES)
    sense = sense_of("windmill", lang, Miller.kindred)
    places = [sense.ranked(tale, PICTURES).index(picture) for picture, tale in rows]
    first, within_three = (sum(place < n for place in places) / len(rows) for n in (1, 3))
    assert first >= FOUND[lang][0]
    assert within_three >= FOUND[lang][1]


def test_it_guesses_the_same_in_all_worlds_that_it_cannot_tell_apart() -> None:
    rig = mill()
    rig.do(0, Tell(passage("Somebody hummed over the roofs until supper.", "en")))
    before = answers(rig, 1)
    rig.state.card = next(picture for picture in rig.state.grid if picture != rig.state.card)
    assert answers(rig, 1) == before
