"""Casting: each takes characters of his faction and places their tokens (WT-32 to WT-41; WT-R3)."""

from collections.abc import Iterable

from talewind.kit import Ask, Offer, Phase, Say, Seat, offer, one_of, say

from .cast import REBELS, SOLDIERS, SPLITS, Char, Side
from .events import CharacterTaken
from .figures import Figure, listed
from .moves import TakeCharacter
from .state import T, Winter
from .town import LOCATIONS, PLAZAS, Space

CAST_OF: dict[Side, tuple[Char, ...]] = {"spring": REBELS, "winter": SOLDIERS}


class Casting(Phase):
    """One question takes a character and places it: nothing can happen between the two. In seat order from the first player of
    the seniority list, everybody once a round (WT-32, WT-R3)."""

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-casting")

    def asks(self, state: Winter) -> Iterable[Ask]:
        seat = picker(state)
        if seat is not None and state.holds(seat):
            offers = tuple(takes(state, seat))
            usual = usual_pick(state, seat)
            prompt = say("winter_tales-take-character", number=taken(state, seat) + 1, of=full(state, seat))
            yield Ask(seat, prompt, offers, otherwise=usual, lasts=state.options.decision)

    def answered(self, t: T, seat: Seat, move: TakeCharacter) -> None:
        side: Side = "spring" if move.char in REBELS else "winter"
        t.state.figures[move.char] = Figure(seat, side, move.space)
        t.tell(CharacterTaken(seat, move.char, move.space))

    def run(self, t: T) -> None:
        seat = picker(t.state)
        if seat is None:
            t.state.figures = listed(t.state.figures)
            t.pop()  # WT-41
        else:
            self.answered(t, seat, usual_pick(t.state, seat))


def picker(state: Winter) -> Seat | None:
    """Who takes the next character; None: everybody has his full number."""
    first = state.ring.index(state.seniority[0])
    order = (*state.ring[first:], *state.ring[:first])
    due = [seat for seat in order if taken(state, seat) < full(state, seat)]
    return min(due, key=lambda seat: taken(state, seat), default=None)


def taken(state: Winter, seat: Seat) -> int:
    return sum(figure.seat == seat for figure in state.figures.values())


def full(state: Winter, seat: Seat) -> int:
    """How many characters a player has in the end."""
    return sum(numbers(state, seat).values())


def numbers(state: Winter, seat: Seat) -> dict[Side, int]:
    """How many characters of each faction a player has in the end (WT-35 to WT-39)."""
    split, faction = SPLITS[state.seats], state.factions[seat]
    if faction == "writer":
        return {"spring": split.rebels, "winter": split.soldiers}
    return {faction: split.each}


def lacking(state: Winter, seat: Seat) -> list[Side]:
    """The factions of which a player may still take characters (WT-40)."""
    mine = [figure.side for figure in state.figures.values() if figure.seat == seat]
    return [side for side, most in numbers(state, seat).items() if mine.count(side) < most]


def free(state: Winter, side: Side) -> tuple[list[Char], list[Space]]:
    """Unused characters, and the locations for rebels or plazas for soldiers that hold nobody (WT-33, WT-34)."""
    held = {figure.space for figure in state.figures.values()}
    spaces = LOCATIONS if side == "spring" else tuple(PLAZAS)
    return [c for c in CAST_OF[side] if c not in state.figures], [space for space in spaces if space not in held]


def takes(state: Winter, seat: Seat) -> Iterable[Offer]:
    for side in lacking(state, seat):
        chars, spaces = free(state, side)
        rule = "WT-33" if side == "spring" else "WT-34"
        char = one_of(chars, of="character", rule="WT-32")
        yield offer(TakeCharacter, char=char, space=one_of(spaces, of="space", rule=rule))


def usual_pick(state: Winter, seat: Seat) -> TakeCharacter:
    """The first unused character in the first empty place."""
    chars, spaces = free(state, lacking(state, seat)[0])
    return TakeCharacter(chars[0], spaces[0])
