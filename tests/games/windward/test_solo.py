"""Solo: setting up, how it is lost and won, Teeth, the White Crester (WW-185 to WW-203; WW-R88 to WW-R90, WW-R101, WW-R115)."""

from typing import Any

import pytest

from talewind.games.windward.battle_events import BattleBegan, Rolled
from talewind.games.windward.events import WindTurned
from talewind.games.windward.moves import Buy, TradeTeeth
from talewind.games.windward.pieces import Cargo

from .modes import STARTS, alone, over, ways
from .rigging import At, SkyRig
from .skies import A, fresh_table


@pytest.mark.rule("WW-185", "WW-197", "WW-R89")
def test_one_captain_takes_turn_after_turn_each_with_another_wind() -> None:
    rig = alone(5, 1, hand="fuel", wind=2)
    rig.ends()
    rig.rolls(wind=[2, 2, 5])
    rig.discards("fuel")
    assert (rig.in_phase, rig.asked(), rig.state.round) == ("Turn", [A], 3)
    assert rig.tells(WindTurned) == [WindTurned(2, 5)], "a roll of the same wind is repeated"


@pytest.mark.rule("WW-188")
def test_solo_begins_with_a_grey_on_every_feeding_ground_and_five_cards() -> None:
    rig = fresh_table(1, tile_order="printed")
    assert set(rig.alive("grey")) == {(1, -3), (5, -3), (2, 2), (-1, 4), (-5, 2), (-3, -3)}
    assert set(rig.alive("red")) == set(STARTS)
    assert not rig.alive("white")
    assert len(rig.ship().hand) == 5


@pytest.mark.rule("WW-189", "WW-208")
def test_solo_and_co_op_know_no_achievements() -> None:
    for seats, mode in ((1, "solo"), (2, "coop")):
        assert fresh_table(seats, mode=mode, achievements=True).state.achievements == {}
    assert len(fresh_table(2, achievements=True).state.achievements) == 2


@pytest.mark.rule("WW-190")
@pytest.mark.example("WW-E22")
def test_a_turn_that_ends_at_port_loses_the_game() -> None:
    rig = alone(morale=4, hand="fuel")
    rig.ends()
    assert over(rig) == (False, "WW-190")


@pytest.mark.rule("WW-187", "WW-191")
@pytest.mark.example("WW-E22")
def test_a_night_costs_a_card_or_morale_and_morale_0_loses_the_game() -> None:
    rig = alone(5, 1, hand="fuel bait", morale=2)
    rig.ends()
    rig.discards("bait")
    assert (rig.ship().morale, rig.ship().hand) == (2, ["fuel"])
    rig.ends()
    rig.loses_morale()
    assert (rig.ship().morale, rig.in_phase) == (1, "Turn")
    rig.ends()
    rig.loses_morale()
    assert over(rig) == (False, "WW-187")


@pytest.mark.rule("WW-187", "WW-R115")
def test_a_ship_lost_in_battle_loses_the_game_and_a_lost_battle_does_not() -> None:
    for morale, lost in ((3, True), (4, False)):
        rig = alone(2, 0, reds=[(3, 0)], wind=3, morale=morale)
        rig.rolls(1, 1, 1, 1, 1, 1, 1)
        rig.sails(3, 0)
        assert (rig.state.winners == ()) == lost
        if not lost:
            assert (rig.ship().morale, rig.place(), rig.in_phase) == (1, (2, 0), "Turn")


@pytest.mark.rule("WW-198")
def test_no_grey_is_replaced() -> None:
    rig = alone(1, 1, boats=[(1, 2)], greys=[(2, 2)], boat_speed=1)
    rig.rolls(2, 1)
    rig.rows((1, 2), 2, 2)
    assert (rig.towing(), rig.alive("grey"), rig.state.greys) == ([(2, 2)], [], 7)


@pytest.mark.rule("WW-199", "WW-R90")
def test_teeth_bring_gas_and_nothing_else_at_any_time_at_port() -> None:
    rig = alone(1, 0, hold=Cargo(grey_tooth=2, red_tooth=1), gas=0)
    assert rig.closed("trade-teeth") == "WW-199"
    rig.enters()
    assert (rig.state.scores, rig.ship().hold) == ([0], Cargo(grey_tooth=2, red_tooth=1)), "they may stay aboard"
    rig.act(TradeTeeth(1, 0))
    assert (rig.ship().gas, rig.ship().hold) == (3, Cargo(grey_tooth=1, red_tooth=1))
    rig.act(TradeTeeth(0, 1))
    assert (rig.ship().gas, rig.ship().hold) == (4, Cargo(grey_tooth=1)), "Gas without a slot is lost"
    assert rig.no(TradeTeeth(0, 1)) is not None
    assert rig.state.scores == [0]
    assert rig.no(Buy("notoriety")) == "WW-R88"


def hunting(q: int, r: int, *, reds: list[At], **more: Any) -> SkyRig:
    """Beside Reds, with the wind, and with dice to beat one."""
    rig = alone(q, r, reds=reds, wind=3, cannons=3, **more)
    rig.sails(q + 1, r)
    rig.rolls(3, 3, 3, 3, 3, 1, 1, 1, 1, 1)
    rig.fires(3)
    return rig


@pytest.mark.rule("WW-186", "WW-200", "WW-R88")
def test_the_white_one_comes_to_a_chosen_corner_as_soon_as_the_last_red_is_beaten() -> None:
    rig = hunting(5, 0, reds=[(6, 0), (-6, 0)], beaten=4)
    assert rig.in_phase == "Turn", "one Red is left"
    rig = hunting(5, 0, reds=[(6, 0)], beaten=5)
    assert rig.spaces("place-white") == {(0, -6), (6, -6), (0, 6), (-6, 6), (-6, 0)}, "not where the ship is"
    rig.places(0, -6)
    assert (rig.in_phase, rig.alive("white"), rig.state.winners) == ("Turn", [(0, -6)], None)


@pytest.mark.rule("WW-201", "WW-202", "WW-R88")
def test_the_white_one_moves_five_at_the_end_of_the_turn_of_its_placement() -> None:
    rig = hunting(2, 0, reds=[(3, 0)], beaten=5)
    rig.places(0, -6)
    rig.ship().morale = 2
    rig.ends()
    ((first, *way),) = ways(rig)
    assert (first, len(way)) == ((0, -6), 5)
    assert rig.alive("white") == way[-1:]


@pytest.mark.rule("WW-202")
def test_the_white_one_moves_also_when_the_last_red_fell_in_the_rest() -> None:
    rig = alone(3, 0, reds=[(5, 0)], cannons=3, hand="fuel", beaten=5, morale=4)
    rig.ends()
    rig.rolls(1, 1, 1, 1, 1, 3, 3, 3, 3, 3)
    rig.discards("fuel")
    rig.fires(3)
    rig.rolls(1, 1, 1, 1, 1, 1, 1, 1, 3, 3)
    rig.places(6, 0)
    assert [way[-1] for way in ways(rig)] == [(3, 0), (4, 0)], "it came, and went back after the Battle"
    assert rig.tells(BattleBegan) == [BattleBegan(None, "white", A, "ship", rig.space(3, 0))]


@pytest.mark.rule("WW-186", "WW-203", "WW-201")
def test_who_beats_the_white_one_has_won() -> None:
    rig = alone(2, 0, white=(3, 0), wind=3, cannons=5, crew="marine", beaten=6)
    rig.sails(3, 0)
    rig.rolls(3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1)
    rig.fires(5)
    assert over(rig) == (True, "WW-203")
    assert rig.tells(Rolled)[0].hits == 21, "the Marine helps against Reds only"


@pytest.mark.rule("WW-R101")
@pytest.mark.parametrize("after", ["moves", "stays"])
def test_a_white_one_that_has_fought_moves_all_the_same_unless_the_table_wants_otherwise(after: str) -> None:
    rig = alone(2, 0, white=(3, 0), wind=3, white_after_battle=after, morale=4, hand="harpoon")
    rig.rolls(3, 3, 1, 1, 1, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    rig.boosts(1)
    assert rig.place() == (2, 0), "a tie"
    rig.rolls(1, 1, 1, 1, 1, 1, 1, 1, 3, 3)
    rig.ends()
    assert bool(rig.tells(BattleBegan)) == (after == "moves")
