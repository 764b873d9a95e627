"""Co-op trades of Supply cards, beside the running turn (WW-212; WW-R41, WW-R95)."""

from typing import Any

import pytest

from talewind.games.windward.events import TradeEnded, TradeMade, TradeOffered
from talewind.games.windward.moves import AcceptTrade, DeclineTrade, OfferTrade
from talewind.games.windward.pieces import Card

from .modes import team
from .rigging import SkyRig
from .skies import A, B, C, ship, sky

type Cards = tuple[Card, ...]


def at_port(ana: str = "harpoon coffee", ben: str = "fuel bait", **more: Any) -> SkyRig:
    """Cleo's turn At Sky, beside a Red Crester; Ana and Ben are At Port."""
    cleo = ship(2, 0, morale=4, hand="fuel")
    return team(ship(hand=ana), ship(hand=ben), cleo, turn=C, wind=3, reds=[(3, 0)], **more)


def offers(rig: SkyRig, seat: int, to: int, give: Cards, ask: Cards) -> int:
    """Make an offer; gives its number."""
    rig.do_aside(seat, OfferTrade(to, give, ask))
    (made,) = rig.tells(TradeOffered)
    return made.number


def hands(rig: SkyRig, *seats: int) -> list[list[Card]]:
    return [sorted(rig.ship(seat).hand) for seat in seats]


@pytest.mark.rule("WW-212", "WW-R95", "WW-R41")
@pytest.mark.example("WW-E32")
def test_captains_at_port_trade_while_another_plays_on() -> None:
    rig = at_port(ben="fuel fuel bait deadweight aerogenerator")
    offer = offers(rig, B, A, ("fuel",), ("harpoon",))
    assert rig.asked() == [C], "nobody is waited for"
    rig.rolls(3, 2, 1, 1, 1, 1, 1)
    rig.sails(3, 0)
    assert rig.in_phase == "Battle"
    assert rig.refused(A, AcceptTrade(offer), aside=True) == "WW-R95", "not during a Battle"
    rig.boosts()
    rig.do_aside(A, AcceptTrade(offer))
    assert hands(rig, A, B) == [["coffee", "fuel"], ["aerogenerator", "bait", "deadweight", "fuel", "harpoon"]]
    assert rig.refused(A, OfferTrade(B, ("coffee", "fuel"), ("bait",)), aside=True), "6 cards are above Ben's limit"
    offer = offers(rig, A, B, ("coffee",), ("bait",))
    rig.ends()
    assert rig.refused(B, AcceptTrade(offer), aside=True) == "WW-R95", "not during a Rest"
    rig.discards("fuel")
    assert TradeEnded(offer, declined=False) in rig.told
    assert rig.state.trades == []


@pytest.mark.rule("WW-212", "WW-R95")
def test_both_must_be_at_port_and_only_the_other_answers() -> None:
    rig = at_port()
    assert rig.refused(A, OfferTrade(C, ("coffee",), ()), aside=True) is not None, "Cleo is At Sky"
    assert rig.refused(C, OfferTrade(A, ("fuel",), ()), aside=True) == "WW-R95"
    offer = offers(rig, A, B, ("coffee",), ("fuel",))
    for seat in (A, C):
        assert rig.refused(seat, AcceptTrade(offer), aside=True) == "WW-R95"
        assert rig.refused(seat, DeclineTrade(offer), aside=True) == "WW-R95"
    rig.do_aside(B, DeclineTrade(offer))
    assert rig.told == (TradeEnded(offer, declined=True),)
    assert hands(rig, A, B) == [["coffee", "harpoon"], ["bait", "fuel"]]


@pytest.mark.rule("WW-R95")
def test_cards_may_be_given_or_asked_for_nothing_but_not_nothing_for_nothing() -> None:
    rig = at_port()
    rig.do_aside(B, AcceptTrade(offers(rig, A, B, ("coffee", "harpoon"), ())))
    assert hands(rig, A, B) == [[], ["bait", "coffee", "fuel", "harpoon"]]
    rig.do_aside(B, AcceptTrade(offers(rig, A, B, (), ("bait", "fuel"))))
    assert hands(rig, A, B) == [["bait", "fuel"], ["coffee", "harpoon"]]
    assert rig.refused(A, OfferTrade(B, (), ()), aside=True) is not None
    assert rig.refused(A, OfferTrade(B, ("harpoon",), ()), aside=True) is not None, "not in hand"


@pytest.mark.rule("WW-R41", "WW-115", "WW-R95")
def test_a_purser_makes_room_for_one_card_more() -> None:
    five = "fuel fuel bait deadweight aerogenerator"
    for crew, refused in (("", True), ("purser", False)):
        rig = team(ship(hand="coffee"), ship(hand=five, crew=crew), ship(2, 0), turn=C)
        assert bool(rig.refused(A, OfferTrade(B, ("coffee",), ()), aside=True)) == refused


@pytest.mark.rule("WW-R95")
def test_an_offer_whose_taker_has_no_room_any_more_cannot_be_accepted() -> None:
    rig = at_port(ben="fuel fuel bait deadweight")
    first = offers(rig, A, B, ("coffee",), ())
    second = offers(rig, A, B, ("harpoon",), ())
    rig.do_aside(B, AcceptTrade(first))
    assert rig.refused(B, AcceptTrade(second), aside=True) == "WW-R95"


@pytest.mark.rule("WW-R95")
def test_an_offer_lapses_when_a_party_leaves_port_or_a_card_is_gone() -> None:
    rig = team(ship(hand="fuel coffee"), ship(hand="bait"), ship(hand="harpoon"), turn=A)
    mine, theirs = offers(rig, A, B, ("fuel",), ("bait",)), offers(rig, C, A, ("harpoon",), ("fuel",))
    other = offers(rig, B, C, ("bait",), ())
    rig.fuels()
    assert rig.tells(TradeEnded) == [TradeEnded(mine, declined=False), TradeEnded(theirs, declined=False)]
    away = offers(rig, A, B, ("coffee",), ())
    rig.leaves(1, 0)
    assert rig.tells(TradeEnded) == [TradeEnded(away, declined=False)]
    assert [trade.number for trade in rig.state.trades] == [other]


@pytest.mark.rule("WW-R95")
def test_a_trade_ends_other_offers_of_the_same_card() -> None:
    rig = at_port()
    first, second = offers(rig, A, B, ("coffee",), ("fuel",)), offers(rig, A, B, ("coffee",), ("bait",))
    rig.do_aside(B, AcceptTrade(first))
    assert rig.told == (TradeMade(first, A, B, ("coffee",), ("fuel",)), TradeEnded(second, declined=False))


@pytest.mark.rule("WW-R95")
@pytest.mark.parametrize("on_leave", ["bot", "remove"])
def test_an_offer_lapses_when_a_party_leaves_the_table(on_leave: str) -> None:
    rig = at_port(on_leave=on_leave)
    offer = offers(rig, A, B, ("coffee",), ("fuel",))
    rig.leave(A)
    assert TradeEnded(offer, declined=False) in rig.told
    assert rig.state.trades == []


@pytest.mark.rule("WW-R95")
def test_a_seat_makes_ten_offers_in_a_turn_and_no_more() -> None:
    rig = at_port(ana="harpoon coffee")
    for _ in range(10):
        rig.do_aside(B, DeclineTrade(offers(rig, A, B, ("coffee",), ("fuel",))))
    assert rig.refused(A, OfferTrade(B, ("coffee",), ("fuel",)), aside=True) == "WW-R95"
    offers(rig, B, A, ("fuel",), ("coffee",))
    rig.ends()
    rig.discards("fuel")
    offers(rig, A, B, ("coffee",), ("fuel",))


@pytest.mark.rule("WW-R95")
def test_a_trade_is_closed_while_another_question_is_open() -> None:
    rig = team(ship(hand="fuel"), ship(hand="bait"), ship(hand="harpoon"), turn=A)
    offer = offers(rig, B, C, ("bait",), ())
    rig.orders("take_supplies")
    assert rig.refused(C, AcceptTrade(offer), aside=True) == "WW-R95"
    assert rig.refused(B, OfferTrade(C, ("bait",), ()), aside=True) == "WW-R95"
    rig.draws(1, stop=True)
    rig.do_aside(C, AcceptTrade(offer))


@pytest.mark.rule("WW-R95")
def test_an_offer_does_not_touch_the_active_captain_s_clock_but_makes_the_turn_so_far_final() -> None:
    rig = at_port()
    rig.sails(2, -1)
    until = rig.ask(C).until
    assert rig.sitting.may_undo(C, rig.at)
    offers(rig, A, B, ("coffee",), ("fuel",))
    assert rig.ask(C).until == until
    assert not rig.undo(C)


@pytest.mark.rule("WW-R95", "WW-212")
def test_with_closed_hands_any_cards_may_be_asked_and_only_held_ones_are_given() -> None:
    rig = at_port(ben="fuel fuel", coop_open_hands=False)
    wrong = offers(rig, A, B, ("coffee",), ("bait",))
    assert rig.refused(B, AcceptTrade(wrong), aside=True) == "WW-R95"
    assert [trade.number for trade in rig.state.trades] == [wrong], "that it cannot be accepted is not shown"
    rig.do_aside(B, AcceptTrade(offers(rig, A, B, ("coffee",), ("fuel", "fuel"))))
    assert hands(rig, A, B) == [["fuel", "fuel", "harpoon"], ["coffee"]]


@pytest.mark.rule("WW-212")
def test_captains_who_sail_against_each_other_do_not_trade() -> None:
    rig = sky(ship(hand="coffee"), ship(hand="fuel"), ship(2, 0), turn=C)
    assert rig.refused(A, OfferTrade(B, ("coffee",), ("fuel",)), aside=True) is not None


def test_a_card_played_while_an_offer_stands_cannot_be_taken_back() -> None:
    rig = team(ship(hand="fuel fuel"), ship(), turn=A)
    rig.do_aside(B, OfferTrade(A, (), ("fuel",)))
    rig.fuels()
    assert len(rig.state.trades) == 1, "so onlookers know of a second Fuel"
    assert not rig.undo(A)
