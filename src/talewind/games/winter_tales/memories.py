"""The memory of a quest: which card, where on the track (WT-160 to WT-169, WT-250, WT-251; WT-R14, WT-R15, WT-R51, WT-R52, WT-R105)."""

from collections import Counter

from talewind.kit import Offer, Say, Seat, offer, one_of, say

from .cards import Colour, Lying, Memory
from .cast import BLANK, Card, Side, Token
from .deciding import Deciding
from .moves import ChooseMemory, PlaceMemory
from .passages import mark
from .quest_events import BookmarkMoved, MemoryChosen, MemoryPlaced
from .state import T, Winter


def eligible(state: Winter) -> list[Lying]:
    """Any story card played in the quest, but not the Great Artifact's (WT-R52)."""
    return [lying for lying in state.in_scene("quest") if lying.from_hand]


def chooser(state: Winter, won: Side, acting: Seat) -> Seat:
    """Who played the most for the winning side; on a tie the writer, or the acting player (WT-161 to WT-163, WT-R14, WT-R15,
    WT-R72)."""
    played = Counter(lying.seat for lying in state.in_scene("quest") if lying.side == won)
    most = [seat for seat, number in played.items() if number == max(played.values())]
    if len(most) == 1:
        return most[0]
    return acting if state.writer is None else state.writer


class Choosing(Deciding):
    """Which card stands for the quest."""

    won: Side
    card: Card = ""

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-choose-memory")

    def offers(self, state: Winter) -> list[Offer]:
        cards = [lying.card for lying in eligible(state)]
        return [offer(ChooseMemory, card=one_of(cards, of="card", rule="WT-R52"))]

    def usual(self, state: Winter) -> ChooseMemory:
        """The last one played by the winning side, else the last one."""
        cards = eligible(state)
        last = next((lying for lying in reversed(cards) if lying.side == self.won), cards[-1])
        return ChooseMemory(last.card)

    def answered(self, t: T, seat: Seat, move: ChooseMemory) -> None:
        self.card = move.card
        t.tell(MemoryChosen(move.card, seat))
        t.pop()


class Placing(Deciding):
    """The acting player places the memory, bookmark and quest token follow (WT-164 to WT-166a)."""

    card: Card
    side: Colour
    quest: Token
    tale: int

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-place-memory", card=self.card)

    def offers(self, state: Winter) -> list[Offer]:
        return [offer(PlaceMemory, space=one_of(places(state), of="track", rule="WT-164"))]

    def usual(self, state: Winter) -> PlaceMemory:
        return PlaceMemory(places(state)[0])

    def answered(self, t: T, seat: Seat, move: PlaceMemory) -> None:
        state, old = t.state, t.state.track.get(move.space)
        if old is not None:
            mark(state, old.tale, fate="overwritten")  # WT-R83
        state.put_memory(move.space, Memory(self.card, self.side, seat, self.tale, self.quest))
        state.note(t, MemoryPlaced(seat, self.card, self.side, move.space, old.card if old else ""))
        t.tell(BookmarkMoved(seat, move.space))
        t.pop()


def places(state: Winter) -> list[int]:
    """Empty spaces first, then those of objectives, which may be overwritten (WT-250)."""
    return [*state.empty(), *(space for space, memory in sorted(state.track.items()) if memory.objective)]


def from_deck(t: T) -> Card:
    """A quest won without a card: the top of the deck, or a blank one (WT-R51)."""
    card = t.state.top(t) or BLANK
    t.tell(MemoryChosen(card), shows=True)
    return card


def keep(state: Winter, card: Card) -> None:
    """The chosen card is to be placed, the others go to the discard pile (WT-159, WT-R105)."""
    state.chosen = card
    state.lying = [one for one in state.lying if one.scene != "quest" or one.card != card or not one.from_hand]
    state.clear("quest")
