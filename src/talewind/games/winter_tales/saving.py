"""Saving an incapacitated character (WT-107 to WT-114; WT-R40 to WT-R43, WT-R102)."""

from talewind.kit import Offer, RuleId, Seat, offer, one_of, some

from .cards import Deed
from .cast import SAVE_COST, Char
from .events import Stood
from .moves import Save
from .state import T, Winter
from .telling import Pad


def savable(state: Winter, seat: Seat) -> list[Char]:
    """Whom a player can save: his own, and those of the same faction beside one of his own (WT-110, WT-112, WT-R41, WT-R42)."""
    return [
        char
        for char, figure in state.figures.items()
        if not figure.upright
        and (
            figure.seat == seat
            or any(state.figures[own].side == figure.side for own in state.there(figure.space, seat))
        )
    ]


def offer_save(state: Winter, seat: Seat) -> Offer | RuleId | None:
    """In one's own turn, for two cards (WT-111, WT-114)."""
    chars, hand = savable(state, seat), state.hands[seat]
    if not chars:
        return None
    if len(hand) < SAVE_COST:
        return "WT-111"
    cards = some(hand, SAVE_COST, SAVE_COST, "card", "WT-111")
    return offer(Save, char=one_of(chars, of="character", rule="WT-112"), cards=cards)


def save(t: T, seat: Seat, move: Save) -> None:
    """The two cards are committed and the token stands up; then the tale is told."""
    state, char = t.state, move.char
    side = state.figures[char].side
    for card in move.cards:
        state.play(t, seat, card, side, "price")
    state.change(char, upright=True)
    state.note(t, Stood(seat, char))
    state.deeds.append(Deed("rescue", seat, char))
    t.push(Saving(seat, woven=list(move.cards), kind="save", scene="price", char=char, side=side))


class Paid(Pad, kw_only=True):
    """A passage about cards that were paid together; they are discarded when it is told (WT-R102)."""

    def narrated(self, t: T) -> None:
        t.state.clear("price")
        super().narrated(t)


class Saving(Paid, kw_only=True):
    """How the character is saved (WT-111a, WT-111b)."""
