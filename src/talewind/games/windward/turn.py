"""A captain's turn: any actions in any order, as often as affordable (WW-56 to WW-59, WW-64, WW-102; WW-R9, WW-R10)."""

from collections.abc import Callable, Iterable

from talewind.kit import Ask, Move, Offer, Phase, RuleId, Say, Seat, Timed, offer, say, tag_of

from . import cargo, orders, port, rowing, sailing, supplies
from .achievements import claim, offer_claim
from .aftermath import aftermath
from .battle import Battle
from .moves import (
    Buy,
    Claim,
    Command,
    EndTurn,
    EnterPort,
    Hire,
    Jump,
    Leave,
    LeavePort,
    PlayAerogenerator,
    PlayBait,
    PlayFuel,
    Research,
    Row,
    Sail,
    Take,
    TradeTeeth,
    TurnMove,
)  # fmt: skip
from .planet import PORT
from .rest import Resting
from .state import Sky, T


def offer_end(state: Sky, seat: Seat) -> Offer | RuleId:
    """Not on Drift while there is a way out (WW-110, WW-R18)."""
    on_drift = state.ships[seat].space in state.planet.drift
    return "WW-110" if on_drift and sailing.leavable(state, seat) else offer(EndTurn)


MENU: tuple[tuple[type[Move], Callable[[Sky, Seat], Offer | list[Offer] | RuleId]], ...] = (
    (Sail, sailing.offer_sail), (Jump, sailing.offer_jump), (EnterPort, sailing.offer_enter),
    (LeavePort, sailing.offer_leave), (Row, rowing.offer_row), (Take, cargo.offer_take), (Leave, cargo.offer_leave_items),
    (Command, orders.offer_command), (Hire, orders.offer_hire), (Research, orders.offer_research), (Buy, port.offer_buy),
    (PlayFuel, supplies.offer_fuel), (PlayAerogenerator, supplies.offer_aerogenerator), (PlayBait, supplies.offer_bait),
    (TradeTeeth, cargo.offer_teeth), (Claim, offer_claim), (EndTurn, offer_end),
)  # fmt: skip
TAGS = tuple((tag_of(kind), make) for kind, make in MENU)


class Turn(Timed, kw_only=True):
    seat: Seat

    def now(self, state: Sky) -> Say:
        return say("windward-now-turn", seat=self.seat)

    def began(self, t: T) -> None:
        self.until = t.at + (t.state.turn_time(self.seat) or 0)

    def asks(self, state: Sky) -> Iterable[Ask]:
        if state.course.over:
            return
        offers: list[Offer] = []
        closed: dict[str, RuleId] = {}
        for tag, make in TAGS:
            made = make(state, self.seat)
            if isinstance(made, str):
                closed[tag] = made
            elif isinstance(made, list):
                offers += made
            else:
                offers.append(made)
        prompt = say("windward-turn", speed=state.course.speed, mates=state.course.mates)
        until = None if state.turn_time(self.seat) is None else self.until
        yield Ask(self.seat, prompt, tuple(offers), closed, until=until)

    def answered(self, t: T, seat: Seat, move: TurnMove) -> None:
        self.act(t, move)
        if t.state.stack[-1] is self:
            aftermath(t)

    def act(self, t: T, move: TurnMove) -> None:  # noqa: PLR0912 one line for each kind of move
        match move:
            case Sail(to):
                sailing.sail(t, to)
            case Jump(to):
                sailing.jump(t, to)
            case EnterPort():
                sailing.move(t, PORT, 1, "port")
            case LeavePort(to):
                sailing.move(t, to, 1, "port")
            case Row(boat, to):
                rowing.row(t, boat, to)
            case Take(item, number):
                cargo.take(t, item, number)
            case Leave(item, number):
                cargo.leave(t, item, number)
            case Command(order, pay):
                orders.command(t, order, pay)
            case Hire(crew, pay):
                orders.hire(t, crew, pay)
            case Research(to, pay):
                orders.research(t, to, pay)
            case Buy(service):
                port.buy(t, service)
            case PlayFuel():
                supplies.play_fuel(t)
            case PlayAerogenerator(wind):
                supplies.play_aerogenerator(t, wind)
            case PlayBait(to):
                supplies.play_bait(t, to)
            case TradeTeeth(grey, red):
                cargo.trade_teeth(t, grey, red)
            case Claim(card):
                claim(t, self.seat, card)
            case EndTurn():
                self.end(t)

    def end(self, t: T) -> None:
        """The end of the turn: off the Drift, then the Rest (WW-57)."""
        self._clock(t)
        sailing.put_back(t)
        t.become(Resting(seat=self.seat))

    def _clock(self, t: T) -> None:
        """What the turn took beyond its time comes from the captain's reserve."""
        ship = t.state.ship
        if t.state.turn_time(self.seat) is not None:
            ship.reserve = max(0, min(ship.reserve, self.until - t.at))

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        self.end(t)

    def resumed(self, t: T, done: Phase) -> None:
        """A Battle is settled, supplies are taken, or a card is claimed."""
        if isinstance(done, Battle):
            sailing.stand(t.state)
        aftermath(t, done.fight if isinstance(done, Battle) else None)

    def run(self, t: T) -> None:
        """The ship is Lost or its captain has left: the turn is over, without a Rest (WW-163)."""
        self._clock(t)
        t.pop()
