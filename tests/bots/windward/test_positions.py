"""Positions with a known best answer."""

from talewind.games.windward.moves import (
    Boost,
    Buy,
    Command,
    Discard,
    Draw,
    EndTurn,
    EnterPort,
    Fire,
    Loot,
    PlaceRed,
    PlayAerogenerator,
    PlayFuel,
    RaiseFlag,
    Row,
    Sail,
    Take,
)  # fmt: skip
from talewind.games.windward.pieces import Cargo
from talewind.games.windward.planet import PORT
from talewind.games.windward.sides import Side
from talewind.kit import Pass

from .positions import Position


def test_gas_that_wins_the_game_is_spent_on_notoriety() -> None:
    p = Position()
    p.ship(gas=4, hand=["fuel"])
    p.state.scores, p.state.trigger = [14, 15], 1
    assert p.plan().count(Buy("notoriety")) == 2


def test_teeth_go_home_before_the_ship_starves() -> None:
    p = Position()
    p.ship(at=(1, 0), hold=Cargo(red_tooth=1), morale=1)
    assert p.plan()[0] == EnterPort()


def test_a_crester_is_processed_before_the_ship_enters_port() -> None:
    p = Position()
    p.ship(at=(1, 0), hold=Cargo(red=1), morale=4, hand=["fuel"])
    assert p.plan()[:2] == [Command("process_crester", "mate"), EnterPort()]


def test_a_well_armed_ship_attacks_the_red_crester_downwind() -> None:
    p = Position()
    p.ship(at=(2, 0), cannons=3, morale=4, hand=["harpoon", "harpoon"], crew=["marine"])
    p.crester("red", (3, 0))
    assert p.plan()[0] == Sail(p.space((3, 0)))


def test_an_unarmed_ship_rests_out_of_a_red_cresters_reach() -> None:
    p = Position()
    p.ship(at=(3, 0), morale=2, hand=["fuel"], hold=Cargo(red_tooth=1))
    p.turn(speed=1, mates=0)
    p.crester("red", (4, 0))
    plan = p.plan()
    assert plan[-1] == EndTurn()
    assert p.state.planet.territory[p.ends_at(plan)] != p.state.planet.territory[p.space((4, 0))]


def test_a_towed_crester_is_taken_aboard() -> None:
    p = Position()
    p.ship(at=(1, 2), morale=3, hand=["fuel"])
    p.boat((1, 2), towing=True)
    assert p.plan()[0] == Take("grey")


def test_gas_on_the_way_is_taken() -> None:
    p = Position()
    p.ship(at=(1, 2), morale=3, hand=["fuel"])
    p.turn(speed=0, mates=0)
    p.lying((1, 2), gas=2)
    assert p.plan()[0] == Take("gas", 2)


def test_a_longboat_hunts_the_grey_crester_beside_the_ship() -> None:
    p = Position()
    p.ship(at=(1, 2), morale=3, hand=["harpoon", "coffee"], crew=["harpooner"])
    p.crester("grey", (2, 2))
    plan = p.plan()
    assert Command("drop_longboat", "mate") in plan
    assert any(isinstance(move, Row) and move.to == p.space((2, 2)) for move in plan)


def test_fuel_brings_the_last_teeth_home() -> None:
    p = Position()
    p.ship(at=(1, 1), hold=Cargo(red_tooth=2), morale=1, hand=["fuel"])
    p.turn(speed=1, mates=0)
    p.state.scores, p.state.trigger = [9, 15], 1
    plan = p.plan()
    assert PlayFuel() in plan
    assert EnterPort() in plan


def test_cannons_are_kept_where_the_battle_is_lost() -> None:
    p = Position()
    p.ship(at=(2, 0), cannons=1, morale=2)
    p.battle(Side("red", numbers=[1], hits=15), Side("ship", 0), "brace")
    assert p.plan() == [Fire(0)]


def test_all_cannons_defend_a_cargo_that_is_worth_it() -> None:
    p = Position()
    p.ship(at=(2, 0), cannons=3, morale=1, hold=Cargo(red_tooth=2))
    p.battle(Side("red", numbers=[1], hits=5), Side("ship", 0), "brace")
    assert p.plan() == [Fire(3)]


def test_a_token_is_spent_before_a_harpoon_and_no_more_than_needed() -> None:
    p = Position()
    p.ship(at=(2, 0), morale=3, hand=["harpoon"], hold=Cargo(token=1))
    p.battle(Side("ship", 0, hits=7), Side("red", numbers=[1], hits=7), "press")
    assert p.plan() == [Boost(0, 1)]


def test_nothing_is_added_to_a_battle_that_is_lost_anyway() -> None:
    p = Position()
    p.ship(at=(2, 0), morale=2, hand=["harpoon"], hold=Cargo(token=1))
    p.battle(Side("ship", 0, hits=3), Side("red", numbers=[1], hits=12), "press")
    assert p.plan() == [Boost(0, 0)]


def test_the_night_costs_the_card_that_is_missed_least() -> None:
    p = Position()
    p.ship(at=(2, 0), morale=1, hand=["coffee", "deadweight", "harpoon"])
    p.resting()
    assert p.plan() == [Discard("deadweight")]


def test_the_best_card_is_drawn() -> None:
    p = Position()
    p.supplying("deadweight", "coffee", "bait")
    assert p.plan() == [Draw(2)]


def test_a_false_flag_saves_teeth_from_an_armed_rival() -> None:
    p = Position()
    p.ship(at=(2, 0), morale=1, hand=["false_flag"], hold=Cargo(red_tooth=2))
    p.ship(1, at=(2, 0), cannons=3)
    p.state.active = 1
    p.flagging(1, (2, 0))
    assert p.plan() == [RaiseFlag()]


def test_a_false_flag_is_kept_when_there_is_nothing_to_lose() -> None:
    p = Position()
    p.ship(at=(2, 0), morale=4, cannons=3, hand=["false_flag", "harpoon"])
    p.ship(1, at=(2, 0))
    p.state.active = 1
    p.flagging(1, (2, 0))
    assert p.plan() == [Pass()]


def test_a_new_red_crester_is_placed_where_it_does_not_come_tonight() -> None:
    p = Position()
    p.ship(at=(2, 0), morale=2, hold=Cargo(red=1))
    p.turn(speed=0, mates=0)
    p.battle(Side("ship", 0, hits=9), Side("red", numbers=[1], hits=5), "place")
    p.state.stack[-1].fight.placing = True  # type: ignore[attr-defined]
    (answer,) = p.plan()
    assert isinstance(answer, PlaceRed)
    inside = p.state.planet.distances(p.space((2, 0)), (), p.state.planet.territory[p.space((2, 0))])
    assert inside.get(answer.to, 99) > 3


def test_the_more_valuable_loot_is_taken() -> None:
    p = Position()
    p.ship(at=(2, 0), morale=3)
    p.ship(1, at=(2, 0), hold=Cargo(red_tooth=1, grey_tooth=1, token=1))
    p.battle(Side("ship", 0, hits=9), Side("ship", 1, hits=2), "loot")
    fight = p.state.stack[-1].fight  # type: ignore[attr-defined]
    fight.winner, fight.lost, fight.half = "attacker", 1, 2
    assert p.plan() == [Loot(("red_tooth", "grey_tooth"))]


def test_in_solo_the_turn_never_ends_at_port() -> None:
    p = Position(1)
    p.ship(hand=["fuel", "harpoon"])
    for at in ((4, -1), (-4, 1)):
        p.crester("red", at)
    p.turn(mates=0)
    assert p.ends_at(p.plan()) != PORT


def test_in_co_op_nobody_waits_for_the_white_crester_at_port() -> None:
    p = Position(2, mode="coop", difficulty="easy")
    p.ship(hand=["fuel", "fuel"], morale=2)
    p.turn(mates=0)
    p.crester("white", (0, -4))
    end = p.ends_at(p.plan())
    assert end != PORT
    assert p.away("white", end) > 5


def test_in_co_op_eight_dice_and_two_harpoons_attack_the_white_crester() -> None:
    p = Position(2, mode="coop", difficulty="easy")
    p.ship(at=(2, 0), cannons=5, morale=4, hand=["harpoon", "harpoon"], crew=["sergeant"])
    p.turn(speed=1, mates=0)
    p.crester("white", (3, 0))
    assert p.plan()[0] == Sail(p.space((3, 0)))


def test_a_weak_rival_with_teeth_is_plundered() -> None:
    p = Position()
    p.ship(at=(2, 0), cannons=3, morale=4, hand=["fuel"])
    p.ship(1, at=(3, 0), morale=1, hold=Cargo(red_tooth=2))
    assert p.plan()[0] == Sail(p.space((3, 0)))


def test_a_rival_with_nothing_aboard_is_left_alone() -> None:
    p = Position()
    p.ship(at=(2, 0), cannons=3, morale=4, hand=["fuel"])
    p.ship(1, at=(3, 0), morale=1)
    assert Sail(p.space((3, 0))) not in p.plan()


def test_the_wind_is_turned_to_bring_the_last_teeth_home() -> None:
    p = Position(wind=3)
    p.ship(at=(2, 0), hold=Cargo(red_tooth=2), morale=1, hand=["aerogenerator"])
    p.turn(speed=1, mates=0)
    p.state.scores, p.state.trigger = [9, 15], 1
    assert p.plan()[:3] == [PlayAerogenerator(6), Sail(p.space((1, 0))), EnterPort()]
