"""Longboats: rowing and towing (WW-42, WW-46, WW-50, WW-66 to WW-77; WW-R26 to WW-R34, WW-R114)."""

from itertools import pairwise

import pytest

from talewind.games.windward.battle_events import BattleBegan
from talewind.games.windward.moves import Leave, Row, Take
from talewind.games.windward.night_events import CresterMoved
from talewind.games.windward.pieces import Cargo

from .skies import M1, A, B, at, ship, sky


@pytest.mark.rule("WW-66")
def test_a_space_costs_one_longboat_speed() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=2), ship(), ship())
    rig.rows((2, 2), 2, 3, 1, 3)
    assert rig.ship(A).boat_speed == 0
    assert rig.boats(A) == [(1, 3)]
    assert rig.no(Row(at(1, 3), at(2, 2))) == "WW-66"


@pytest.mark.rule("WW-66")
def test_a_longboat_moves_one_space_at_a_time() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=2), ship(), ship())
    assert rig.no(Row(at(2, 2), at(2, 4))) == "WW-66"


@pytest.mark.rule("WW-67", "WW-R114")
def test_longboat_speed_is_a_common_pool() -> None:
    rig = sky(ship(boats=[(2, 2), (-1, 4)], boat_speed=3, crew="coxswain"), ship(), ship())
    rig.rows((2, 2), 2, 3)
    rig.rows((-1, 4), -1, 3)
    rig.rows((2, 3), 1, 3)
    assert rig.boats(A) == [(1, 3), (-1, 3)]
    assert rig.ship(A).boat_speed == 0


@pytest.mark.rule("WW-50", "WW-68")
@pytest.mark.parametrize("wind", range(1, 7))
def test_longboats_ignore_the_wind(wind: int) -> None:
    rig = sky(ship(boats=[(5, -2)], boat_speed=1), ship(), ship(), wind=wind)
    assert rig.spaces("row") == {(5, -3), (6, -3), (6, -2), (5, -1), (4, -1), (4, -2)}
    rig.rows((5, -2), 4, -2)
    assert rig.ship(A).boat_speed == 0


@pytest.mark.rule("WW-69", "WW-77")
def test_longboat_and_unspent_speed_stay_for_later_turns() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=3), ship(), ship())
    rig.rows((2, 2), 2, 3)
    for _ in range(3):
        rig.ends()
    assert (rig.seat, rig.ship(A).boat_speed, rig.boats(A)) == (A, 2, [(2, 3)])


@pytest.mark.rule("WW-70")
def test_two_longboats_of_one_captain_are_never_on_one_space() -> None:
    rig = sky(ship(2, 3, boats=[(2, 2), (2, 3)], boat_speed=1, crew="coxswain"), ship(), ship())
    assert rig.no(Row(at(2, 3), at(2, 2))) == "WW-70"
    rig = sky(ship(2, 3, boats=[(2, 3), None], crew="coxswain"), ship(), ship())
    assert rig.closed("command") is None
    assert "drop_longboat" not in rig.choices("command", "order")


@pytest.mark.rule("WW-71")
def test_a_longboat_fights_a_grey_crester_and_a_rivals_longboat() -> None:
    for foe, rival in (("grey", None), ("longboat", (2, 3))):
        rig = sky(ship(boats=[(2, 2)], boat_speed=1), ship(boats=[rival]), ship(), greys=[] if rival else [(2, 3)])
        rig.rows((2, 2), 2, 3)
        (battle,) = rig.tells(BattleBegan)
        assert (battle.by, battle.on, battle.defender) == ("longboat", foe, B if rival else None)


@pytest.mark.rule("WW-72", "WW-73", "WW-R27")
def test_a_longboat_tows_the_grey_crester_it_finds_and_cannot_let_go() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=2), ship(), ship(), lying={(2, 3): Cargo(grey=1)})
    rig.rows((2, 2), 2, 3)
    assert rig.towing(A) == [(2, 3)]
    rig.rows((2, 3), 1, 3)
    assert rig.towing(A) == [(1, 3)]
    assert rig.lies(2, 3) == rig.lies(1, 3) == Cargo()


@pytest.mark.rule("WW-R27")
def test_a_longboat_tows_one_crester_at_most_and_never_a_red_one() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=1), ship(), ship(), lying={(2, 3): Cargo(grey=2, red=1)})
    rig.rows((2, 2), 2, 3)
    assert rig.towing(A) == [(2, 3)]
    assert rig.lies(2, 3) == Cargo(grey=1, red=1)


@pytest.mark.rule("WW-73", "WW-R26")
def test_a_ship_takes_from_its_own_longboat_the_crester_the_longboat_or_both() -> None:
    rig = sky(ship(2, 3, boats=[], towing=[(2, 3)]), ship(), ship())
    assert set(rig.choices("take", "item")) == {"grey", "longboat"}
    rig.takes("grey")
    assert (rig.towing(A), rig.boats(A), rig.ship(A).hold) == ([], [(2, 3)], Cargo(grey=1))
    rig.takes("longboat")
    assert rig.boats(A) == [None]
    rig = sky(ship(2, 3, boats=[], towing=[(2, 3)]), ship(), ship())
    rig.takes("longboat")
    assert (rig.boats(A), rig.lies(2, 3), rig.ship(A).hold) == ([None], Cargo(grey=1), Cargo())


@pytest.mark.rule("WW-74", "WW-77", "WW-R25")
def test_no_other_ship_takes_a_towed_crester_or_a_longboat() -> None:
    rig = sky(ship(2, 3), ship(boats=[], towing=[(2, 3)]), ship())
    assert rig.no(Take("grey")) == "WW-35"
    assert rig.no(Take("longboat")) == "WW-35"


@pytest.mark.rule("WW-75")
def test_a_towing_longboat_enters_no_space_with_a_grey_crester() -> None:
    rig = sky(
        ship(boats=[], towing=[(2, 3)], boat_speed=1), ship(boats=[], towing=[(3, 3)]), ship(), greys=[(2, 2)],
        lying={(1, 3): Cargo(grey=1)},
    )  # fmt: skip
    for q, r in ((2, 2), (1, 3), (3, 3)):
        assert rig.no(Row(at(2, 3), at(q, r))) == "WW-75"
    assert rig.spaces("row") == {(2, 4)}  # [3, 2] and [1, 4] are Drift


@pytest.mark.rule("WW-76")
def test_no_longboat_enters_the_trading_post() -> None:
    rig = sky(ship(boats=[(1, 0)], boat_speed=1), ship(), ship())
    assert rig.no(Row(at(1, 0), 0)) == "WW-76"


@pytest.mark.rule("WW-42", "WW-46")
def test_no_longboat_travels_by_zephyr_or_around_the_planet() -> None:
    rig = sky(ship(boats=[(0, -4)], boat_speed=2), ship(), ship())
    assert rig.no(Row(at(0, -4), at(5, -5))) == "WW-66"
    rig = sky(ship(boats=[(0, -6)], boat_speed=2), ship(), ship())
    assert rig.no(Row(at(0, -6), at(0, 6))) == "WW-66"


@pytest.mark.rule("WW-42", "WW-46")
def test_no_crester_travels_by_zephyr_or_around_the_planet() -> None:
    for where, white in (((0, -4), (-4, 2)), ((0, -6), (0, 6))):
        rig = sky(ship(*where, morale=2), ship(), ship(), white=white)
        rig.ends()
        (moved,) = rig.tells(CresterMoved)
        assert len(moved.path) == 6
        assert all(to in M1.near[space] for space, to in pairwise(moved.path))


@pytest.mark.rule("WW-R28")
def test_nobody_drops_a_grey_crester_where_one_is() -> None:
    for there in ({"greys": [(2, 3)]}, {"lying": {(2, 3): Cargo(grey=1)}}):
        rig = sky(ship(2, 3, hold=Cargo(grey=1)), ship(), ship(), **there)
        assert rig.no(Leave("grey")) == "WW-R28"
    rig = sky(ship(2, 3, hold=Cargo(grey=1)), ship(boats=[], towing=[(2, 3)]), ship())
    assert rig.no(Leave("grey")) == "WW-R28"


@pytest.mark.rule("WW-R28")
def test_a_lost_ship_leaves_a_grey_crester_there_all_the_same() -> None:
    rig = sky(ship(2, 3, hold=Cargo(grey=1)), ship(boats=[], towing=[(2, 3)]), ship())
    rig.ends()
    assert rig.ship(A).at_port
    assert rig.towing(B) == [(2, 3)]
    assert rig.lies(2, 3) == Cargo(grey=1)


@pytest.mark.rule("WW-R29")
def test_a_grey_crester_dropped_on_a_rivals_longboat_is_towed_by_it() -> None:
    rig = sky(ship(2, 3, hold=Cargo(grey=1)), ship(boats=[(2, 3)]), ship())
    rig.drops("grey")
    assert rig.towing(B) == [(2, 3)]
    assert rig.no(Take("grey")) == "WW-35"


@pytest.mark.rule("WW-R31")
@pytest.mark.parametrize("crew", ["harpooner", "coxswain"])
def test_the_second_longboat_comes_aboard_at_once_wherever_the_first_is(crew: str) -> None:
    rig = sky(ship(boats=[(2, 2)]), ship(), ship())
    rig.hires(crew)  # type: ignore[arg-type]
    assert rig.boats(A) == [(2, 2), None]
    assert {"harpooner", "coxswain"}.isdisjoint(rig.choices("hire", "crew"))


@pytest.mark.rule("WW-R32")
def test_a_beaten_longboat_returns_aboard_also_at_port() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=1), ship(boats=[(2, 3)]), ship())
    rig.rolls(2, 1)
    rig.rows((2, 2), 2, 3)
    assert rig.boats(B) == [None]
    assert rig.ship(B).hold == Cargo(token=1)


@pytest.mark.rule("WW-R33")
def test_longboats_fight_with_tokens_and_harpoons_while_their_ship_is_at_port() -> None:
    rig = sky(ship(boats=[(2, 2)], boat_speed=1, hand="harpoon", hold=Cargo(token=1)), ship(), ship(), greys=[(2, 3)])
    rig.rolls(1, 3, wind=[4, 5])
    rig.rows((2, 2), 2, 3)
    rig.boosts(harpoons=1, tokens=1)
    assert rig.towing(A) == [(2, 3)]
    assert (rig.ship(A).hand, rig.ship(A).hold) == ([], Cargo())


@pytest.mark.rule("WW-R34")
def test_a_towing_longboat_may_attack_one_that_tows_nothing() -> None:
    rig = sky(ship(boats=[], towing=[(2, 2)], boat_speed=1), ship(boats=[(2, 3)]), ship())
    rig.rolls(1, 2)
    rig.rows((2, 2), 2, 3)
    assert (rig.boats(A), rig.towing(B)) == ([None], [(2, 3)])
    rig = sky(ship(boats=[], towing=[(2, 2)], boat_speed=1), ship(boats=[(2, 3)]), ship())
    rig.rolls(2, 2)
    rig.rows((2, 2), 2, 3)
    assert (rig.towing(A), rig.towing(B), rig.boats(B)) == ([(2, 2)], [], [(2, 3)])
