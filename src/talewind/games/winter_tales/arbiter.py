"""Links and justifications: they stand unless somebody objects; then the arbiter decides, or the table votes (WT-170, WT-171,
WT-194 to WT-196; WT-R54, WT-R111)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from talewind.kit import Ask, Move, Offer, Pass, Phase, Say, Seat, Steps, Window, offer, one_of, say, words
from talewind.kit.ready import SECOND

from .cast import Char
from .deciding import Deciding
from .events import Rewritten, Ruled
from .moves import Object, Rule, Verdict
from .options import REASON
from .passages import from_outside, mark, objected
from .state import T, Winter
from .telling import Pad

type Matter = Literal["link", "captive", "artifact", "return"]


class Objecting(Window):
    """Does it stand? Everybody but its teller is asked, sealed."""

    tale: int
    matter: Matter
    seat: Seat  # whose passage it is
    objected: bool = False

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-objecting", seat=self.seat, matter=self.matter)

    def hushing(self, state: Winter) -> int:
        return 0

    def lasting(self, state: Winter) -> int:
        return state.options.times.objection * SECOND

    def began(self, t: T) -> None:
        """Whoever has let it stand while it was told is not waited for, which is secret."""
        t.commit()
        for seat in self.eligible(t.state):
            if seat in t.state.content:
                t.seal(self.question(t.state, seat), Pass())
        t.state.content = []

    def eligible(self, state: Winter) -> list[Seat]:
        return [seat for seat in state.clockwise(self.seat) if state.holds(seat)]

    def name(self, state: Winter, seat: Seat) -> str:
        return f"object/{self.matter}"

    def prompt(self, state: Winter, seat: Seat) -> Say:
        return say(f"winter_tales-object-{self.matter}", seat=self.seat)

    def means(self, state: Winter, seat: Seat) -> Sequence[Offer]:
        return (offer(Object, reason=words(REASON)),)

    def reacted(self, t: T, moves: Mapping[Seat, Object]) -> None:
        for seat, move in moves.items():
            self.objected = True
            objected(t, self.tale, seat, move.reason)
        t.pop()


class Judging(Steps, kw_only=True):
    """A link or a justification is submitted. `verdict` is the result; a link that is rejected is missing."""

    order = ("object", "rule", "decide")
    tale: int
    matter: Matter
    chars: tuple[Char, ...] = ()  # the characters affected
    verdict: Verdict = "accept"
    asked: int = 0  # rewrites

    def began(self, t: T) -> None:
        """Nobody objects to it beside this."""
        mark(t.state, self.tale, fate="asked")

    def object(self, t: T) -> None:
        if t.state.options.arbiter_checks == "on_objection":
            t.push(Objecting(self.tale, self.matter, t.state.tales[self.tale - 1].seat))

    def rule(self, t: T) -> None:
        state, seat = t.state, t.state.tales[self.tale - 1].seat
        figures = state.figures | state.out
        affected = [figures[char].seat for char in self.chars]
        concerned = state.arbiter in (seat, *affected) or not state.holds(state.arbiter)
        verdicts = self.verdicts(state)
        if state.options.story_authority == "vote" or concerned:
            voters = [s for s in state.clockwise(seat) if state.awake(s)]
            t.push(Weighing(voters=voters, verdicts=verdicts, tale=self.tale, matter=self.matter))
        else:
            t.push(Ruling(state.arbiter, verdicts, self.tale, self.matter))

    def verdicts(self, state: Winter) -> list[Verdict]:
        """A rewrite may be asked once, of a link as often as the table allows and at least once: only then is a link missing."""
        link, most = self.matter == "link", state.options.most_rewrites
        found: list[Verdict] = ["accept"]
        if self.asked < (max(most, 1) if link else min(most, 1)):
            found.append("rewrite")
        if not link or self.asked:
            found.append("reject")
        return found

    def resumed(self, t: T, done: Phase) -> None:
        match done:
            case Objecting(objected=objected):
                self.step = "rule" if objected else "decide"
            case Ruling(verdict=verdict) | Weighing(verdict=verdict):
                self.verdict = verdict
            case Rewriting():
                self.step = "rule"

    def decide(self, t: T) -> None:
        """A passage that was judged is not objected to again."""
        if self.verdict != "rewrite":
            mark(t.state, self.tale, fate="upheld")
        else:
            self.asked, self.verdict, self.step = self.asked + 1, "accept", "rule"
            tale = t.state.tales[self.tale - 1]
            t.push(Rewriting(tale.seat, kind=tale.kind, tale_number=self.tale, woven=list(tale.tale.cards)))


class Ruling(Deciding):
    """The arbiter decides; silence accepts."""

    verdicts: list[Verdict]
    tale: int
    matter: Matter
    verdict: Verdict = "accept"

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-ruling", seat=self.seat, matter=self.matter)

    def prompt(self, state: Winter) -> Say:
        return say(f"winter_tales-rule-{self.matter}")

    def lasting(self, state: Winter) -> int:
        return state.options.times.arbiter * SECOND

    def offers(self, state: Winter) -> list[Offer]:
        return [offer(Rule, verdict=one_of(self.verdicts, of="verdict"))]

    def usual(self, state: Winter) -> Rule:
        return Rule("accept")

    def answered(self, t: T, seat: Seat, move: Rule) -> None:
        self.verdict = move.verdict
        t.tell(Ruled(self.tale, move.verdict, seat))
        t.pop()


class Weighing(Phase):
    """All others vote, sealed. A vote against the claimant carries only with more than half of the votes, one of them from outside
    the opposed faction, if any of those asked is."""

    voters: list[Seat]
    verdicts: list[Verdict]
    tale: int
    matter: Matter
    verdict: Verdict = "accept"

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-weighing", matter=self.matter)

    def asks(self, state: Winter) -> Iterable[Ask]:
        lasts = state.options.times.vote * SECOND
        for seat in self.voters:
            vote = offer(Rule, verdict=one_of(self.verdicts, of="verdict"))
            prompt = say(f"winter_tales-rule-{self.matter}")
            yield Ask(seat, prompt, (vote, offer(Pass)), sealed=True, otherwise=Pass(), lasts=lasts)

    def run(self, t: T) -> None:
        t.pop()

    def unsealed(self, t: T, answers: Mapping[Seat, Move]) -> None:
        self.voters = []
        votes = {seat: move.verdict for seat, move in answers.items() if isinstance(move, Rule)}
        self.verdict = self.carried(t.state, [seat for seat in answers if t.state.holds(seat)], votes)
        t.tell(Ruled(self.tale, self.verdict), shows=True)
        t.pop()

    def carried(self, state: Winter, voters: Sequence[Seat], votes: Mapping[Seat, Verdict]) -> Verdict:
        for verdict in ("reject", "rewrite"):
            against = [seat for seat, vote in votes.items() if vote == verdict]
            if 2 * len(against) > len(votes) and from_outside(state, self.tale, voters, against):
                return verdict
        return "accept"


class Rewriting(Pad, kw_only=True):
    """The teller changes the words; cards, order and effects stay (WT-196)."""

    tale_number: int

    def hand(self, state: Winter) -> Sequence[str]:
        return ()

    def prompt(self, state: Winter) -> Say:
        return say("winter_tales-rewrite")

    def narrated(self, t: T) -> None:
        if self.tale.text or self.tale.aloud:
            mark(t.state, self.tale_number, tale=self.tale)
            t.tell(Rewritten(self.seat, self.tale_number, self.tale))
        t.pop()
