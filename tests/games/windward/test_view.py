"""What each viewer sees, and what nobody knows (section "Visibility"; WW-R6, WW-R72)."""

from typing import Any

import pytest
from msgspec import structs

from talewind.games.windward.battle_events import Rolled
from talewind.games.windward.events import CardTaken, Dealt
from talewind.games.windward.moves import AcceptTrade, OfferTrade
from talewind.games.windward.night_events import Rested
from talewind.games.windward.pieces import Cargo
from talewind.games.windward.view import SkyView
from talewind.kit import Chance, world_of
from talewind.kit.play import open_table

from .modes import alone, team
from .rigging import SkyRig
from .skies import A, B, C, fresh_table, ship, sky

VIEWERS = (A, B, C, None)


def view(rig: SkyRig, seat: int | None) -> SkyView:
    found: SkyView = rig.sees(seat).view
    return found


def table(**more: Any) -> SkyRig:
    ana = ship(2, 0, hand="fuel harpoon", cannons=2, gas=1, hold=Cargo(red_tooth=1), crew="marine", morale=3)
    return sky(ana, ship(hand="bait"), ship(3, 1, boats=[(4, 0)]), reds=[(4, -1)], greys=[(2, 2)], **more)


def test_everybody_sees_planet_boards_pieces_and_counts() -> None:
    rig = table(lying={(1, 0): Cargo(gas=2)}, wind=3, speed=2, mates=1, scores=[3, 0, 1])
    for seat in VIEWERS:
        seen = view(rig, seat)
        ana = seen.ships[A]
        assert (ana.morale, ana.gas, ana.cannons, ana.crew, ana.hold) == (3, 1, 2, ("marine",), Cargo(red_tooth=1))
        assert [captain.cards for captain in seen.ships] == [2, 1, 0]
        assert (seen.wind, seen.course.speed, seen.course.mates) == (3, 2, 1)
        assert (seen.greys, seen.reds, seen.lying) == (7, 8, {rig.space(1, 0): Cargo(gas=2)})
        assert (sum(seen.stacks), seen.tops, seen.discards) == (57, ("fuel", "harpoon", "coffee"), 0)
        assert [(c.kind, rig.where(c.space)) for c in seen.cresters] == [("grey", (2, 2)), ("red", (4, -1))]
        assert tuple(rig.sees(seat).scores) == (3, 0, 1)


def test_viewers_differ_only_in_hands_and_in_how_far_their_ships_come() -> None:
    rig = table()
    seen = [structs.replace(view(rig, seat), hand=(), hands=(), reach=()) for seat in VIEWERS]
    assert seen[1:] == seen[:-1]
    assert [bool(view(rig, seat).reach) for seat in VIEWERS] == [True, True, False, False], "in turn, and next"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    rig = table()
    assert [view(rig, seat).hand for seat in VIEWERS] == [("fuel", "harpoon"), ("bait",), (), ()]
    assert [view(rig, seat).hands for seat in VIEWERS] == [()] * 4


@pytest.mark.parametrize("open_hands", [True, False])
def test_in_co_op_teammates_see_all_hands_unless_the_table_wants_otherwise(open_hands: bool) -> None:
    rig = team(ship(hand="fuel"), ship(hand="bait coffee"), ship(), coop_open_hands=open_hands)
    hands = (("fuel",), ("bait", "coffee"), ()) if open_hands else ()
    assert [view(rig, seat).hands for seat in VIEWERS] == [hands, hands, hands, ()], "never an onlooker"


def test_when_the_game_is_over_everybody_sees_all_hands() -> None:
    rig = table(round=100, turn=C, round_limit=100, scores=[3, 0, 1])
    rig.state.ships[C].space = 0
    rig.ends()
    assert rig.state.winners == (A,)
    assert [view(rig, seat).hands for seat in VIEWERS] == [(("fuel", "harpoon"), ("bait",), ())] * 4


@pytest.mark.rule("WW-R6", "WW-103")
def test_nobody_knows_hands_stacks_and_discards() -> None:
    rig = table()
    rig.state.buried = ["bait"]
    rig.state.bag.remove("bait")
    whole = sorted(rig.game.cards(rig.state))
    worlds = [world_of(rig.game, rig.state, A, Chance(b"%d" % n)) for n in range(30)]
    assert len({tuple(world.ships[B].hand) for world in worlds}) > 3
    assert len({tuple(world.buried) for world in worlds}) > 3
    for world in worlds:
        assert sorted(rig.game.cards(world)) == whole
        assert (world.ships[A].hand, world.tops) == (["fuel", "harpoon"], ["fuel", "harpoon", "coffee"])
        assert rig.game.view(world, A) == view(rig, A)
    onlooker = [world_of(rig.game, rig.state, None, Chance(b"%d" % n)) for n in range(30)]
    assert len({tuple(world.ships[A].hand) for world in onlooker}) > 3


def test_cards_on_offer_are_known_and_the_rest_of_that_hand_is_not() -> None:
    rig = team(ship(hand="bait fuel"), ship(hand="coffee"), ship(2, 0), turn=C, coop_open_hands=False)
    rig.do_aside(A, OfferTrade(B, ("bait",), ()))
    (trade,) = rig.state.trades
    assert [view(rig, seat).trades for seat in VIEWERS] == [(trade,)] * 4, "offers lie open"
    worlds = [world_of(rig.game, rig.state, C, Chance(b"%d" % n)) for n in range(30)]
    assert all("bait" in world.ships[A].hand for world in worlds)
    assert len({tuple(sorted(world.ships[A].hand)) for world in worlds}) > 2


def test_with_open_hands_onlookers_know_that_asked_cards_are_there() -> None:
    for open_hands in (True, False):
        rig = team(ship(hand="bait fuel"), ship(hand="coffee fuel"), ship(2, 0), turn=C, coop_open_hands=open_hands)
        rig.do_aside(A, OfferTrade(B, (), ("coffee",)))
        worlds = [world_of(rig.game, rig.state, None, Chance(b"%d" % n)) for n in range(30)]
        assert all("coffee" in world.ships[B].hand for world in worlds) == open_hands


def heard(rig: SkyRig, seat: int | None) -> tuple[Any, ...]:
    """What a viewer has just heard."""
    return rig.sitting.step.heard(seat)


@pytest.mark.rule("WW-10")
def test_a_dealt_hand_is_told_to_its_owner_alone() -> None:
    rig = fresh_table(3)
    step = open_table(rig.game, 3, rig.state.options, rig.key)
    for seat in VIEWERS:
        dealt = [event for event in step.heard(seat) if isinstance(event, Dealt)]
        assert {event.seat: bool(event.cards) for event in dealt} == {other: other == seat for other in (A, B, C)}


@pytest.mark.rule("WW-167", "WW-R72")
def test_a_card_discarded_for_the_rest_is_known_to_its_owner_alone() -> None:
    rig = table()
    rig.ends()
    rig.discards("fuel")
    for seat in VIEWERS:
        (rested,) = [event for event in heard(rig, seat) if isinstance(event, Rested)]
        assert rested == Rested(A, "card", "fuel" if seat == A else None)
        assert view(rig, seat).discards == 1
    worlds = [world_of(rig.game, rig.state, B, Chance(b"%d" % n)) for n in range(30)]
    assert len({tuple(world.buried) for world in worlds}) > 3


def test_a_card_taken_from_a_stack_is_told_to_everybody() -> None:
    rig = sky(ship(), ship(), ship())
    rig.orders("take_supplies")
    rig.deals("bait")
    rig.draws(1)
    for seat in VIEWERS:
        assert [e for e in heard(rig, seat) if isinstance(e, CardTaken)] == [CardTaken(A, 1, "fuel", "bait")]
        assert view(rig, seat).tops[0] == "bait"
        assert view(rig, seat).ships[A].known == (), "hands are not remembered by default"


def test_dice_are_told_to_everybody() -> None:
    rig = sky(ship(2, 0, morale=4), ship(3, 0, morale=4), ship(), wind=3)
    rig.rolls(1, 2, 2, 3)
    rig.sails(3, 0)
    for seat in VIEWERS:
        assert [e.dice for e in heard(rig, seat) if isinstance(e, Rolled)] == [(1, 2), (2, 3)]


def test_the_known_cards_helper_lists_cards_that_all_saw_taken_and_nobody_saw_go() -> None:
    rig = sky(ship(hand="bait harpoon"), ship(), ship(), known_cards_helper=True)
    rig.orders("take_supplies")
    rig.deals("fuel", "coffee", "bait")
    rig.draws(1, 1, 2)
    for seat in VIEWERS:
        assert view(rig, seat).ships[A].known == ("fuel", "fuel", "harpoon"), "not what was dealt unseen"
    rig.fuels()
    assert view(rig, B).ships[A].known == ("fuel", "harpoon")
    rig.leaves(1, 0)
    rig.ends()
    rig.discards("harpoon")
    assert view(rig, B).ships[A].known == ("fuel", "harpoon"), "which Harpoon, or whether one, is not told"


def test_the_known_cards_helper_follows_a_trade() -> None:
    captains = (ship(hand="bait"), ship(hand="fuel"), ship(2, 0))
    rig = team(*captains, turn=C, known_cards_helper=True, coop_open_hands=False)
    rig.do_aside(A, OfferTrade(B, ("bait",), ("fuel",)))
    rig.do_aside(B, AcceptTrade(1))
    assert [captain.known for captain in view(rig, None).ships] == [("fuel",), ("bait",), ()]


def test_a_solo_captain_s_hand_is_hidden_from_onlookers() -> None:
    rig = alone(2, 0, hand="fuel harpoon")
    assert (view(rig, A).hand, view(rig, None).hand, view(rig, None).hands) == (("fuel", "harpoon"), (), ())
    rig.ends()
    rig.discards("fuel")
    assert [e for e in heard(rig, None) if isinstance(e, Rested)] == [Rested(A, "card")]


def test_the_card_question_of_a_battle_comes_with_any_card_or_token_and_not_without() -> None:
    for hand, token, asked in (("fuel", 0, True), ("harpoon", 0, True), ("", 1, True), ("", 0, False)):
        captain = ship(2, 0, hand=hand, hold=Cargo(token=token), morale=4)
        rig = sky(captain, ship(), ship(), reds=[(3, 0)], wind=3)
        rig.rolls(3, 2, 1, 1, 1, 1, 1)
        rig.sails(3, 0)
        assert (rig.in_phase == "Battle") == asked
