"""Windward (slice): state, view, game. No Longboats, Grey Cresters, Crew; the map of the worked examples."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from talewind.kit import Chance, Frozen, Game, Offer, Options, Outcome, Phase, Seat, State, Table, fresh

from .battle import Battle
from .chart import NEXT, POCKETS, PORT, REDS, TERRITORY
from .trade import Trade, proposals
from .turn import Resting, Rounds, Turn
from .words import DECK, Cargo, Dealt, Events, Moves, Propose, Proposed, ShipLost, Traded

type T = Table[Sky]


class Ship(Struct):
    space: str = PORT
    morale: int = 1
    cannons: int = 0
    hold: Cargo = Cargo()
    hand: list[str] = []

    @property
    def could_boost(self) -> bool:
        """By public facts: any card or token (or the question would betray the hand)."""
        return bool(self.hand or self.hold.tokens)

    def orders(self) -> list[str]:
        if self.space == PORT:
            return ["morale"] * (self.morale < 4) + ["cannon"] * (self.cannons < 3)
        return ["speed"] + ["process"] * self.hold.cresters

    def obey(self, order: str) -> None:
        match order:
            case "morale":
                self.morale += 1
            case "cannon":
                self.cannons += 1
            case "process":
                gas = min(4 - self.hold.gas, self.morale)  # WW-88, WW-89
                self.hold += Cargo(gas=gas, teeth=1, cresters=-1)


class Setup(Phase):
    def run(self, t: T) -> None:
        state = t.state
        for seat, ship in enumerate(state.ships):
            ship.hand = [t.chance.deal(state.supply, "supply") for _ in range((2, 3, 4, 5, 5)[seat])]  # WW-10
            number = len(ship.hand)
            t.tell(Dealt(seat, number, tuple(ship.hand)), to=seat, others=Dealt(seat, number))
        state.tops = [t.chance.deal(state.supply, "supply") for _ in range(3)]
        state.wind = t.chance.roll(6, "wind")
        t.become(Rounds([]))


class Sky(State[Moves]):
    ships: list[Ship]
    reds: list[str]  # by territory; "": none
    lying: dict[str, Cargo]
    supply: list[str]
    tops: list[str] = []
    discards: list[str] = []
    wind: int = 0
    active: Seat = 0
    round: int = 0
    traded: Traded | None = None  # the last trade

    def foe(self, seat: Seat, space: str) -> str:
        if space == PORT:
            return ""
        rivals = [s for s in self.clockwise(seat) if self.ships[s].space == space]
        return f"ship-{rivals[0]}" if rivals else f"red-{self.reds.index(space)}" if space in self.reds else ""

    def drop(self, space: str, cargo: Cargo) -> None:
        self.lying[space] = self.lying.get(space, Cargo()) + cargo
        if self.lying[space] == Cargo():
            del self.lying[space]

    def haul(self, seat: Seat | None, space: str) -> None:
        """A Crester for a winner's hold, or, if there is one, for the space (WW-150, WW-151, WW-156)."""
        if seat is None or self.ships[seat].hold.cresters:
            self.drop(space, Cargo(cresters=1))
        else:
            self.ships[seat].hold += Cargo(cresters=1)

    def sink(self, t: T, seat: Seat, plundered: bool) -> None:
        """WW-153 to WW-162. Gas, cannons and cards are never lost."""
        ship = self.ships[seat]
        if not plundered:
            kept = Cargo(gas=ship.hold.gas)
            self.drop(ship.space, ship.hold - kept)
            ship.hold = kept
        ship.space, ship.morale = PORT, 1
        ship.hold += Cargo(tokens=1)
        t.tell(ShipLost(seat, "WW-155" if plundered else "WW-154"))

    def discard(self, seat: Seat, card: str) -> None:
        self.ships[seat].hand.remove(card)
        self.discards.append(card)

    def swap(self, seat: Seat, give: str, other: Seat, want: str) -> None:
        for hand, old, new in ((self.ships[seat].hand, give, want), (self.ships[other].hand, want, give)):
            hand[hand.index(old)] = new

    def free_near(self, space: str) -> list[str]:
        """Where in this Territory a Red Crester may be put (WW-R60)."""
        taken = {ship.space for ship in self.ships} | set(self.reds)
        return [h for h, n in TERRITORY.items() if n == TERRITORY[space] and h not in taken and any(NEXT[h])]


class ShipView(Frozen):
    space: str
    morale: int
    cannons: int
    hold: Cargo
    cards: int


class SkyView(Frozen):
    round: int
    active: Seat
    wind: int
    ships: tuple[ShipView, ...]
    reds: tuple[str, ...]
    lying: dict[str, Cargo]
    tops: tuple[str, ...]
    supply: int
    traded: Traded | None
    hand: tuple[str, ...]


class Windward(Game[Sky, SkyView, Options]):
    id = "windward"
    phases = (Setup, Rounds, Turn, Resting, Battle, Trade)
    seats = range(2, 6)
    seats_rule = "WW-1"
    event_types = Events
    windows = ("boost", "false-flag", "trade")

    def start(self, seats: int, options: Options) -> Sky:
        return Sky(
            **fresh(seats),
            stack=[Setup()],
            ships=[Ship() for _ in range(seats)],
            reds=list(REDS),
            lying=dict.fromkeys(POCKETS, Cargo(gas=2)),
            supply=[card for card, n in DECK.items() for _ in range(n)],
        )

    def view(self, state: Sky, seat: Seat | None) -> SkyView:
        return SkyView(
            round=state.round,
            active=state.active,
            wind=state.wind,
            ships=tuple(ShipView(s.space, s.morale, s.cannons, s.hold, len(s.hand)) for s in state.ships),
            reds=tuple(state.reds),
            lying=dict(state.lying),
            tops=tuple(state.tops),
            supply=len(state.supply),
            traded=state.traded,
            hand=() if seat is None else tuple(state.ships[seat].hand),
        )

    def determinize(self, state: Sky, seat: Seat | None, chance: Chance) -> None:
        others = [ship.hand for n, ship in enumerate(state.ships) if n != seat]
        trade = state.stack[-1] if state.stack else None
        shown = trade if isinstance(trade, Trade) and trade.seat != seat else None
        if shown:  # everybody knows the card on offer
            state.ships[shown.seat].hand.remove(shown.give)
        hidden = [state.supply, state.discards, *others]
        pool = chance.shuffled(sorted(card for cards in hidden for card in cards), "world")
        for cards in hidden:
            cards[:] = [pool.pop() for _ in cards]
        if shown:
            state.ships[shown.seat].hand.append(shown.give)

    def cards(self, state: Sky) -> Iterable[str]:
        return [*state.supply, *filter(None, state.tops), *state.discards, *(c for s in state.ships for c in s.hand)]

    def asides(self, state: Sky, seat: Seat) -> Iterable[Offer]:
        return proposals(state, seat)

    def did_aside(self, t: T, seat: Seat, move: Propose) -> None:
        turn = t.state.stack[-1]
        assert isinstance(turn, Turn)
        turn.proposals.append(seat)
        t.tell(Proposed(seat, move.to, move.give, move.want))
        t.push(Trade(seat, *structs.astuple(move)))

    def outcome(self, state: Sky) -> Outcome:
        playing = [seat for seat in range(state.seats) if state.plays(seat)]
        best = max((state.scores[seat] for seat in playing), default=0)
        winners = tuple(seat for seat in playing if state.scores[seat] == best)
        return Outcome(winners, state.cut_short)

    def left(self, t: T, seat: Seat) -> None:
        t.remove(seat)
        if len(t.state.clockwise(seat)) == 1:
            t.unwind()
