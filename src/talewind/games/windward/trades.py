"""Open trades of co-op: when they lapse (WW-R95)."""

from talewind.kit import Seat

from .events import TradeEnded
from .pieces import Card
from .state import T


def has(hand: list[Card], cards: tuple[Card, ...]) -> bool:
    return all(hand.count(card) >= cards.count(card) for card in cards)


def lapse(t: T, left: Seat | None = None) -> None:
    """Offers end when a party leaves port or the table (`left`), or an offered card is gone; with open hands, also an
    asked one."""
    state = t.state
    for trade in list(state.trades):
        giver, taker = state.ships[trade.seat], state.ships[trade.to]
        gone = not has(giver.hand, trade.give) or (state.open_hands and not has(taker.hand, trade.ask))
        if gone or not giver.at_port or not taker.at_port or left in (trade.seat, trade.to):
            state.trades.remove(trade)
            t.tell(TradeEnded(trade.number, declined=False))
