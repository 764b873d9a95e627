"""Sealed rounds: reaction windows and votes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from talewind.kit.asks import Ask
from talewind.kit.base import Move, RuleId, Say, Seat, say
from talewind.kit.offers import Offer, offer, one_of
from talewind.kit.phases import Phase
from talewind.kit.table import Table

from .moves import Pass, Vote


class Window(Phase):
    """A reaction window. Who is asked depends on public facts alone; a seat without the means is asked all the same and
    can only pass. Answers are sealed, and the window lasts at least its `hush`."""

    hush: ClassVar[int] = 1_500  # ms, at least
    lasts: ClassVar[int] = 20_000  # ms, at most

    def lasting(self, state: Any) -> int | None:
        """In ms, where the table chooses it; None: no clock."""
        return self.lasts

    def eligible(self, state: Any) -> Iterable[Seat]:
        """The seats to ask, by public facts alone."""
        raise NotImplementedError(f"{type(self).__name__}.eligible is missing: return the seats to ask")

    def name(self, state: Any, seat: Seat) -> str:
        """The window's name for standing orders."""
        raise NotImplementedError(f"{type(self).__name__}.name is missing: return the window's name")

    def besides(self, state: Any, seat: Seat) -> tuple[str, ...]:
        """Further names, where a seat has several reasons to be asked."""
        return ()

    def prompt(self, state: Any, seat: Seat) -> Say:
        """The text of the question."""
        raise NotImplementedError(f"{type(self).__name__}.prompt is missing: return the question's text")

    def means(self, state: Any, seat: Seat) -> Sequence[Offer]:
        """Offers besides passing, by what the seat holds."""
        return ()

    def shut(self, state: Any, seat: Seat) -> dict[str, RuleId]:
        """Kinds of move that are closed, each with its rule."""
        return {}

    def reacted(self, t: Table[Any], moves: Any) -> None:
        """Apply the moves, dict[Seat, Move], of the seats that did not pass; it may be empty."""
        raise NotImplementedError(f"{type(self).__name__}.reacted is missing: apply the moves")

    def question(self, state: Any, seat: Seat) -> Ask:
        """The question to one seat."""
        return Ask(
            seat,
            self.prompt(state, seat),
            (offer(Pass), *self.means(state, seat)),
            self.shut(state, seat),
            sealed=True,
            otherwise=Pass(),
            window=self.name(state, seat),
            besides=self.besides(state, seat),
            lasts=self.lasting(state),
            weighed=type(self).means is not Window.means,  # others may not know whether the seat has any
            awaited=False,
        )

    def asks(self, state: Any) -> Iterable[Ask]:
        for seat in self.eligible(state):
            yield self.question(state, seat)

    def run(self, t: Table[Any]) -> None:
        self.reacted(t, {})

    def unsealed(self, t: Table[Any], answers: Mapping[Seat, Move]) -> None:
        self.reacted(t, {seat: move for seat, move in answers.items() if not isinstance(move, Pass)})


class Ballot(Phase):
    """A secret simultaneous vote. The result is `votes`, by seat; a silent seat has none."""

    lasts: ClassVar[int] = 30_000
    voters: list[Seat]
    choices: list[str]
    votes: dict[int, str] = {}

    def lasting(self, state: Any) -> int:
        """In ms, where the table chooses it."""
        return self.lasts

    def open_to(self, state: Any, seat: Seat) -> Sequence[str]:
        """The choices of this seat."""
        return self.choices

    def of(self) -> str:
        """The kind of the choices: a kind of value, or a family of message keys."""
        return ""

    def prompt(self, state: Any, seat: Seat) -> Say:
        """The text of the question."""
        return say("kit-vote")

    def counted(self, t: Table[Any]) -> None:
        """Called when all votes are open."""
        t.pop()

    def asks(self, state: Any) -> Iterable[Ask]:
        for seat in self.voters:
            choices = self.open_to(state, seat)
            vote = [offer(Vote, choice=one_of(choices, of=self.of()))] if choices else []
            offers = (*vote, offer(Pass))
            yield Ask(seat, self.prompt(state, seat), offers, sealed=True, otherwise=Pass(), lasts=self.lasting(state))

    def run(self, t: Table[Any]) -> None:
        self.counted(t)

    def unsealed(self, t: Table[Any], answers: Mapping[Seat, Move]) -> None:
        self.votes = {seat: move.choice for seat, move in answers.items() if isinstance(move, Vote)}
        self.voters = []
        self.counted(t)

    def leaders(self) -> list[str]:
        """The choices with the most votes, in the order of the choices."""
        return leaders(self.votes, self.choices)


def leaders[C](votes: Mapping[int, C], choices: Sequence[C]) -> list[C]:
    """The choices with the most votes, in the order of `choices`; none if nobody has voted."""
    cast = list(votes.values())
    most = max((cast.count(choice) for choice in choices), default=0)
    return [choice for choice in choices if most and cast.count(choice) == most]
