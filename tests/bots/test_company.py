"""The house's company: nine members of three tempers, each named as the house's."""

from collections import Counter

import pytest

from talewind.bots import times
from talewind.bots.company import MANNERS, MEMBERS, USUAL, free_members, name_of, temper_of
from talewind.games.windmill.moves import Guess
from talewind.kit import offer, one_of


def test_there_are_three_members_of_each_temper() -> None:
    assert Counter(MEMBERS.values()) == {"shy": 3, "merry": 3, "grave": 3}
    assert set(MANNERS) == set(MEMBERS.values())


@pytest.mark.parametrize(("lang", "house"), [("en", "of the house"), ("fr", "de la maison"), ("tlh", "of the house")])
def test_every_name_says_that_the_house_plays(lang: str, house: str) -> None:
    names = {name_of(member, lang) for member in MEMBERS}
    assert len(names) == 9
    assert all(name.endswith(house) for name in names)


def test_the_next_member_is_of_the_temper_that_is_rarest_at_the_table() -> None:
    seated: list[str] = []
    for _ in range(9):
        before = Counter(map(temper_of, seated))
        some = free_members(seated)
        assert all(member not in seated for member in some)
        assert {before[temper_of(member)] for member in some} == {min(before[temper] for temper in MANNERS)}
        seated.append(some[-1])
    assert set(free_members(seated)) == set(MEMBERS), "more chairs than members: they come once more"


def test_a_bot_without_a_name_of_the_house_has_the_usual_temper() -> None:
    assert temper_of(None) == temper_of("somebody") == USUAL


def test_tempers_take_their_own_time_but_never_longer_than_the_longest_pause() -> None:
    quick = (offer(Guess, picture=one_of(["wm01", "wm02"], of="picture")),)
    shy, merry, grave = (times.pause(quick, (), MANNERS[temper].pace) for temper in ("shy", "merry", "grave"))
    assert merry < grave < shy
    assert grave == times.pause(quick, ())
    assert times.pause(quick * 400, (), 10_000) == times.LONGEST_PAUSE
