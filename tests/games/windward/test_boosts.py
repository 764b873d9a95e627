"""Harpoons and tokens in a Battle: who is asked, and the answers of silence and of standing orders."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import Boosted
from talewind.games.windward.moves import Boost
from talewind.games.windward.pieces import Cargo

from .rigging import SkyRig
from .skies import A, B, ship, sky


def pressed(mine: int, theirs: int, hand: str = "", tokens: int = 0, **board: Any) -> SkyRig:
    """Ana's roll against a Red Crester's; both add up to these Hits."""
    rig = sky(ship(2, 0, hand=hand, hold=Cargo(token=tokens), **board), ship(), ship(), reds=[(3, 0)])
    high, low = divmod(theirs - 5, 2)
    rig.rolls(mine - mine // 2, mine // 2, *[3] * high, *[2] * low, *[1] * (5 - high - low))
    rig.sails(3, 0)
    return rig


@pytest.mark.rule("WW-131")
@pytest.mark.parametrize(
    ("hand", "tokens", "asked"), [("", 0, False), ("fuel", 0, True), ("harpoon", 0, True), ("", 1, True)]
)
def test_the_question_is_put_whenever_there_is_a_card_or_a_token(hand: str, tokens: int, asked: bool) -> None:
    rig = pressed(6, 5, hand, tokens, morale=4)
    assert ("boost" in rig.offered(A)) is asked


@pytest.mark.rule("WW-132")
@pytest.mark.parametrize("hand", ["fuel", "harpoon"])
def test_the_question_betrays_no_hand(hand: str) -> None:
    seen = []
    for cards in (hand, "coffee"):
        rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4, hand=cards), ship(), false_flag=False)
        rig.rolls(1, 1, 2, 2)
        rig.sails(3, 0)
        assert rig.asked() == [B]
        seen.append(rig.sees(A))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("mine", "theirs", "harpoons", "tokens", "morale", "silence"),
    [
        (6, 5, 2, 2, 4, (0, 0)),  # it wins without
        (5, 5, 2, 2, 4, (0, 1)),  # the fewest that win, tokens first
        (4, 7, 2, 1, 4, (1, 1)),  # then Harpoons
        (4, 8, 3, 0, 4, (3, 0)),
        (4, 8, 1, 1, 4, (1, 1)),  # they only tie
        (4, 9, 1, 1, 1, (0, 0)),  # short by one: the ship is Lost all the same
        (4, 9, 1, 0, 4, (1, 0)),  # they keep the ship from being Lost
        (4, 9, 1, 1, 4, (0, 1)),  # one is enough for that
        (4, 7, 1, 0, 4, (0, 0)),  # the ship survives without
        (2, 14, 2, 2, 4, (0, 0)),  # nothing helps
    ],
)
def test_silence_plays_the_fewest_that_win_else_tie_else_keep_the_ship_tokens_first(
    mine: int, theirs: int, harpoons: int, tokens: int, morale: int, silence: tuple[int, int]
) -> None:
    rig = pressed(mine, theirs, "harpoon " * harpoons + "fuel", tokens, morale=morale)
    assert rig.ask(A).otherwise == Boost(*silence)
    rig.wait()
    assert rig.tells(Boosted) == [Boosted(A, *silence, mine + 2 * sum(silence))]


@pytest.mark.parametrize(("mine", "theirs", "silence"), [(1, 3, (0, 2)), (3, 1, (0, 0)), (2, 2, (0, 1))])
def test_for_a_longboat_too(mine: int, theirs: int, silence: tuple[int, int]) -> None:
    rig = sky(ship(boats=[(2, 0)], boat_speed=1, hold=Cargo(token=2)), ship(), greys=[(3, 0)])
    rig.rolls(mine, theirs)
    rig.rows((2, 0), 3, 0)
    assert rig.ask(A).otherwise == Boost(*silence)


def test_a_longboat_that_cannot_win_or_tie_plays_nothing_by_silence() -> None:
    rig = sky(ship(boats=[(2, 0)], boat_speed=1, crew="coxswain", hold=Cargo(token=1)), ship(boats=[(3, 0)]), ship())
    rig.state.ships[B].crew = ["harpooner"]
    rig.rolls(1, 3, 3)
    rig.rows((2, 0), 3, 0)
    assert rig.ask(A).otherwise == Boost(0, 0)


def test_the_defender_answers_by_silence_in_the_same_way() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4, hold=Cargo(token=3)), ship())
    rig.rolls(3, 2, 1, 2)
    rig.sails(3, 0)
    assert (rig.asked(), rig.ask(B).otherwise) == ([B], Boost(0, 2))


def test_always_decline_spares_harpoons_and_tokens_until_the_own_next_turn() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4, hand="harpoon fuel", hold=Cargo(token=1)), false_flag=False)
    rig.stand(B, "boost", "turn", Boost(0, 0))
    rig.rolls(1, 1, 1, 1)
    rig.sails(3, 0)
    assert (rig.asked(), rig.tells(Boosted)) == ([A], [Boosted(B, 0, 0, 2)])
    rig.ends()
    assert (rig.seat, rig.state.chairs[B].orders) == (B, ())
