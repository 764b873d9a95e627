"""Voting, and rock-paper-scissors (ST-32 to ST-36, ST-48, ST-49, ST-51, ST-R14 to ST-R16, ST-R22, ST-R25)."""

from collections.abc import Iterable

from talewind.kit import Ask, Move, Offer, RuleId, Say, Seat, Table, offer, one_of, say

from .choosing import InSecret
from .events import LotDrawn, Threw, VoteOpened
from .moves import SIGNS, Secret, Sign, Throw, VoteFor
from .options import COLOURS
from .state import Board

type T = Table[Board]


class Voting(InSecret):
    """All vote, for themselves too if they like; a vote may be changed until the last is in (ST-R22)."""

    candidates: list[Seat]
    changing: list[Seat] = []  # seats that have voted and may change it

    def now(self, state: Board) -> Say:
        return say("story-now-voting-again" if state.tied else "story-now-voting")

    def choice(self, state: Board, seat: Seat) -> Offer:
        closed = {str(n): self.barred(state, n) for n in range(len(COLOURS)) if n not in self.candidates}
        return offer(VoteFor, teller=one_of(self.candidates, of="seat", closed=closed))

    def barred(self, state: Board, seat: Seat) -> RuleId:
        if seat >= state.seats or not state.plays(seat):
            return "ST-R25"
        return "ST-49" if state.tied else "ST-32"

    def lasting(self, state: Board) -> int:
        return state.options.lasting(state.options.vote_time)

    def prompt(self, state: Board, seat: Seat) -> Say:
        return say("story-voted" if seat in self.changing else "story-vote-again" if state.tied else "story-vote")

    def asks(self, state: Board) -> Iterable[Ask]:
        yield from super().asks(state)
        for seat in self.changing if self.waiting else ():
            yield Ask(seat, self.prompt(state, seat), (self.choice(state, seat),), state.shut(), settled=True)

    def answered(self, t: T, seat: Seat, move: Secret) -> None:
        if seat in self.changing:
            t.state.chosen[seat] = move
            t.commit()
        else:
            super().answered(t, seat, move)
            self.changing.append(seat)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        """A silent seat has no vote (ST-R15); one that leaves keeps the vote it has cast (ST-R31)."""
        (self.changing if ask.seat in self.changing else self.waiting).remove(ask.seat)

    def run(self, t: T) -> None:
        """Open all votes together (ST-35, ST-36)."""
        state = t.state
        cast = [(seat, move.teller) for seat, move in sorted(state.chosen.items()) if isinstance(move, VoteFor)]
        state.votes, state.chosen = dict(cast), {}
        if cast:
            state.unflag()  # an empty vote is opened again (ST-R16), and flags stay until one is revealed (ST-R23)
        for seat, teller in cast:
            t.tell(VoteOpened(seat, teller, own=seat == teller), shows=True)
        for candidate in self.candidates:
            state.amend(candidate, backers=tuple(seat for seat, teller in cast if teller == candidate))
        t.pop()


class Throwing(InSecret):
    """Rock-paper-scissors among the tied until one is left (ST-51, ST-R14)."""

    left_in: list[Seat]
    barren: int = 0  # throws in a row in which nobody dropped out

    def lasting(self, state: Board) -> int:
        return state.options.lasting(10)

    def now(self, state: Board) -> Say:
        return say("story-now-throwing", seats=tuple(self.left_in))

    def prompt(self, state: Board, seat: Seat) -> Say:
        return say("story-throw")

    def takes_part(self, state: Board, seat: Seat) -> bool:
        return seat in self.left_in and not state.options.relaxed

    def choice(self, state: Board, seat: Seat) -> Offer:
        return offer(Throw, sign=one_of(SIGNS, of="sign"))

    def run(self, t: T) -> None:
        state = t.state
        thrown = {seat: self.thrown(t, seat) for seat in self.left_in}
        state.throws.append(thrown)
        for seat, sign in thrown.items():
            t.tell(Threw(seat, sign), shows=True)
        signs = set(thrown.values())
        if len(signs) == 2:
            best = next(sign for n, sign in enumerate(SIGNS) if sign in signs and SIGNS[n - 1] in signs)
            self.left_in = [seat for seat in self.left_in if thrown[seat] == best]
        self.barren = 0 if len(signs) == 2 else self.barren + 1
        if self.barren == 5:
            self.left_in = [t.chance.pick(self.left_in, "lot")]
            t.tell(LotDrawn(self.left_in[0]))
        if len(self.left_in) == 1:
            t.pop()
        else:
            t.become(throwing(state, self.left_in, self.barren))

    def thrown(self, t: T, seat: Seat) -> Sign:
        move = t.state.chosen.pop(seat, None)
        return move.sign if isinstance(move, Throw) else t.chance.deal(list(SIGNS), "throw")


def throwing(state: Board, seats: list[Seat], barren: int = 0) -> Throwing:
    """The throwing phase for these seats; at relaxed pace chance throws for all."""
    return Throwing([s for s in seats if state.awake(s) and not state.options.relaxed], list(seats), barren)
