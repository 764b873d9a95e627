"""The race: placing tokens, and the reveal (ES-25 to ES-33)."""

from collections.abc import Iterable
from functools import lru_cache

from talewind.kit import Ask, Move, Offer, Phase, Picture, RuleId, Say, Seat, Table, offer, one_of, say

from .events import Placed, Revealed, Shifted, Suspected, WordSaid
from .forbidden import forbidden_words, suspicious_words
from .judging import Claiming, score
from .moves import Place, Reveal, Shift
from .options import CAP
from .round import TOKENS, Token
from .state import EndState

type T = Table[EndState]


@lru_cache(maxsize=1_024)
def _offers(boards: tuple[tuple[Picture, ...], ...], mine: tuple[Picture, ...], shifts: bool) -> tuple[Offer, ...]:
    """Offers for every illustration in play without a token of the seat (ES-28 to ES-30). Called per token of a
    race."""
    free = [picture for board in boards for picture in board if picture not in mine]
    picture = one_of(free, of="picture", closed=dict.fromkeys(mine, "ES-30"))
    place = [offer(Place, picture=picture)] if len(mine) < TOKENS else []
    shift = [offer(Shift, source=one_of(mine, of="picture"), picture=picture)] if mine and shifts else []
    return (*place, *shift)


class Placing(Phase):
    """All guessers place at once, from the signal on (ES-26). One who is away is not waited for and may return."""

    over: list[Seat] = []  # seats whose time has run out

    def now(self, state: EndState) -> Say:
        return say("end_of_the_story-now-placing", seat=state.now.narrator)

    def unpausable(self, state: EndState, seat: Seat) -> RuleId | None:
        return "ES-R34"

    def asks(self, state: EndState) -> Iterable[Ask]:
        now = state.now
        guessers = [seat for seat in now.guessers if state.awake(seat) and seat not in self.over]  # ES-27, ES-50
        if not any(map(now.in_hand, guessers)):  # ES-32
            return
        boards, shifts = tuple(now.boards.values()), state.options.move_tokens
        for seat in guessers:
            left = now.in_hand(seat)
            if left or shifts:
                prompt = say("end_of_the_story-place" if left else "end_of_the_story-shift", left=left)
                offers, closed = _offers(boards, tuple(now.of(seat)), shifts), {} if shifts else {"shift": "ES-R6"}
                until, unplaced = now.go_at + state.options.to_place, left == TOKENS
                yield Ask(seat, prompt, offers, closed, until=until, opens=now.go_at, awaited=unplaced)  # ES-25

    def answered(self, t: T, seat: Seat, move: Place | Shift) -> None:
        """Place or move a token. Its time is that of its arrival minus the lag, of which at most CAP is used."""
        now = t.state.now
        lag, received = min(t.lag, CAP), t.at - t.waited - now.go_at
        time = max(0, received - lag)
        t.commit()  # the first touch decides (ES-R6)
        if time > t.state.options.to_place:
            return  # it stays in hand (ES-R7)
        source = move.source if isinstance(move, Shift) else None
        now.tokens = [token for token in now.tokens if (token.seat, token.picture) != (seat, source)]
        now.tokens.append(Token(seat, move.picture, time, received, lag))
        event = Placed(seat, move.picture) if source is None else Shifted(seat, source, move.picture)
        if t.state.options.hidden_placing:  # ES-R21
            t.tell(event, to=seat, others=type(event)(seat))
        else:
            t.tell(event)

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        self.over.append(ask.seat)  # ES-R7

    def run(self, t: T) -> None:
        t.become(Revealing())


class Revealing(Phase):
    """All tokens are placed; the narrator shows the targets (ES-33)."""

    def now(self, state: EndState) -> Say:
        return say("end_of_the_story-now-revealing", seat=state.now.narrator)

    def asks(self, state: EndState) -> Iterable[Ask]:
        prompt = say("end_of_the_story-reveal")
        yield Ask(state.now.narrator, prompt, (offer(Reveal),), otherwise=Reveal(), lasts=5_000, awaited=False)

    def answered(self, t: T, seat: Seat, move: Reveal) -> None:
        state, now = t.state, t.state.now
        now.revealed = True
        for picture in now.targets:
            t.tell(Revealed(now.narrator, picture), shows=True)
        state.record()
        if now.story and not now.story.aloud:
            text, lang = now.story.text, state.options.language
            now.hits = forbidden_words(text, now.targets, lang)
            now.suspicions = suspicious_words(text, now.targets, lang, state.options.forbid_translations)
        for hit in now.hits:
            t.tell(WordSaid(now.narrator, hit.picture, hit.word))
        if now.hits or now.decides:  # ES-R27, ES-R30
            return score(t)
        for find in now.suspicions:
            t.tell(Suspected(find.picture, find.word))
        return t.become(Claiming(now.guessers[:]))
