"""Action cards and the window in which they are played (ST-14 to ST-18, ST-R5 to ST-R8)."""

from collections.abc import Mapping

from msgspec import structs

from talewind.kit import Ask, Move, Say, Seat, Table, Window, say

from .events import CardPlayed
from .moves import Card
from .state import Board

type T = Table[Board]


def action_cards(mix: int | str) -> list[Card]:
    """The eight action cards, `mix` of them Challenge (ST-R5)."""
    return ["challenge" if n < mix else "silent" for n in range(8)] if isinstance(mix, int) else []


class Opening(Window):
    """The action window: a card is played as an aside and ends it at once; declining is secret (ST-R8). One clock for all; a
    holder who returns while it runs takes part."""

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

    def ends(self, state: Board) -> int:
        return state.since + self.lasting(state)

    def question(self, state: Board, seat: Seat) -> Ask:
        """A card that is under way when the clock ends still counts, as a choice does."""
        return structs.replace(super().question(state, seat), lasts=None, until=self.ends(state), weighed=True)

    def returned(self, t: T, seat: Seat) -> None:
        chair = t.state.chairs[seat]
        if t.at >= self.ends(t.state):
            return
        if t.state.cards[seat] is not None and seat not in self.holders:
            self.holders.append(seat)
        elif chair.sealed is not None and not chair.sealed.own:
            t.amend(seat, sealed=None)  # the silence of the person who left

    def reacted(self, t: T, moves: Mapping[Seat, Move]) -> None:
        t.pop()

    def play(self, t: T, seat: Seat) -> None:
        state = t.state
        card = state.cards[seat]
        assert card is not None
        state.action, state.played_by, state.cards[seat] = card, seat, None
        t.tell(CardPlayed(seat, card), shows=True)
        t.pop()
