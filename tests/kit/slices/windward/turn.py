"""The rounds, a turn and the Rest that ends it (WW-56 to WW-65, WW-78 to WW-106, WW-164 to WW-176)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from talewind.kit import Ask, EachSeat, Offer, RuleId, Seat, Steps, Table, Timed, amount, offer, one_of, say

from .battle import REACTION, Battle
from .chart import PORT, TERRITORY, path, upwind, ways
from .words import Acts, Cargo, DropCrester, EndTurn, Fuel, Order, Rest, Sail, Supply, Take

# isort: split
from .words import Dropped, Fuelled, Ordered, RedMoved, Rested, Sailed, Supplied, Took, WindTurned

if TYPE_CHECKING:
    from .state import Sky
    from .trade import Trade

type T = Table[Sky]


class Rounds(EachSeat):
    def turn(self, t: T, seat: Seat) -> None:
        t.push(Turn(seat))

    def over(self, t: T) -> None:
        state = t.state
        if state.round == 6 or max(state.scores) >= 15:
            return t.pop()
        state.round += 1
        state.wind = t.chance.pick([wind for wind in range(6) if wind != state.wind], "wind")  # WW-178
        self.to_come = list(range(state.seats))
        t.tell(WindTurned(state.wind))


class Turn(Timed):
    seat: Seat
    speed: int = 4
    mates: int = 2
    ordered: list[str] = []
    fought: list[str] = []
    closed: dict[str, RuleId] = {}  # enemies not to be fought again this turn (WW-R54)
    previous: str = PORT  # WW-R20
    handled: int = 0
    proposals: list[Seat] = []

    def began(self, t: T) -> None:
        self.until = t.at + 240_000
        t.state.active = self.seat
        t.lapse(f"turn-{self.seat}")

    def asks(self, state: Sky) -> Iterable[Ask]:
        prompt = say("windward-your-turn", speed=self.speed)
        yield Ask(self.seat, prompt, tuple(self.offers(state)), otherwise=EndTurn(), until=self.until)

    def offers(self, state: Sky) -> Iterable[Offer]:
        ship = state.ships[self.seat]
        here, hold, free = state.lying.get(ship.space), ship.hold, self.handled < 40
        yield offer(EndTurn)
        yield from self.courses(state)
        if here and free:
            yield offer(
                Take,
                gas=amount(0, min(here.gas, 4 - hold.gas)),
                teeth=amount(0, here.teeth),
                tokens=amount(0, here.tokens),
                cresters=amount(0, min(here.cresters, 1 - hold.cresters)),
            )
        if hold.cresters and free:
            yield offer(DropCrester)
        if self.mates and (orders := [o for o in ship.orders() if o not in self.ordered]):
            yield offer(Order, order=one_of(orders, of="order"))
        if "fuel" in ship.hand:
            yield offer(Fuel)
        if ship.space == PORT and hold.gas and len(ship.hand) < 5 and any(state.tops):
            yield offer(Supply, stack=one_of([n for n, top in enumerate(state.tops) if top], of="stack"))

    def courses(self, state: Sky) -> Iterable[Offer]:
        ship = state.ships[self.seat]
        reach = ways(ship.space, state.wind, self.speed)
        shut = {to: rule for to in reach if (rule := self.bar(state, to))}
        if (back := upwind(ship.space, state.wind)) and back not in reach:
            shut[back] = "WW-52"
        notes = {to: say("windward-cost", speed=cost) for to, cost in reach.items() if to not in shut}
        if notes:
            yield offer(Sail, to=one_of(notes, of="hex", closed=shut, notes=notes))

    def bar(self, state: Sky, to: str) -> RuleId | None:
        if to == PORT and state.ships[self.seat].hold.cresters:
            return "WW-62"
        return self.closed.get(state.foe(self.seat, to))

    def answered(self, t: T, seat: Seat, move: Acts) -> None:
        state, ship = t.state, t.state.ships[seat]
        match move:
            case Sail(to):
                self.sail(t, to)
            case Take(gas, teeth, tokens, cresters):
                self.handled += 1
                taken = Cargo(gas, teeth, tokens, cresters)
                ship.hold += taken
                state.drop(ship.space, Cargo() - taken)
                t.tell(Took(seat, taken))
            case DropCrester():
                self.handled += 1
                ship.hold -= Cargo(cresters=1)
                state.drop(ship.space, Cargo(cresters=1))
                t.tell(Dropped(seat))
            case Order(order):
                self.mates -= 1
                self.ordered.append(order)
                self.speed += order == "speed"
                ship.obey(order)
                t.tell(Ordered(seat, order))
            case Fuel():
                state.discard(seat, "fuel")
                self.speed += 1
                t.tell(Fuelled(seat), shows=True)  # that a hidden hand held it
            case Supply(stack):
                ship.hold -= Cargo(gas=1)
                card = state.tops[stack]
                ship.hand.append(card)
                state.tops[stack] = t.chance.deal(state.supply, "supply") if state.supply else ""
                t.tell(Supplied(seat, card, state.tops[stack]))
            case EndTurn():
                t.commit()  # though the same seat is asked next
                t.become(Resting(seat, self.fought))

    def sail(self, t: T, to: str) -> None:
        ship = t.state.ships[self.seat]
        cost = ways(ship.space, t.state.wind, self.speed)[to]
        self.speed -= cost
        self.previous, ship.space = ship.space, to
        t.tell(Sailed(self.seat, to, cost))
        if to == PORT and ship.hold.teeth:
            t.score(self.seat, 4 * ship.hold.teeth, "WW-63")
            ship.hold -= Cargo(teeth=ship.hold.teeth)
        if foe := t.state.foe(self.seat, to):
            self.fought.append(foe)
            kind, number = foe.split("-")
            t.push(Battle(self.seat, int(number) if kind == "ship" else None, to))  # WW-65

    def resumed(self, t: T, done: Battle | Trade) -> None:
        match done:
            case Battle(lost=self.seat):
                t.pop()  # WW-163
            case Battle():
                if done.back:
                    t.state.ships[self.seat].space = self.previous
                if done.closed:
                    self.closed[self.fought[-1]] = done.closed

    def left(self, t: T, ask: Ask) -> None:
        t.pop()  # without a Rest


class Resting(Steps):
    order = ("port", "pay", "red", "reward")
    seat: Seat
    fought: list[str] = []
    previous: str = ""  # the Red Crester's

    def port(self, t: T) -> None:
        ship = t.state.ships[self.seat]
        if ship.space == PORT:
            ship.morale = min(4, ship.morale + 1)  # WW-166
            t.pop()

    def asks(self, state: Sky) -> Iterable[Ask]:
        if self.step == "pay":
            hand = sorted(set(state.ships[self.seat].hand))
            card = (offer(Rest, card=one_of(hand, of="supply")),) if hand else ()
            default = Rest(hand[0]) if hand else Rest()
            yield Ask(self.seat, say("windward-rest"), (*card, offer(Rest)), otherwise=default, lasts=REACTION)

    def answered(self, t: T, seat: Seat, move: Rest) -> None:
        ship = t.state.ships[seat]
        self.advance()
        if move.card is not None:
            t.state.discard(seat, move.card)
            return t.tell(Rested(seat, "card", move.card), to=seat, others=Rested(seat, "card"))  # WW-R72
        ship.morale -= 1
        t.tell(Rested(seat, "morale"))
        if ship.morale < 1:
            t.state.sink(t, seat, plundered=False)  # WW-168
            t.pop()

    def red(self, t: T) -> None:
        state, space = t.state, t.state.ships[self.seat].space
        home = TERRITORY[space]
        if not state.reds[home] or f"red-{home}" in self.fought:  # WW-171
            return
        blocked = {ship.space for ship in state.ships} - {space}
        for to in path(state.reds[home], space, blocked)[:3]:  # WW-169
            self.previous, state.reds[home] = state.reds[home], to
            t.tell(RedMoved(home, to))
        if state.reds[home] == space:
            t.push(Battle(None, self.seat, space))  # WW-176

    def resumed(self, t: T, done: Battle) -> None:
        if done.lost == self.seat:
            return t.pop()  # WW-R73
        if done.back:
            t.state.reds[TERRITORY[done.space]] = self.previous

    def reward(self, t: T) -> None:
        t.score(self.seat, 1, "WW-170")
