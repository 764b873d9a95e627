"""Windward. Rules WW-1 to WW-255 and rulings WW-R1 to WW-R115."""

from collections.abc import Iterable

from talewind.kit import Absence, Game, Offer, Outcome, RuleId, Seat, Table, fresh

from . import trading
from .achievements import Claiming
from .aftermath import Ending, finish
from .battle import Battle, FalseFlagging
from .book import pages
from .corner import Cornering
from .events import Events
from .honours import honours
from .leaving import depart
from .moves import TradeMove
from .options import HOUR, OPTION_RULES, OPTION_WHEN, SEATS, SkyOptions
from .pieces import Ship
from .rest import Resting
from .rounds import Rounds
from .setting_up import Setup
from .state import Sky
from .supplies import Supplying
from .turn import Turn
from .view import SkyView, determinize, view, views

LIVE, ASYNC = Absence(present=1), Absence(lenience=0, grace=0, patience=14 * 24 * HOUR, present=0)
FLAGGING = Absence(present=1, lenience=0)  # without a False Flag there is only a button, whose time ends at zero


class Windward(Game[Sky, SkyView, SkyOptions]):
    id = "windward"
    phases = (Setup, Rounds, Turn, Supplying, Battle, FalseFlagging, Cornering, Claiming, Resting, Ending)
    shelf = 4
    seats = range(1, 6)
    seats_rule = "WW-1"
    option_rules = OPTION_RULES
    option_when = OPTION_WHEN
    minutes = (30, 90)
    event_types = Events
    windows = ("false-flag", "boost")

    view = staticmethod(view)
    views = staticmethod(views)
    determinize = staticmethod(determinize)
    pages = staticmethod(pages)
    honours = staticmethod(honours)

    def seats_for(self, options: SkyOptions) -> range:
        return SEATS[options.mode]

    def start(self, seats: int, options: SkyOptions) -> Sky:
        ships = [Ship() for _ in range(seats)]
        return Sky(**fresh(seats), stack=[Setup()], options=options, mode=options.mode_for(seats), ships=ships)

    def outcome(self, state: Sky) -> Outcome:
        winners = state.winners if state.winners is not None else tuple(state.leaders() if state.contest else ())
        return Outcome(winners, contest="points" if state.contest else "together")

    def cards(self, state: Sky) -> Iterable[str]:
        yield from state.bag
        yield from state.discards
        yield from state.buried
        yield from (top for top in state.tops if top is not None)
        for ship in state.ships:
            yield from ship.hand

    def asides(self, state: Sky, seat: Seat) -> Iterable[Offer]:
        return trading.offers(state, seat)

    def shut_asides(self, state: Sky, seat: Seat) -> dict[str, RuleId]:
        return trading.closed(state, seat)

    def did_aside(self, t: Table[Sky], seat: Seat, move: TradeMove) -> None:
        trading.traded(t, seat, move)

    def hurries(self, state: Sky) -> bool:
        return state.mode != "solo" and state.options.timers != "none"

    def absence(self, state: Sky) -> Absence:
        if state.options.timers == "async":
            return ASYNC
        return FLAGGING if state.stack and isinstance(state.stack[-1], FalseFlagging) else LIVE

    def enough(self, state: Sky) -> bool:
        """The table sleeps, also in correspondence, when only computer captains are left."""
        return bool(state.people()) and super().enough(state)

    def left(self, t: Table[Sky], seat: Seat) -> None:
        state = t.state
        if state.winners is not None:
            return
        depart(t, seat)
        if state.contest and len(state.remaining()) == 1:
            finish(t, state.remaining(), "WW-22")
        elif not state.remaining():
            self.abandoned(t)

    def abandoned(self, t: Table[Sky]) -> None:
        if t.state.winners is None:
            t.state.cut_short = True
            finish(t, t.state.leaders() if t.state.contest else [], "WW-22")
        t.unwind()

    def figures(self, state: Sky) -> dict[str, tuple[int, int]]:
        turns = len(state.legs)
        lost = sum(deed.what == "sunk" for leg in state.legs for deed in leg.deeds)
        won = {f"won-{place}": (int(seat in (state.winners or ())), 1) for place, seat in enumerate(state.teams(), 1)}
        return {"lost": (lost, turns), "rounds": (state.round, 1)} | (won if state.contest else {})
