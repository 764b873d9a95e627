"""The two sides of a Battle: who meets whom on a space, and which Battles are closed (WW-65, WW-71, WW-121, WW-122)."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from talewind.kit import RuleId, Seat

from .battle_events import Fighter
from .pieces import Crew
from .planet import Space
from .state import Sky


class Side(Struct):
    """A piece, or in solo two Red Cresters, in a Battle. `boat`: which of the captain's Longboats."""

    kind: Fighter
    seat: Seat | None = None
    boat: int = 0
    numbers: list[int] = []  # of Cresters
    guns: int = 0
    hits: int = 0

    @property
    def key(self) -> str:
        """What "the same piece" means (WW-R54)."""
        return f"{self.kind}-{self.seat}-{self.boat}" if self.seat is not None else f"cresters-{sorted(self.numbers)}"

    def crew(self, state: Sky) -> list[Crew]:
        return [] if self.seat is None else state.ships[self.seat].crew


class Fight(Struct):
    """What a Battle is about and how it ends; conclusion.py writes the result."""

    attacker: Side
    defender: Side
    space: Space
    winner: Literal["", "attacker", "defender", "nobody"] = ""
    lost: Seat | None = None  # whose ship is Lost
    half: int = 0  # items of loot that the winner takes
    placing: bool = False  # a Red Crester is to be placed
    cornering: bool = False  # a corner is to be chosen for the White Crester

    @property
    def victor(self) -> Side | None:
        return {"attacker": self.attacker, "defender": self.defender}.get(self.winner)

    @property
    def loser(self) -> Side | None:
        return {"attacker": self.defender, "defender": self.attacker}.get(self.winner)

    @property
    def winning(self) -> Seat | None:
        """The captain who has won; None: nobody has, or Cresters."""
        return self.victor.seat if self.victor else None

    def side(self, seat: Seat) -> Side:
        return self.attacker if self.attacker.seat == seat else self.defender

    def other(self, side: Side) -> Side:
        return self.defender if side is self.attacker else self.attacker


def meet(state: Sky, me: Side, space: Space) -> Side | None:
    """Whom a ship or a Longboat meets on a space: a piece of its own elevation (WW-30, WW-31)."""
    if me.kind == "ship":
        other = state.ship_at(space, me.seat)
        if other is not None:
            return Side("ship", other)
        found = state.higher_at(space)
        return Side(found[0].kind, numbers=[c.number for c in found]) if found else None
    if (boat := state.boat_at(space)) is not None and boat[0] != me.seat:
        return Side("longboat", boat[0], state.ships[boat[0]].boats.index(boat[1]))
    grey = state.grey_at(space)
    return Side("grey", numbers=[grey.number]) if grey else None


def barring(state: Sky, me: Side, spaces: Iterable[Space]) -> dict[Space, RuleId]:
    """Those of the spaces where the piece may not go because of whom it would meet there; the others it may enter, perhaps
    to fight."""
    if state.contest and not state.course.closed and not state.course.flagged:
        return {}  # every Battle may be fought
    taken = (state.above(me.seat) if me.kind == "ship" else state.below()).intersection(spaces)
    foes = {space: foe for space in taken if (foe := meet(state, me, space))}
    return {space: rule for space, foe in foes.items() if (rule := _barred(state, me, foe))}


def _barred(state: Sky, me: Side, foe: Side) -> RuleId | None:
    if foe.seat is not None and not state.contest:
        return "WW-213"
    if foe.seat is not None and foe.seat in state.course.flagged:
        return "WW-113"
    return state.course.closed.get(f"{me.key}>{foe.key}")
