"""The time of turns and reactions (option `timers`; section "Undo, time, absence, spectators")."""

import pytest

from talewind.kit.clocks import due

from .modes import alone
from .rigging import SkyRig
from .skies import A, B, ship, sky

SECOND, HOUR = 1_000, 3_600_000


def time_left(rig: SkyRig) -> int | None:
    """Of the one who is asked, in ms."""
    ask = rig.ask(rig.asked()[0])
    if ask.until is not None:
        return ask.until - rig.at
    return ask.lasts


@pytest.mark.parametrize(
    ("timers", "turn", "reaction"),
    [("live", 540 * SECOND, 45 * SECOND), ("async", 48 * HOUR, 24 * HOUR), ("none", None, None)],
)
def test_turns_and_reactions_have_the_time_of_the_option(timers: str, turn: int | None, reaction: int | None) -> None:
    rig = sky(ship(2, 0, cannons=1, morale=4), ship(3, 0), wind=3, timers=timers)
    assert time_left(rig) == turn
    assert rig.game.hurries(rig.state) == (timers != "none")
    rig.sails(3, 0)
    assert (rig.in_phase, time_left(rig)) == ("Battle", reaction)
    assert (due(rig.game, rig.state) is None) == (timers == "none")


def test_solo_has_no_clock() -> None:
    rig = alone(2, 0, hand="fuel", timers="live")
    assert (time_left(rig), due(rig.game, rig.state), rig.game.hurries(rig.state)) == (None, None, False)
    rig.ends()
    assert (rig.in_phase, time_left(rig)) == ("Resting", None)


def test_what_a_turn_takes_beyond_its_time_comes_from_the_reserve_once() -> None:
    rig = sky(ship(), ship())
    rig.at += 340 * SECOND
    rig.ends()
    assert rig.ship(A).reserve == pytest.approx(200 * SECOND, abs=10)
    assert rig.ship(B).reserve == 300 * SECOND
    rig.ends()
    assert time_left(rig) == pytest.approx(440 * SECOND, abs=10)
    rig.at += 200 * SECOND
    rig.ends()
    assert rig.ship(A).reserve == pytest.approx(200 * SECOND, abs=10), "a quick turn costs nothing"


def test_a_reaction_stops_the_active_captain_s_clock() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, cannons=1, morale=4), wind=3)
    rig.rolls(1, 1, 1, 1)
    rig.sails(3, 0)
    assert rig.asked() == [B]
    rig.at += 40 * SECOND
    rig.fires(0)
    assert rig.asked() == [A]
    assert time_left(rig) == pytest.approx(540 * SECOND, abs=10)


def test_a_turn_whose_time_is_over_ends() -> None:
    rig = sky(ship(3, 0, hand="fuel harpoon"), ship())
    rig.wait()
    assert (rig.in_phase, rig.asked()) == ("Resting", [A])
    rig.wait()
    assert (rig.seat, rig.ship(A).hand) == (B, ["harpoon"]), "the card that is worth least"
