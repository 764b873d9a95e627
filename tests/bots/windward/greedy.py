"""A plain greedy captain: one goal after another by rules of thumb, the yardstick for the one that plans."""

from collections.abc import Iterator
from typing import Any, cast

from talewind.bots import Temper
from talewind.bots.windward.odds import winning
from talewind.games.windward.moves import (
    Buy,
    Command,
    EndTurn,
    EnterPort,
    Fire,
    Hire,
    Jump,
    LeavePort,
    PlayFuel,
    Sail,
    Take,
)  # fmt: skip
from talewind.games.windward.pieces import Crew, Ship
from talewind.games.windward.planet import PORT, Space
from talewind.games.windward.routes import reach, way
from talewind.games.windward.state import Sky
from talewind.games.windward.turn import Turn
from talewind.kit import AnyGame, Chance, Move, Sight, State, sample, tag_of
from talewind.kit.look import Prompt

WANTED: tuple[Crew, ...] = ("marine", "gas_worker", "harpooner")
CONFIDENT = 0.65  # chance to beat a Red Crester that is enough to attack it


class Greedy:
    def __init__(self, game: AnyGame, seed: bytes, lang: str = "en", temper: Temper = "merry") -> None:
        self.game, self.seed = game, seed

    def answer(self, sight: Sight[Any], worlds: Iterator[State[Any]]) -> tuple[Move, tuple[Move, ...]]:
        assert sight.question is not None
        state, ask = cast(Sky, next(worlds)), sight.question.ask
        if isinstance(state.stack[-1], Turn):
            for move in self.wishes(state, state.active):
                if _legal(ask, move):
                    return move, ()
            return EndTurn(), ()
        if any(offer.move == "fire" for offer in ask.offers):
            return Fire(state.ships[sight.seat or 0].cannons), ()
        return ask.otherwise or sample(ask.offers, self.game.kinds, Chance(self.seed)), ()

    def wishes(self, state: Sky, seat: int) -> Iterator[Move]:
        """What it would like to do now, the dearest first; the first legal one is done."""
        ship, hold = state.ships[seat], state.ships[seat].hold
        if ship.at_port:
            yield from self.ashore(state, ship, seat)
        else:
            yield from (Take(item, 1) for item in ("gas", "red", "grey", "grey_tooth", "red_tooth"))
            yield Command("process_crester", "mate")
            yield Command("process_crester", "coffee")
        teeth = hold.grey_tooth or hold.red_tooth
        if teeth and not hold.crester:
            yield from self.sail(state, seat, [PORT])
        if not hold.crester and self.confidence(ship) >= CONFIDENT:
            yield from self.sail(state, seat, [c.space for c in state.cresters if c.kind == "red"])
        if ship.gas < ship.gas_slots and not teeth:
            yield from self.sail(state, seat, [space for space, cargo in state.lying.items() if cargo.gas])
        if not ship.at_port and not hold.crester:
            yield from self.sail(state, seat, [PORT])
        yield EndTurn()

    def ashore(self, state: Sky, ship: Ship, seat: int) -> Iterator[Move]:
        if state.scores[seat] + ship.gas // 2 >= 15:
            yield Buy("notoriety")
        for pay in ("gas", "mate"):
            yield from (Hire(tile, pay) for tile in WANTED)
        yield Command("fill_cannon", "mate")
        yield Buy("fill_cannon")
        if len(ship.hand) < 3:
            yield Command("take_supplies", "mate")
            yield Buy("supplies")
        if ship.morale < 3:
            yield Command("morale", "mate")
            yield Buy("rum")

    def confidence(self, ship: Ship) -> float:
        boosts = ship.hold.token + ship.hand.count("harpoon")
        return winning(2 + ship.cannons, 5, 2 if "marine" in ship.crew else 0, boosts)

    def sail(self, state: Sky, seat: int, goals: list[Space]) -> Iterator[Move]:
        """The first step to the nearest of some spaces that Speed and Fuel bring it to."""
        ship, speed = state.ships[seat], state.course.speed
        found = reach(state, seat, speed + ship.hand.count("fuel"))
        near = min(
            (space for space in goals if space in found), key=lambda space: (found[space][1], space), default=None
        )
        if near is None:
            return
        if found[near][1] > speed:
            yield PlayFuel()
        to = way(found, near)[0]
        yield EnterPort() if to == PORT else LeavePort(to) if ship.at_port else Sail(to)
        yield Jump(to)


def _legal(ask: Prompt, move: Move) -> bool:
    return any(offer.move == tag_of(move) and offer.admit(move) is None for offer in ask.offers)
