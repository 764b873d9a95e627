"""Trades of Supply cards in co-op, beside the running turn (WW-212; WW-R95)."""

from collections.abc import Iterator

from talewind.kit import Offer, RuleId, Seat, offer, one_of, some

from .events import TradeEnded, TradeMade, TradeOffered
from .moves import AcceptTrade, DeclineTrade, OfferTrade, TradeMove
from .pieces import DECK, Card
from .state import Sky, T, Trade
from .trades import has, lapse
from .turn import Turn

MOST_OFFERS = 10  # of a seat in a turn


def trades_open(state: Sky) -> bool:
    """Not during a Battle, a Rest or another question."""
    return state.mode == "coop" and bool(state.stack) and isinstance(state.stack[-1], Turn)


def offers(state: Sky, seat: Seat) -> Iterator[Offer]:
    if not trades_open(state):
        return
    ships = state.ships
    if ships[seat].at_port and state.course.offered.get(seat, 0) < MOST_OFFERS:
        for other in state.remaining():
            if other != seat and ships[other].at_port:
                yield from _proposals(state, seat, other)
    mine = [trade for trade in state.trades if trade.to == seat]
    if mine:
        yield offer(DeclineTrade, trade=one_of([trade.number for trade in mine], of="trade"))
    if good := [trade.number for trade in mine if _possible(state, trade)]:
        yield offer(AcceptTrade, trade=one_of(good, of="trade", rule="WW-R95"))


def _proposals(state: Sky, seat: Seat, other: Seat) -> Iterator[Offer]:
    """Any cards for any cards, so that neither hand exceeds its limit (WW-R41): one offer for each number given."""
    me, them = state.ships[seat], state.ships[other]
    theirs: list[Card] = list(them.hand)
    if not state.open_hands:
        theirs = [card for card in DECK if card != "false_flag" for _ in range(min(DECK[card], len(them.hand)))]
    room, their_room = me.hand_limit - len(me.hand), them.hand_limit - len(them.hand)
    for give in range(len(me.hand) + 1):
        least, most = max(give - their_room, 0 if give else 1), min(len(them.hand), len(theirs), give + room)
        if least <= most:
            yield offer(
                OfferTrade,
                to=one_of([other], of="seat"),
                give=some(sorted(me.hand), give, give, of="card", rule="WW-R95"),
                ask=some(theirs, least, most, of="card", rule="WW-R95"),
            )


def _possible(state: Sky, trade: Trade) -> bool:
    """Both still hold the cards, and both hands have room."""
    giver, taker = state.ships[trade.seat], state.ships[trade.to]
    if not (has(giver.hand, trade.give) and has(taker.hand, trade.ask)):
        return False
    change = len(trade.ask) - len(trade.give)
    return len(giver.hand) + change <= giver.hand_limit and len(taker.hand) - change <= taker.hand_limit


def closed(state: Sky, seat: Seat) -> dict[str, RuleId]:
    return (
        {} if state.mode != "coop" else {"offer-trade": "WW-R95", "accept-trade": "WW-R95", "decline-trade": "WW-R95"}
    )


def traded(t: T, seat: Seat, move: TradeMove) -> None:
    state = t.state
    match move:
        case OfferTrade(to, give, ask):
            state.traded += 1
            state.course.offered[seat] = state.course.offered.get(seat, 0) + 1
            state.trades.append(Trade(state.traded, seat, to, give, ask))
            t.tell(TradeOffered(state.traded, seat, to, give, ask), shows=True)
        case DeclineTrade(number):
            state.trades = [trade for trade in state.trades if trade.number != number]
            t.tell(TradeEnded(number, declined=True))
        case AcceptTrade(number):
            trade = next(trade for trade in state.trades if trade.number == number)
            state.trades.remove(trade)
            _swap(state, trade)
            t.tell(TradeMade(number, trade.seat, trade.to, trade.give, trade.ask), shows=True)
            lapse(t)


def _swap(state: Sky, trade: Trade) -> None:
    giver, taker = state.ships[trade.seat], state.ships[trade.to]
    for start, end, cards in ((giver, taker, trade.give), (taker, giver, trade.ask)):
        for card in cards:
            start.hand.remove(card)
            if card in start.known:
                start.known.remove(card)
            end.hand.append(card)
            end.known.append(card)
