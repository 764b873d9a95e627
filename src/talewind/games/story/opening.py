"""Action cards and the window in which they are played (ST-14 to ST-18, ST-R5 to ST-R8)."""

from collections.abc import Mapping

from talewind.kit import Move, Say, Seat, Table, Window, say

from .events import CardPlayed
from .moves import Card
from .state import Board

type T = Table[Board]


def action_cards(mix: int | str) -> list[Card]:
    """The eight action cards, `mix` of them Challenge (ST-R5)."""
    return ["challenge" if n < mix else "silent" for n in range(8)] if isinstance(mix, int) else []


class Opening(Window):
    """The action window: a card is played as an aside and ends it at once; declining is secret (ST-R8)."""

    holders: list[Seat]

    def now(self, state: Board) -> Say:
        return say("story-now-opening")

    def lasting(self, state: Board) -> int:
        return state.options.lasting(state.options.action_window)

    def eligible(self, state: Board) -> list[Seat]:
        return self.holders

    def name(self, state: Board, seat: Seat) -> str:
        return "action"

    def prompt(self, state: Board, seat: Seat) -> Say:
        return say("story-play-card")

    def reacted(self, t: T, moves: Mapping[Seat, Move]) -> None:
        t.pop()

    def play(self, t: T, seat: Seat) -> None:
        state = t.state
        card = state.cards[seat]
        assert card is not None
        state.action, state.played_by, state.cards[seat] = card, seat, None
        t.tell(CardPlayed(seat, card), shows=True)
        t.pop()
