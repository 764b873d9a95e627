"""The rounds of Liar's Dice: hidden dice, bids that only go up, and a challenge; who lies or doubts wrongly loses a die."""

from __future__ import annotations

from collections.abc import Iterable

from talewind.kit import Ask, Encore, Frozen, Interlude, Phase, Say, Seat, State, Table, amount, offer, one_of, say
from talewind.kit.ready import finish

from .events import Challenged, Counted, GameEnded, Lifted, Raised, Rolled, RoundBegun
from .moves import Bid, Challenge, Higher, Moves
from .options import DiceOptions

type T = Table[Cups]


class Setup(Phase):
    def run(self, t: T) -> None:
        t.state.scores = [t.state.options.dice] * t.state.seats
        t.state.first = t.chance.roll(t.state.seats, "first")
        t.become(Rounds())


class Rounds(Phase):
    """Roll, bid, look; again until one has dice."""

    def run(self, t: T) -> None:
        state = t.state
        if len(state.alive()) < 2:
            return end(t)
        if state.first not in state.alive():
            state.first = state.after(state.first)
        state.round += 1
        t.tell(RoundBegun(state.round, state.first))
        for seat in state.alive():
            state.hands[seat] = sorted(t.chance.deal([1, 2, 3, 4, 5, 6], "dice") for _ in range(state.scores[seat]))
            t.tell(Rolled(tuple(state.hands[seat])), to=seat)
        t.push(Bidding(state.first))


class Standing(Frozen):
    """The bid that stands."""

    seat: Seat
    count: int
    face: int


class Bidding(Phase):
    seat: Seat
    bid: Standing | None = None

    def now(self, state: Cups) -> Say:
        return say("liarsdice-now-bidding", seat=self.seat)

    def asks(self, state: Cups) -> Iterable[Ask]:
        lasts = state.options.turn_time * 1000
        faces, total, bid = state.faces(), state.total(), self.bid
        if bid is None:
            opening = offer(Bid, count=amount(1, total), face=one_of(faces, of="face"))
            lowest, shut = Bid(1, faces[0]), {"challenge": "LD-6"}
            yield Ask(self.seat, say("liarsdice-open"), (opening,), closed=shut, otherwise=lowest, lasts=lasts)
            return
        offers = [offer(Challenge)]
        if above := [face for face in faces if face > bid.face]:
            offers.append(offer(Higher, face=one_of(above, of="face")))
        if bid.count < total:
            offers.append(offer(Bid, count=amount(bid.count + 1, total), face=one_of(faces, of="face")))
        prompt = say("liarsdice-raise", bidder=bid.seat, count=bid.count, face=bid.face)
        yield Ask(self.seat, prompt, tuple(offers), otherwise=Challenge(), lasts=lasts)

    def answered(self, t: T, seat: Seat, move: Bid | Higher | Challenge) -> None:
        bid = self.bid
        match move:
            case Bid(count, face):
                self.bids(t, Standing(seat, count, face))
            case Higher(face) if bid:
                self.bids(t, Standing(seat, bid.count, face))
            case Challenge() if bid:
                self.challenged(t, seat, bid)

    def bids(self, t: T, bid: Standing) -> None:
        self.bid, self.seat = bid, t.state.after(bid.seat)
        t.tell(Raised(bid.seat, bid.count, bid.face))

    def challenged(self, t: T, seat: Seat, bid: Standing) -> None:
        state = t.state
        found = state.matching(bid.face)
        lied = found < bid.count
        t.tell(Challenged(seat, bid.seat))
        for owner, hand in enumerate(state.hands):
            if hand:
                t.tell(Lifted(owner, tuple(hand)), shows=True)
        t.tell(Counted(found, bid.face, lied), shows=True)
        state.first = bid.seat if lied else seat
        t.score(state.first, -1, "LD-10")
        t.become(Showing(state.remaining(), bid, seat, found))

    def left(self, t: T, ask: Ask) -> None:
        self.seat = t.state.after(self.seat)


class Showing(Interlude):
    """All cups are up, and everybody looks."""

    bid: Standing
    doubter: Seat
    found: int

    def now(self, state: Cups) -> Say:
        bid, doubter = self.bid, self.doubter
        lied = self.found < bid.count
        return say(
            "liarsdice-now-showing", doubter=doubter, bidder=bid.seat, found=self.found, face=bid.face, lied=lied
        )

    def prompt(self, state: Cups) -> Say:
        return self.now(state)

    def run(self, t: T) -> None:
        t.state.hands = [[] for _ in t.state.hands]
        t.pop()


class Ending(Encore): ...


def end(t: T) -> None:
    t.state.hands = [[] for _ in t.state.hands]
    finish(t, t.state.alive(), GameEnded, Ending(t.state.remaining()))


# A seat's score is the number of its dice.


class Cups(State[Moves]):
    options: DiceOptions
    hands: list[list[int]]  # what they show; hidden
    first: Seat = 0
    round: int = 0

    def alive(self) -> list[Seat]:
        return [seat for seat in self.remaining() if self.scores[seat]]

    def after(self, seat: Seat) -> Seat:
        return next((s for s in self.clockwise(seat) if self.scores[s]), seat)

    def faces(self) -> list[int]:
        """What may be bid on: wild ones are not a face of their own."""
        return [2, 3, 4, 5, 6] if self.options.wild_ones else [1, 2, 3, 4, 5, 6]

    def total(self) -> int:
        return sum(len(hand) for hand in self.hands)

    def matching(self, face: int) -> int:
        faces = {face, 1} if self.options.wild_ones else {face}
        return sum(die in faces for hand in self.hands for die in hand)
