"""Liar's Dice: what a seat sees, and the game."""

from talewind.kit import Chance, Frozen, Game, Outcome, Seat, Table, fresh

from .cups import Bidding, Cups, Ending, Rounds, Setup, Showing, end
from .events import Events
from .options import DiceOptions


class Cup(Frozen):
    """A cup that is up."""

    seat: Seat
    shown: tuple[int, ...]


class CupsView(Frozen):
    round: int
    bidder: Seat | None
    count: int | None
    face: int | None
    hand: tuple[int, ...]  # one's own
    cups: tuple[Cup, ...]  # all, when they are up


class LiarsDice(Game[Cups, CupsView, DiceOptions]):
    id = "liarsdice"
    phases = (Setup, Rounds, Bidding, Showing, Ending)
    seats = range(2, 7)
    seats_rule = "LD-1"
    chairs_option = "players"
    option_rules = {"players": "LD-1", "dice": "LD-2", "wild_ones": "LD-9"}
    minutes = (10, 30)
    event_types = Events

    def start(self, seats: int, options: DiceOptions) -> Cups:
        return Cups(**fresh(seats), stack=[Setup()], options=options, hands=[[] for _ in range(seats)])

    def view(self, state: Cups, seat: Seat | None) -> CupsView:
        top = state.stack[-1] if state.stack else None
        bid = top.bid if isinstance(top, Bidding | Showing) else None
        up = state.hands if isinstance(top, Showing) else []
        return CupsView(
            round=state.round,
            bidder=bid.seat if bid else None,
            count=bid.count if bid else None,
            face=bid.face if bid else None,
            hand=() if seat is None else tuple(state.hands[seat]),
            cups=tuple([Cup(owner, tuple(hand)) for owner, hand in enumerate(up) if hand]),
        )

    def determinize(self, state: Cups, seat: Seat | None, chance: Chance) -> None:
        if state.stack and isinstance(state.stack[-1], Showing):
            return
        for other, hand in enumerate(state.hands):
            if other != seat:
                hand[:] = sorted(chance.roll(6, "world") + 1 for _ in hand)

    def left(self, t: Table[Cups], seat: Seat) -> None:
        super().left(t, seat)
        if len(t.state.alive()) < 2 and t.state.winners is None:
            end(t)

    def outcome(self, state: Cups) -> Outcome:
        return Outcome(tuple(state.alive()))
