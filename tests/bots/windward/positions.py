"""Positions for the captain: a table as set, and its whole answer."""

from typing import Any

from msgspec import structs

from talewind.bots.windward import Captain
from talewind.games.windward import Windward
from talewind.games.windward.battle import Battle, FalseFlagging
from talewind.games.windward.options import SkyOptions
from talewind.games.windward.pieces import Boat, Cargo, Crester
from talewind.games.windward.planet import PORT, Space
from talewind.games.windward.rest import Resting
from talewind.games.windward.sides import Fight, Side
from talewind.games.windward.state import Sky
from talewind.games.windward.supplies import Supplying
from talewind.kit import AnyGame, Chance, Move, Phase, Seat, look, open_table, worlds_of

type At = tuple[int, int]
GAME: AnyGame = Windward()


class Position:
    """Printed tiles; seat 0 is in turn unless said otherwise, all other ships are At Port, and no Crester lives."""

    def __init__(self, seats: int = 2, wind: int = 3, **options: Any) -> None:
        chosen = SkyOptions(timers="none", tile_order="printed", **options)
        self.state: Sky = open_table(GAME, seats, chosen, b"position").state
        self.state.active, self.state.wind = 0, wind
        self.state.stack[-1].seat = 0
        self.state.cresters = []
        self.state.lying = {}
        for seat in range(seats):
            self.ship(seat, hand=[])

    def space(self, at: At) -> Space:
        return self.state.planet.spaces[at]

    def ship(self, seat: Seat = 0, at: At = (0, 0), **fields: Any) -> None:
        """Set a ship and its board."""
        ship = self.state.ships[seat]
        ship.space = ship.before = self.space(at)
        if seat == self.state.active:
            self.state.course.dry = ship.space
        for name, value in fields.items():
            setattr(ship, name, value)

    def turn(self, **fields: Any) -> None:
        for name, value in fields.items():
            setattr(self.state.course, name, value)

    def crester(self, kind: Any, at: At) -> None:
        self.state.hatched += 1
        self.state.cresters.append(Crester(kind, self.state.hatched, self.space(at)))

    def lying(self, at: At, **cargo: int) -> None:
        self.state.lying[self.space(at)] = Cargo(**cargo)

    def boat(self, at: At, towing: bool = False) -> None:
        self.state.ships[0].boats = [Boat(self.space(at), None, towing)]

    # Other questions.

    def put(self, *phases: Phase) -> None:
        self.state.stack += phases

    def battle(self, attacker: Side, defender: Side, step: str, at: At = (2, 0)) -> None:
        self.put(Battle(fight=Fight(attacker, defender, self.space(at)), step=step))

    def flagging(self, by: Seat, at: At) -> None:
        self.battle(Side("ship", by), Side("ship", 0), "aim", at)
        self.put(FalseFlagging(seat=0, by=by))

    def resting(self, step: str = "pay") -> None:
        self.state.stack[-1] = Resting(seat=0, step=step)

    def supplying(self, *tops: Any) -> None:
        self.state.tops, self.state.stacks = list(tops), [5, 5, 5]
        self.put(Supplying(seat=0))

    # Answers.

    def plan(self, seat: Seat = 0) -> list[Move]:
        """The answer with the moves declared beforehand."""
        sight = look(GAME, self.state, seat)
        worlds = worlds_of(GAME, self.state, seat, Chance(b"worlds"))
        move, then = Captain(GAME, b"seed").answer(sight, worlds)
        return [move, *then]

    def ends_at(self, plan: list[Move]) -> Space:
        """Where a plan brings the ship."""
        space = self.state.ships[0].space
        for move in plan:
            if type(move).__name__ in ("Sail", "Jump", "LeavePort"):
                space = structs.asdict(move)["to"]
            elif type(move).__name__ == "EnterPort":
                space = PORT
        return space

    def away(self, kind: str, space: Space) -> int:
        """How far the nearest Crester of a kind is."""
        far = self.state.planet.distances(space)
        return min(far.get(c.space, 99) for c in self.state.cresters if c.kind == kind)
