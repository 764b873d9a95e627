"""Battle, step by step (WW-121 to WW-135; WW-R49 to WW-R53)."""

from collections import Counter

import pytest

from talewind.games.windward.battle import FACES
from talewind.games.windward.battle_events import BattleBegan, BattleOver, Boosted, Fighter, Fired, Rolled
from talewind.games.windward.moves import Boost, Fire
from talewind.games.windward.pieces import Cargo
from talewind.kit import Chance

from .modes import alone
from .skies import A, B, C, at, ship, sky

TOKENS = Cargo(token=2)


@pytest.mark.rule("WW-121", "WW-125")
@pytest.mark.parametrize("foe", ["ship", "red", "white"])
def test_a_ship_that_enters_a_space_of_the_higher_elevation_attacks(foe: Fighter) -> None:
    there = ship(3, 0) if foe == "ship" else ship()
    rig = sky(
        ship(2, 0, cannons=1), there, ship(), reds=[(3, 0)] * (foe == "red"), white=(3, 0) if foe == "white" else None
    )
    rig.sails(3, 0)
    assert rig.tells(BattleBegan) == [BattleBegan(A, "ship", B if foe == "ship" else None, foe, at(3, 0))]
    assert rig.sees(C).view.battle.attacker.kind == "ship"
    assert (rig.in_phase, rig.place()) == ("Battle", (3, 0))


@pytest.mark.rule("WW-121", "WW-122")
def test_pieces_of_different_elevations_never_meet_in_battle() -> None:
    rig = sky(
        ship(2, 0, boats=[(2, -2)], boat_speed=1), ship(3, -2, boats=[(3, 0)]), ship(), greys=[(3, 0)], reds=[(2, -1)]
    )
    rig.sails(3, 0)
    rig.rows((2, -2), 2, -1)
    assert (rig.in_phase, rig.place(), rig.boats()) == ("Turn", (3, 0), [(2, -1)])


@pytest.mark.rule("WW-122", "WW-125")
@pytest.mark.parametrize("foe", ["longboat", "grey"])
def test_a_longboat_that_enters_a_space_of_the_lower_elevation_attacks(foe: Fighter) -> None:
    rig = sky(
        ship(boats=[(2, 0)], boat_speed=1, hold=TOKENS),
        ship(boats=[(3, 0)] if foe == "longboat" else [None]),
        ship(),
        greys=[(3, 0)] * (foe == "grey"),
    )
    rig.rows((2, 0), 3, 0)
    assert rig.tells(BattleBegan) == [BattleBegan(A, "longboat", B if foe == "longboat" else None, foe, at(3, 0))]
    assert rig.in_phase == "Battle"


@pytest.mark.rule("WW-123")
def test_a_ship_that_leaves_port_onto_a_crester_fights_it() -> None:
    rig = sky(ship(cannons=1), ship(), reds=[(1, 0)])
    rig.leaves(1, 0)
    assert rig.tells(BattleBegan) == [BattleBegan(A, "ship", None, "red", at(1, 0))]


@pytest.mark.rule("WW-124", "WW-128", "WW-130")
@pytest.mark.parametrize(("foe", "dice"), [("ship", 2), ("red", 5), ("white", 8)], ids=["ship 2", "red 5", "white 8"])
def test_each_side_rolls_as_many_dice_as_its_strength_and_counts_hits(foe: str, dice: int) -> None:
    rig = sky(
        ship(2, 0, morale=4), ship(3, 0) if foe == "ship" else ship(), ship(),
        reds=[(3, 0)] * (foe == "red"), white=(3, 0) if foe == "white" else None,
    )  # fmt: skip
    rig.rolls(3, 1, *[1] * dice)
    rig.sails(3, 0)
    attack, defence = rig.tells(Rolled)
    assert (attack.by, attack.seat, attack.dice, attack.hits) == ("ship", A, (3, 1), 4)
    assert (defence.by, defence.dice, defence.hits) == (foe, (1,) * dice, dice)


@pytest.mark.rule("WW-124")
@pytest.mark.parametrize("foe", ["longboat", "grey"])
def test_longboats_and_greys_roll_one_die(foe: Fighter) -> None:
    rig = sky(
        ship(boats=[(2, 0)], boat_speed=1),
        ship(boats=[(3, 0)] if foe == "longboat" else [None]),
        greys=[(3, 0)] * (foe == "grey"),
    )
    rig.rolls(3, 2, wind=[1])
    rig.rows((2, 0), 3, 0)
    assert [(roll.by, roll.dice) for roll in rig.tells(Rolled)] == [("longboat", (3,)), (foe, (2,))]
    rig.dice.given.clear()


@pytest.mark.rule("WW-126", "WW-R49")
def test_the_right_hand_neighbour_rolls_for_a_crester_and_nobody_decides_for_it() -> None:
    rig = sky(ship(), ship(2, 0, morale=4, hold=TOKENS), ship(hand="harpoon", cannons=3), turn=B, reds=[(3, 0)])
    rig.sails(3, 0)
    ours, theirs = rig.tells(Rolled)
    assert (ours.seat, ours.roller, theirs.seat, theirs.roller) == (B, None, None, A)
    assert rig.asked() == [B], "the one question is the fighter's own"
    rig.boosts()
    assert rig.tells(BattleOver)


@pytest.mark.rule("WW-126", "WW-R49")
def test_of_the_first_seat_the_last_is_the_right_hand_neighbour_and_in_solo_there_is_none() -> None:
    rig = sky(ship(2, 0, morale=4), ship(), ship(), reds=[(3, 0)])
    rig.sails(3, 0)
    assert [roll.roller for roll in rig.tells(Rolled)] == [None, C]
    rig = alone(2, 0, morale=4, reds=[(3, 0)])
    rig.sails(3, 0)
    assert [roll.roller for roll in rig.tells(Rolled)] == [None, None]


@pytest.mark.rule("WW-127", "WW-134")
@pytest.mark.parametrize("spent", [0, 2, 3])
def test_the_attacker_spends_any_number_of_cannons_before_the_dice(spent: int) -> None:
    rig = sky(ship(2, 0, morale=4, cannons=3), ship(3, 0, morale=4), ship())
    rig.sails(3, 0)
    assert not rig.tells(Rolled)
    assert rig.no(Fire(4)) == "kit-amount"
    rig.rolls(*[1] * (2 + spent), 3, 3)
    rig.fires(spent)
    assert rig.tells(Fired) == [Fired(A, spent)]
    assert rig.tells(Rolled)[0].dice == (1,) * (2 + spent)
    assert rig.ship(A).cannons == 3 - spent


@pytest.mark.rule("WW-129", "WW-134", "WW-R51")
def test_the_defender_spends_cannons_knowing_the_attackers_roll() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4, cannons=2), ship())
    rig.rolls(3, 2, 1, 1, 1, 2)
    rig.sails(3, 0)
    assert rig.asked() == [B]
    assert (rig.sees(B).view.battle.attacker.hits, rig.ask(B).say.args["hits"]) == (5, 5)
    assert rig.no(Fire(3)) == "kit-amount"
    rig.fires(2)
    assert [roll.dice for roll in rig.tells(Rolled)] == [(1, 1, 1, 2)]
    assert (rig.ship(B).cannons, rig.tells(BattleOver)[0].winner) == (0, "nobody")


@pytest.mark.rule("WW-131", "WW-132", "WW-R51")
def test_the_questions_come_in_the_printed_order_and_nobody_answers_after_the_defender() -> None:
    rig = sky(
        ship(2, 0, morale=4, cannons=1, hand="harpoon", hold=TOKENS),
        ship(3, 0, morale=4, cannons=1, hand="harpoon", hold=TOKENS),
        ship(cannons=1, hand="harpoon", hold=TOKENS),
        false_flag=False,
    )
    rig.rolls(1, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    order = [(*rig.asked(), *rig.offered(rig.asked()[0]))]
    for answer in (Fire(1), Fire(1), Boost(1, 1)):
        rig.answers(answer)
        order.append((*rig.asked(), *rig.offered(rig.asked()[0])))
    assert order == [(A, "fire"), (B, "fire"), (A, "boost"), (B, "boost")]
    assert rig.ask(B).say.args == {"hits": 3, "against": 7, "means": 3}, "the defender knows what was played"
    rig.boosts(harpoons=1, tokens=2)
    assert [(over.winner, over.hits, over.against) for over in rig.tells(BattleOver)] == [("defender", 7, 9)]
    assert rig.asked() == [A]
    assert rig.in_phase == "Turn", "the attacker has no second word"


@pytest.mark.rule("WW-131", "WW-132", "WW-135")
def test_each_token_adds_2_hits_and_goes_to_the_stockpile() -> None:
    rig = sky(ship(2, 0, morale=4, hold=Cargo(token=3)), ship(3, 0, morale=4, hold=TOKENS), ship())
    rig.rolls(1, 1, 1, 1)
    rig.sails(3, 0)
    assert rig.no(Boost(0, 4)) == "kit-amount"
    assert rig.no(Boost(1, 0)) == "kit-amount", "no Harpoon in hand"
    rig.boosts(tokens=2)
    assert rig.tells(Boosted) == [Boosted(A, 0, 2, 6)]
    rig.boosts(tokens=1)
    assert rig.tells(Boosted) == [Boosted(B, 0, 1, 4)]
    assert (rig.ship(A).hold.token, rig.ship(B).hold.token) == (1, 2), "one left, and one more for the loser"


@pytest.mark.rule("WW-133")
@pytest.mark.parametrize(
    ("dice", "winner"), [((2, 2, 2, 1), "attacker"), ((1, 2, 1, 3), "defender"), ((1, 3, 2, 2), "nobody")]
)
def test_the_side_with_more_hits_wins(dice: tuple[int, ...], winner: str) -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4), ship())
    rig.rolls(*dice)
    rig.sails(3, 0)
    assert [over.winner for over in rig.tells(BattleOver)] == [winner]


@pytest.mark.rule("WW-134")
@pytest.mark.parametrize("dice", [(3, 3, 3, 1, 1, 1, 1), (1, 1, 1, 3, 3, 3, 3), (1, 1, 2, 1, 1, 1, 1)])
def test_spent_cannons_are_gone_whatever_the_result(dice: tuple[int, ...]) -> None:
    rig = sky(ship(2, 0, morale=4, cannons=1), ship(3, 0, morale=4, cannons=2), ship())
    rig.rolls(*dice)
    rig.sails(3, 0)
    rig.fires(1)
    rig.fires(2)
    assert rig.tells(BattleOver)
    assert (rig.ship(A).cannons, rig.ship(B).cannons) == (0, 0)


@pytest.mark.rule("WW-R50")
def test_a_battle_die_has_three_ones_two_twos_and_a_three_and_more_than_eight_may_be_rolled() -> None:
    assert Counter(FACES) == {1: 3, 2: 2, 3: 1}
    rig = alone(2, 0, morale=4, reds=[(3, 0), (3, 0)])
    rig.sails(3, 0)
    assert len(rig.tells(Rolled)[1].dice) == 10
    assert set(rig.tells(Rolled)[1].dice) <= {1, 2, 3}
    dice = Chance(b"many")
    rolled = Counter(dice.pick(FACES, "battle") for _ in range(6_000))
    assert all(abs(rolled[face] - share) < 200 for face, share in {1: 3_000, 2: 2_000, 3: 1_000}.items())


@pytest.mark.rule("WW-R52")
def test_the_marine_adds_2_hits_against_red_cresters_only() -> None:
    hits = {}
    for foe in ("ship", "red", "white"):
        rig = sky(
            ship(2, 0, morale=4, crew="marine"), ship(3, 0) if foe == "ship" else ship(), ship(),
            reds=[(3, 0)] * (foe == "red"), white=(3, 0) if foe == "white" else None,
        )  # fmt: skip
        rig.rolls(1, 1, *[1] * {"ship": 2, "red": 5, "white": 8}[foe])
        rig.sails(3, 0)
        hits[foe] = rig.tells(Rolled)[0].hits
    assert hits == {"ship": 2, "red": 4, "white": 2}


@pytest.mark.rule("WW-R52")
def test_the_sergeant_adds_a_die_to_an_attacking_ship_only_and_the_harpooner_to_longboats() -> None:
    rig = sky(ship(2, 0, morale=4, crew="sergeant"), ship(3, 0, morale=4, crew="sergeant harpooner"), ship())
    rig.sails(3, 0)
    assert [len(roll.dice) for roll in rig.tells(Rolled)] == [3, 2]
    rig = sky(ship(boats=[(2, 0)], boat_speed=1, crew="sergeant"), ship(boats=[(3, 0), None], crew="harpooner"), ship())
    rig.rows((2, 0), 3, 0)
    assert [len(roll.dice) for roll in rig.tells(Rolled)] == [1, 2]


@pytest.mark.rule("WW-R53")
def test_longboats_use_no_cannons() -> None:
    rig = sky(ship(boats=[(2, 0)], boat_speed=1, cannons=3), ship(boats=[(3, 0)], cannons=3), ship())
    rig.rows((2, 0), 3, 0)
    assert (len(rig.tells(Rolled)), rig.tells(Fired), rig.in_phase) == (2, [], "Turn")
    assert (rig.ship(A).cannons, rig.ship(B).cannons) == (3, 3)
