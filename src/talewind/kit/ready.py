"""Ready-made phases, so that authors seldom push by hand. A game subclasses one; the subclass' name is its tag."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from .asks import Ask
from .events import Encored
from .offers import Offer, offer, one_of, words
from .passage import Passage, Woven
from .phases import Phase
from .words import Move, RuleId, Say, Seat, say


class Next(Move):
    """I have seen it; go on."""


class Pass(Move):
    """Nothing."""


class Vote(Move):
    choice: str


class Weave(Move):
    """Put a card into the tale that is being told. It cannot be taken back."""

    card: str


class Tell(Move):
    tale: Passage


class Again(Move):
    """Another game?  Yes."""


class Enough(Move):
    """Another game?  No."""


class Interlude(Phase):
    """Everybody looks at something; it goes on after a while, or when all have pressed on."""

    lasts: ClassVar[int] = 6_000
    looking: list[Seat]

    def asks(self, state: Any) -> Iterable[Ask]:
        prompt = self.prompt(state)
        for seat in self.looking:
            yield Ask(seat, prompt, (offer(Next),), otherwise=Next(), lasts=self.lasts, awaited=False)

    def prompt(self, state: Any) -> Say:
        return say("kit-next")

    def answered(self, t: Any, seat: Seat, move: Next) -> None:
        self.looking.remove(seat)

    def run(self, t: Any) -> None:
        t.pop()


class EachSeat(Phase):
    """Each of the seats in turn; seats out of the game are passed over."""

    to_come: list[Seat]

    def turn(self, t: Any, seat: Seat) -> None:
        """Push what this seat does, or do it."""
        raise NotImplementedError

    def over(self, t: Any) -> None:
        t.pop()

    def run(self, t: Any) -> None:
        while self.to_come:
            seat = self.to_come.pop(0)
            if t.state.plays(seat):
                self.turn(t, seat)
                return
        self.over(t)


class Window(Phase):
    """A reaction window. Those who are asked are found by public facts alone; a seat without the means is asked all the
    same and can only pass. Answers are sealed, and the window lasts at least its `hush`."""

    hush: ClassVar[int] = 1_500
    lasts: ClassVar[int] = 20_000

    def eligible(self, state: Any) -> Iterable[Seat]:
        raise NotImplementedError

    def name(self, state: Any, seat: Seat) -> str:
        """What standing orders call it."""
        raise NotImplementedError

    def prompt(self, state: Any, seat: Seat) -> Say:
        raise NotImplementedError

    def means(self, state: Any, seat: Seat) -> Sequence[Offer]:
        """What it could do besides passing, by what it holds."""
        raise NotImplementedError

    def shut(self, state: Any, seat: Seat) -> dict[str, RuleId]:
        """What it cannot do, and by which rule."""
        return {}

    def reacted(self, t: Any, moves: Any) -> None:
        """dict[Seat, Move] of those who did not pass; it may be empty."""
        raise NotImplementedError

    def asks(self, state: Any) -> Iterable[Ask]:
        for seat in self.eligible(state):
            yield Ask(
                seat,
                self.prompt(state, seat),
                (offer(Pass), *self.means(state, seat)),
                self.shut(state, seat),
                sealed=True,
                otherwise=Pass(),
                window=self.name(state, seat),
                lasts=self.lasts,
                awaited=False,
            )

    def run(self, t: Any) -> None:
        self.reacted(t, {})

    def unsealed(self, t: Any, answers: Mapping[Seat, Move]) -> None:
        self.reacted(t, {seat: move for seat, move in answers.items() if not isinstance(move, Pass)})


class Ballot(Phase):
    """A secret vote, all at once. The result is `votes`, by seat; who is silent gives none."""

    lasts: ClassVar[int] = 30_000
    voters: list[Seat]
    choices: list[str]
    votes: dict[int, str] = {}

    def open_to(self, state: Any, seat: Seat) -> Sequence[str]:
        """What this seat may vote for."""
        return self.choices

    def of(self) -> str:
        """What the choices are: a kind of value, or a family of message keys."""
        return ""

    def prompt(self, state: Any, seat: Seat) -> Say:
        return say("kit-vote")

    def counted(self, t: Any) -> None:
        """All votes are open."""
        t.pop()

    def asks(self, state: Any) -> Iterable[Ask]:
        for seat in self.voters:
            choices = self.open_to(state, seat)
            vote = [offer(Vote, choice=one_of(choices, of=self.of()))] if choices else []
            offers = (*vote, offer(Pass))
            yield Ask(seat, self.prompt(state, seat), offers, sealed=True, otherwise=Pass(), lasts=self.lasts)

    def run(self, t: Any) -> None:
        self.counted(t)

    def unsealed(self, t: Any, answers: Mapping[Seat, Move]) -> None:
        self.votes = {seat: move.choice for seat, move in answers.items() if isinstance(move, Vote)}
        self.voters = []
        self.counted(t)

    def leaders(self) -> list[str]:
        """The choices with the most votes, in the order they were put."""
        cast = list(self.votes.values())
        most = max((cast.count(c) for c in self.choices), default=0)
        return [c for c in self.choices if most and cast.count(c) == most]


class Narration(Phase):
    """One seat tells, weaving in cards: all at once with `Tell`, or, `live`, card by card with `Weave` before it.
    The result is `tale`."""

    lasts: ClassVar[int] = 300_000
    chars: ClassVar[int] = 2_000
    live: ClassVar[bool] = False
    seat: Seat
    least: int = 0
    most: int | None = 0  # None: as many as there are
    woven: list[str] = []
    tale: Passage = Passage()

    def hand(self, state: Any) -> Sequence[str]:
        """What may be woven in."""
        return ()

    def prompt(self, state: Any) -> Say:
        return say("kit-narrate")

    def means(self, state: Any) -> Sequence[Offer]:
        """What else the seat may do instead."""
        return ()

    def shut(self, state: Any) -> dict[str, RuleId]:
        """What it might expect to do and cannot, and by which rule."""
        return {}

    def name(self, state: Any) -> str:
        """What standing orders call it; such an order carries the move it plays."""
        return ""

    def wove(self, t: Any, card: str) -> None:
        """A card was put into the tale: take it from where it was, and tell it."""

    def told(self, t: Any) -> None:
        """The tale is told."""
        t.pop()

    def asks(self, state: Any) -> Iterable[Ask]:
        hand = list(self.hand(state))
        if self.live:
            enough = len(self.woven) >= self.least or not hand
            offers = [offer(Tell, tale=words(self.chars, weave=self.woven, in_order=True))] if enough else []
            if hand and (self.most is None or len(self.woven) < self.most):
                offers.append(offer(Weave, card=one_of(hand, of="card")))
        else:
            least = min(self.least, len(hand))
            offers = [offer(Tell, tale=words(self.chars, weave=hand, least=least, most=self.most))]
        yield Ask(
            self.seat,
            self.prompt(state),
            (*offers, *self.means(state)),
            self.shut(state),
            window=self.name(state),
            lasts=self.lasts,
            drafted=True,
        )

    def answered(self, t: Any, seat: Seat, move: Tell | Weave) -> None:
        if isinstance(move, Weave):
            self.woven.append(move.card)
            self.wove(t, move.card)
            return
        if not self.live:
            for card in move.tale.cards:
                self.woven.append(card)
                self.wove(t, card)
        self.tale = move.tale
        self.told(t)

    def expired(self, t: Any, ask: Ask, draft: Move | None) -> None:
        """The text as it stands; cards committed stay played."""
        if isinstance(draft, Tell):
            self.answered(t, self.seat, draft)
        else:
            self.tale = Passage(tuple(Woven(card) for card in self.woven))
            self.told(t)


class Encore(Phase):
    """After the end: another game? Everybody sees who is ready. `State.again` has the answer."""

    lasts: ClassVar[int] = 180_000
    asked: list[Seat]

    def now(self, state: Any) -> Say:
        return say("kit-over")

    def asks(self, state: Any) -> Iterable[Ask]:
        for seat in self.asked:
            offers = (offer(Again), offer(Enough))
            yield Ask(seat, say("kit-again"), offers, otherwise=Enough(), lasts=self.lasts, awaited=False)

    def answered(self, t: Any, seat: Seat, move: Again | Enough) -> None:
        self.asked.remove(seat)
        if isinstance(move, Again):
            t.state.again = (*t.state.again, seat)
            t.tell(Encored(seat))

    def run(self, t: Any) -> None:
        t.pop()
