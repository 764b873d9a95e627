"""Bidding: sealed simultaneous bids; a tie goes to the seat that felt its press first."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import (
    Ask,
    Chance,
    Event,
    Frozen,
    Game,
    Move,
    Options,
    Outcome,
    Phase,
    Seat,
    State,
    Table,
    amount,
    fresh,
    offer,
    say,
)  # fmt: skip

LOTS = 3


class Bid(Move):
    coins: int


class Press(Move):
    pass


class Hold(Move):
    pass


class BidsOpened(Event):
    bids: tuple[int, ...]


class Sold(Event):
    """`seat` None: nobody wanted it."""

    seat: Seat | None
    coins: int


class Bidding(Phase):
    hush = 1_000

    def asks(self, state: BiddingState) -> Iterable[Ask]:
        for seat, purse in enumerate(state.purses):
            offers = (offer(Bid, coins=amount(0, purse)),)
            yield Ask(seat, say("bidding-bid"), offers, sealed=True, otherwise=Bid(0), lasts=20_000)

    def unsealed(self, t: T, answers: dict[Seat, Bid]) -> None:
        t.state.bids = tuple(answers[seat].coins for seat in range(t.state.seats))
        t.tell(BidsOpened(t.state.bids))
        price = max(t.state.bids)
        tied = [seat for seat, coins in enumerate(t.state.bids) if coins == price]
        if len(tied) > 1:
            return t.become(Racing(tied, price))
        return sell(t, tied[0], price)


class Racing(Phase):
    """Whose press was felt first? Arrival has no say."""

    tied: list[Seat]
    price: int

    def asks(self, state: BiddingState) -> Iterable[Ask]:
        for seat in self.tied:
            offers = (offer(Press), offer(Hold))
            yield Ask(seat, say("bidding-press"), offers, sealed=True, otherwise=Hold(), lasts=5_000)

    def unsealed(self, t: T, answers: dict[Seat, Press | Hold]) -> None:
        pressed = [seat for seat, move in answers.items() if isinstance(move, Press)]
        sell(t, min(pressed, key=lambda seat: t.felt[seat], default=None), self.price)


def sell(t: T, seat: Seat | None, price: int) -> None:
    if seat is not None:
        t.state.purses[seat] -= price
    t.state.owners.append(seat)
    t.tell(Sold(seat, price))
    if len(t.state.owners) == LOTS:
        return t.unwind()
    return t.become(Bidding())


type T = Table[BiddingState]


class BiddingState(State[Bid | Press | Hold]):
    purses: list[int]
    bids: tuple[int, ...] = ()
    owners: list[Seat | None] = []


class BiddingView(Frozen):
    purses: tuple[int, ...]
    bids: tuple[int, ...]
    owners: tuple[Seat | None, ...]


class Auction(Game[BiddingState, BiddingView, Options]):
    id = "bidding"
    phases = (Bidding, Racing)
    seats = range(2, 5)
    event_types = BidsOpened | Sold

    def start(self, seats: int, options: Options) -> BiddingState:
        return BiddingState(**fresh(seats), stack=[Bidding()], purses=[3] * seats)

    def view(self, state: BiddingState, seat: Seat | None) -> BiddingView:
        return BiddingView(tuple(state.purses), state.bids, tuple(state.owners))

    def determinize(self, state: BiddingState, seat: Seat | None, chance: Chance) -> None:
        """Only sealed bids are hidden, and those the kit hides."""

    def outcome(self, state: BiddingState) -> Outcome:
        most = max(state.owners.count(seat) for seat in range(state.seats))
        return Outcome(tuple(s for s in range(state.seats) if state.owners.count(s) == most), state.cut_short)
