"""Claims and the vote on them, scoring, and showing the result (ES-21 to ES-23, ES-34 to ES-45, ES-R27)."""

from collections.abc import Iterable, Mapping

from talewind.kit import Ask, Interlude, Offer, RuleId, Say, Seat, Table, Timed, offer, one_of, say, some
from talewind.kit.ready import conclude, to_read

from .events import Claimed, ClaimJudged, Clocked, TieScored
from .forbidden import tokens
from .moves import Claim, Judge, NoClaim
from .round import Round
from .state import EndState

type T = Table[EndState]

TO_CLAIM, TO_JUDGE = 10_000, 15_000


class Claiming(Timed):
    """Each guesser may claim once that a target's word was said."""

    waiting: list[Seat]

    def began(self, t: T) -> None:
        self.until = t.at + TO_CLAIM

    def now(self, state: EndState) -> Say:
        return say("end_of_the_story-now-claiming", seat=state.now.narrator)

    def asks(self, state: EndState) -> Iterable[Ask]:
        claims = tuple(self.claims(state.now))
        for seat in filter(state.awake, self.waiting):
            offers = (offer(NoClaim), *claims)
            prompt = say("end_of_the_story-claim")
            yield Ask(seat, prompt, offers, otherwise=NoClaim(), until=self.until, awaited=False)

    def claims(self, now: Round) -> Iterable[Offer]:
        """The offers of claims: for a typed story a word and the target it names, for one told aloud a target."""
        picture = one_of(now.targets, of="picture")
        if now.story and now.story.aloud:
            yield offer(Claim, picture=picture)
        elif now.story and (told := dict.fromkeys(tokens(now.story.text))):
            yield offer(Claim, picture=picture, word=one_of(told, of="word"))

    def answered(self, t: T, seat: Seat, move: Claim | NoClaim) -> None:
        self.waiting.remove(seat)
        if isinstance(move, Claim):
            claimed = Claimed(seat, move.picture, move.word)
            t.state.now.claims.append(claimed)
            t.tell(claimed)
        t.commit()

    def run(self, t: T) -> None:
        if t.state.now.claims:
            t.become(Judging([seat for seat in t.state.now.guessers if t.state.awake(seat)]))
        else:
            score(t)


class Judging(Timed):
    """One secret vote of the guessers on all claims; guessers who return while it runs take part."""

    voters: list[Seat]

    def began(self, t: T) -> None:
        self.until = t.at + TO_JUDGE

    def returned(self, t: T, seat: Seat) -> None:
        if seat in t.state.now.guessers and seat not in self.voters and self.is_open(t):
            self.voters.append(seat)

    def now(self, state: EndState) -> Say:
        return say("end_of_the_story-now-judging", seat=state.now.narrator)

    def asks(self, state: EndState) -> Iterable[Ask]:
        votes = offer(Judge, counts=some(range(len(state.now.charges())), of="claim"))
        for seat in self.voters:
            prompt = say("end_of_the_story-judge")
            yield Ask(seat, prompt, (votes,), sealed=True, otherwise=Judge(()), until=self.until, awaited=False)

    def unsealed(self, t: T, answers: Mapping[Seat, Judge]) -> None:
        """Uphold a claim if more than half of the guessers who are not away say yes, at least two; for a suspicious
        word one is enough."""
        now = t.state.now
        suspected = {(find.picture, word) for find in now.suspicions for word in (find.word, *find.word.split())}
        here = [seat for seat in now.guessers if t.state.awake(seat)]
        for number, (picture, word) in enumerate(now.charges()):
            yes = tuple(seat for seat in here if seat in answers and number in answers[seat].counts)
            no = tuple(seat for seat in here if seat not in yes)
            counts = len(yes) > len(no) and (len(yes) > 1 or (picture, word) in suspected)
            now.judged.append(ClaimJudged(picture, word, yes or None, no or None, counts))
            t.tell(now.judged[-1], shows=True)
        score(t)

    def run(self, t: T) -> None:
        self.unsealed(t, {})


class Showing(Interlude):
    """All look at the result, as long as it takes to read; then the tokens are taken back (ES-45)."""

    def lasting(self, state: EndState) -> int:
        now = state.now
        return to_read(now.story.as_told().text if now.story else "", rows=len(now.guessers) + 1)

    def now(self, state: EndState) -> Say:
        return say("end_of_the_story-now-showing", seat=state.now.narrator)


def verdict(now: Round) -> Iterable[Clocked]:
    """The verdict on each target, from the tokens on it alone (ES-34 to ES-38)."""
    for picture in now.targets:
        stack = now.on(picture)
        for rank, token in enumerate(stack, 1):
            points = 3 if rank == 1 else 1 if rank == len(stack) else 2
            yield Clocked(token.seat, picture, rank, token.time, token.received, token.lag, points)


def narrators_share(now: Round) -> tuple[int, RuleId]:
    """The narrator's points: as many as the best guesser's, fewer if two or more have found everything."""
    most, found = max((now.points(seat) for seat in now.guessers), default=0), len(now.found_all())
    if found > 2:
        return 0, "ES-42"
    return (-(-most // 2), "ES-41") if found == 2 else (most, "ES-40")  # ES-43


def score(t: T) -> None:
    """Score guessers, then narrator, then penalty (ES-44, ES-R3 to ES-R5). A tiebreaker changes no total (ES-R13)."""
    state, now = t.state, t.state.now
    now.verdict = list(verdict(now))
    for clocked in now.verdict:
        t.tell(clocked, shows=True)
        if not now.decides:
            stack = len(now.on(clocked.picture))
            t.score(clocked.seat, clocked.points, ("ES-35", "ES-36", "ES-37")[min(stack, 3) - 1])
    if now.decides:
        for seat in now.guessers:
            t.tell(TieScored(seat, now.points(seat)))
    else:
        state.clocked += now.verdict
        t.score(now.narrator, *narrators_share(now))
        if now.said:
            t.score(now.narrator, -2, "ES-22", least=None if state.options.negative_scores else 0)
    conclude(t)
    t.become(Showing(state.audience()))
