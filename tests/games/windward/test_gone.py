"""Captains who leave, lose their connection or are away at every question; conform's checks hold there and to the end."""

from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from msgspec import structs

from talewind.games.windward.pieces import Cargo
from talewind.games.windward.state import Sky
from talewind.kit import Seat, tag_of
from talewind.kit.clone import clone
from talewind.kit.rows import Came, Left
from talewind.kit.testing.one_game import OneGame
from talewind.kit.testing.rolls import SetUps

from .achieving import with_cards
from .modes import team
from .rigging import SkyRig
from .skies import ship, sky

LATE: dict[str, Any] = {"round": 18, "round_limit": 20}
GONE = ("left", "left for good", "lost", "away")


def turn(**more: Any) -> SkyRig:
    return sky(ship(2, 0, hand="fuel bait"), ship(3, 0, hand="coffee"), ship(), reds=[(4, -1)], **more)


def supplying(**more: Any) -> SkyRig:
    rig = sky(ship(hand="fuel"), ship(), ship(2, 0), **more)
    rig.orders("take_supplies")
    return rig


def false_flagging(**more: Any) -> SkyRig:
    rig = sky(ship(2, 0, hand="harpoon"), ship(3, 0, hand="false_flag harpoon"), ship(1, 0), wind=3, **more)
    rig.sails(3, 0)
    return rig


def aiming(**more: Any) -> SkyRig:
    rig = sky(ship(2, 0, cannons=2), ship(3, 0, cannons=1), ship(1, 0), wind=3, **more)
    rig.sails(3, 0)
    return rig


def looting(**more: Any) -> SkyRig:
    rig = sky(
        ship(2, 0, morale=4), ship(3, 0, hold=Cargo(grey=1, red_tooth=1, grey_tooth=1)), ship(1, 0), wind=3, **more
    )
    rig.rolls(3, 3, 1, 1)
    rig.sails(3, 0)
    return rig


def placing(**more: Any) -> SkyRig:
    rig = sky(ship(2, 0, morale=4, cannons=2), ship(hand="fuel"), ship(), wind=3, reds=[(3, 0)], **more)
    rig.rolls(3, 3, 3, 1, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.fires(2)
    return rig


def claiming(**more: Any) -> SkyRig:
    armed = ship(crew="marine", cannons=4, gas=3)
    rig = with_cards("broadside", captains=(armed, ship(2, 0), ship()), achievement_claim="ask", **more)
    rig.orders("fill_cannon")
    return rig


def cornering(**more: Any) -> SkyRig:
    rig = team(ship(3, 0, cannons=5, crew="sergeant", morale=4), ship(), ship(), white=(6, 0), **more)
    rig.rolls(*[1] * 8, *[3] * 7)
    rig.ends()
    rig.fires(5)
    return rig


def resting(**more: Any) -> SkyRig:
    rig = turn(**more)
    rig.ends()
    return rig


def ending(**more: Any) -> SkyRig:
    rig = team(ship(hand="fuel"), ship(2, 0), ship(), **more)
    rig.state.decide(True, "WW-228")
    rig.orders("morale")
    return rig


POSITIONS: dict[str, Callable[..., SkyRig]] = {
    "turn": turn, "supplying": supplying, "false-flagging": false_flagging, "battle": aiming, "battle, loot": looting,
    "battle, place": placing, "claiming": claiming, "cornering": cornering, "resting": resting, "ending": ending,
}  # fmt: skip


def game_from(position: str, gone: str) -> tuple[OneGame, SkyRig]:
    """A game of conform that begins with this position."""
    rig = POSITIONS[position](on_leave="remove" if gone == "left for good" else "bot", **LATE)
    assert position.startswith(tag_of(rig.state.stack[-1])), "the position asks what its name says"
    seats, options = rig.state.seats, rig.state.options
    allowed = rig.game.seats_for(options)
    number = next(n for n in count(0, 4) if allowed[n % len(allowed)] == seats)

    def arrange(state: Sky) -> None:
        there = clone(rig.state)
        for name in state.__struct_fields__:
            setattr(state, name, getattr(there, name))

    one = OneGame(rig.game, number, Counter(), 3_000, arrange, False, structs.asdict(options), SetUps())
    assert one.sitting.state == rig.state
    return one, rig


def goes(one: OneGame, rig: SkyRig, gone: str, seat: Seat) -> None:
    one.check_position()
    one.take(Came(rig.at + 1, seat, gone) if gone in ("lost", "away") else Left(rig.at + 1, seat))  # type: ignore[arg-type]
    one.check_position()


@pytest.mark.parametrize("gone", GONE)
@pytest.mark.parametrize("position", POSITIONS)
def test_whoever_is_asked_may_go(position: str, gone: str) -> None:
    one, rig = game_from(position, gone)
    goes(one, rig, gone, rig.asked()[0])


@pytest.mark.nightly
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("gone", GONE)
@pytest.mark.parametrize("position", POSITIONS)
def test_whoever_goes_the_game_comes_to_its_end(position: str, gone: str, seat: Seat) -> None:
    one, rig = game_from(position, gone)
    goes(one, rig, gone, seat)
    one.to_the_end()
