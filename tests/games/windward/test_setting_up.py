"""Setting the table up (WW-1 to WW-21, WW-25; WW-R1, WW-R2, WW-R5 to WW-R8, WW-R41)."""

from collections import Counter
from typing import Any

import pytest

from talewind.games.windward import Windward
from talewind.games.windward.events import CresterPlaced, Dealt, FirstRolled, WindTurned
from talewind.games.windward.options import SkyOptions
from talewind.games.windward.pieces import COLOURS, CREW, NOTHING, TEETH
from talewind.kit.play import open_table

from .rigging import SkyRig
from .skies import A, B, C, E, fresh_table

KEYS = [b"%d" % n for n in range(24)]
DECK = {"fuel": 16, "harpoon": 14, "coffee": 8, "deadweight": 6, "aerogenerator": 6, "bait": 5, "false_flag": 5}


def told(seats: int, kind: type[Any], **options: Any) -> list[Any]:
    """What everybody hears of the setting up."""
    step = open_table(Windward(), seats, SkyOptions(**options), b"test")
    return [event for event in step.heard(None) if isinstance(event, kind)]


@pytest.mark.rule("WW-1")
def test_each_mode_has_its_seats() -> None:
    game = Windward()
    wanted = {"solo": range(1, 2), "coop": range(2, 5), "head_to_head": range(2, 3), "free_for_all": range(3, 6)}
    for mode, seats in wanted.items():
        assert game.seats_for(SkyOptions(mode=mode)) == seats  # type: ignore[arg-type]
    assert [fresh_table(n).state.mode for n in (1, 2, 3, 5)] == ["solo", "head_to_head", "free_for_all", "free_for_all"]


@pytest.mark.rule("WW-2")
def test_the_six_tiles_are_shuffled_large_side_up() -> None:
    tables = [fresh_table(key=key) for key in KEYS]
    assert all(sorted(rig.state.tiles) == [1, 2, 3, 4, 5, 6] for rig in tables)
    assert {rig.state.tiles[0] for rig in tables} == {1, 2, 3, 4, 5, 6}
    assert all(len(rig.state.planet.territory) == 126 for rig in tables)
    assert fresh_table(tile_order="printed").state.tiles == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("WW-5", "WW-R5")
def test_what_is_not_placed_is_in_the_stockpile() -> None:
    for seats in (2, 3, 5):
        state = fresh_table(seats).state
        assert state.greys == 8 - (seats - 1)
        assert state.reds == 9 - 6
        assert not state.of_kind("white")


@pytest.mark.rule("WW-6")
def test_three_tiles_of_each_crew_lie_open() -> None:
    rig = fresh_table()
    assert rig.sees(B).view.crew == dict.fromkeys(CREW, 3)


@pytest.mark.rule("WW-7")
def test_the_pieces_of_a_variant_are_there_only_with_it() -> None:
    plain = fresh_table().state
    assert (plain.naturalist, plain.achievements, plain.white_waits) == (None, {}, False)
    every = fresh_table(naturalist=True, achievements=True, white=True).state
    assert every.naturalist is not None
    assert len(every.achievements) == 2
    assert every.white_waits


@pytest.mark.rule("WW-8", "WW-9")
def test_the_highest_roller_is_first_and_the_others_follow_clockwise() -> None:
    rig = fresh_table(rolls={"wind": [3, 6, 1, 4, 2, 5]})
    assert rig.state.first == B
    order = []
    for _ in range(6):
        order.append(rig.seat)
        rig.ends()
    assert order == [B, C, A, B, C, A]


@pytest.mark.rule("WW-R1")
def test_only_those_who_share_the_highest_roll_again() -> None:
    rig = fresh_table(4, rolls={"wind": [5, 2, 5, 5, 3, 4, 4, 1, 6, 2, 1, 2, 3]})
    assert rig.state.first == 3  # 5 2 5 5, then 3 - 4 4, then - - 1 6
    (rolled,) = told(4, FirstRolled)
    assert len(rolled.rolls[0]) == 4
    assert rolled.rolls[-1][rolled.seat] == max(rolled.rolls[-1])


@pytest.mark.rule("WW-R1")
def test_alone_nobody_rolls_for_the_first_place() -> None:
    assert not told(1, FirstRolled)
    assert fresh_table(1).state.first == A


@pytest.mark.rule("WW-10", "WW-R41")
def test_cards_are_dealt_by_turn_order() -> None:
    rig = fresh_table(5, rolls={"wind": [1, 2, 6, 3, 4, 1, 1, 2, 3, 4]})
    assert [len(ship.hand) for ship in rig.state.ships] == [5, 5, 2, 3, 4]  # C is first
    assert all(not event.cards for event in told(3, Dealt))
    assert rig.sees(A).view.hand == tuple(rig.ship(A).hand)
    assert rig.sees(B).view.ships[A].cards == 5


@pytest.mark.rule("WW-11", "WW-R6")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [19, 18, 18]), (3, [17, 17, 17]), (4, [16, 15, 15]), (5, [14, 14, 13])]
)
def test_the_other_cards_are_three_near_equal_stacks_of_which_the_tops_are_seen(seats: int, sizes: list[int]) -> None:
    rig = fresh_table(seats)
    assert rig.state.stacks == sizes
    view = rig.sees(None).view
    assert view.stacks == tuple(sizes)
    assert view.tops == tuple(rig.state.tops)
    assert Counter(Windward().cards(rig.state)) == DECK


@pytest.mark.rule("WW-12")
def test_a_roll_sets_the_first_wind() -> None:
    rig = fresh_table(rolls={"wind": [6, 1, 1, 4, 2, 5]})
    assert rig.state.wind == 4
    assert {fresh_table(key=key).state.wind for key in KEYS} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("WW-55")
def test_the_first_round_has_the_wind_of_the_setting_up() -> None:
    assert fresh_table().state.round == 1
    assert len(told(3, WindTurned)) == 1


@pytest.mark.rule("WW-13", "WW-14", "WW-R7")
def test_rolls_place_one_grey_crester_fewer_than_captains_each_in_another_territory() -> None:
    rig = fresh_table(4, tile_order="printed", rolls={"wind": [6, 1, 2, 3, 4, 5, 5, 2, 5, 2, 6]})
    assert rig.alive("grey") == [(-5, 2), (5, -3), (-3, -3)]
    assert not rig.dice.left
    assert len(fresh_table(2).alive("grey")) == 1
    assert len(told(5, CresterPlaced)) == 4


@pytest.mark.rule("WW-15", "WW-R111")
def test_a_red_crester_stands_on_the_red_start_of_each_territory() -> None:
    rig = fresh_table(tile_order="printed")
    assert rig.alive("red") == [(4, -5), (4, -1), (2, 4), (-2, 3), (-5, 5), (-3, -1)]


@pytest.mark.rule("WW-16")
def test_two_gas_lie_on_each_gas_pocket() -> None:
    rig = fresh_table(tile_order="printed")
    pockets = [(3, -6), (6, -1), (4, 0), (-1, 6), (-3, 1), (-1, -4)]
    assert {rig.where(space): cargo.items() for space, cargo in rig.state.lying.items()} == {
        where: {"gas": 2} for where in pockets
    }


def colours(rig: SkyRig) -> list[str]:
    return [ship.colour for ship in rig.state.ships]


@pytest.mark.rule("WW-17", "WW-R2")
def test_ship_boards_are_dealt_at_random() -> None:
    dealt = [colours(fresh_table(5, key=key)) for key in KEYS]
    assert all(sorted(row) == sorted(COLOURS) for row in dealt)
    assert {row[A] for row in dealt} == set(COLOURS)
    assert len({ship.gas_slots + 10 * ship.cannon_slots for ship in fresh_table(5).state.ships}) == 1


@pytest.mark.rule("WW-R2")
def test_the_purple_board_goes_to_the_naturalist() -> None:
    for key in KEYS:
        for seats in (2, 5):
            rig = fresh_table(seats, key=key, naturalist=True, naturalist_seat=1)
            assert (rig.state.naturalist, colours(rig)[B]) == (B, "purple")
            assert len(set(colours(rig))) == seats
    drawn = [fresh_table(key=key, naturalist=True) for key in KEYS]
    assert {rig.state.naturalist for rig in drawn} == {A, B, C}
    assert all(colours(rig)[rig.state.naturalist or 0] == "purple" for rig in drawn)


@pytest.mark.rule("WW-18", "WW-19", "WW-20", "WW-21", "WW-R8")
def test_every_ship_starts_at_port_with_one_longboat_two_mates_and_nothing_else() -> None:
    rig = fresh_table(5)
    assert rig.state.scores == [0] * 5
    assert rig.course.mates == 2
    for seat in range(E + 1):
        own = rig.ship(seat)
        assert own.at_port
        assert rig.boats(seat) == [None]
        assert (own.morale, own.boat_speed, own.gas, own.cannons, own.crew, own.hold) == (1, 0, 0, 0, [], NOTHING)


@pytest.mark.rule("WW-28")
def test_a_grey_tooth_is_worth_three_and_a_red_one_four() -> None:
    assert TEETH == {"grey": 3, "red": 4}
