"""Drawing the cards and telling the story (ES-11 to ES-24, ES-52 to ES-55)."""

from collections.abc import Iterable

from talewind.kit import Ask, Move, Passage, RuleId, Say, Seat, Table, Tell, Timed, offer, one_of, say

from .events import BoardLaid, Discarded, EndCalled, FourDrawn, Reminded, RoundVoid, StoryFailed
from .moves import Discard, TheEnd
from .options import LAST_CALL, LENIENCE, NOTICE
from .placing import Placing
from .round import BOARDS, colour
from .state import EndState
from .story import story_words, uncalled

type T = Table[EndState]


class Telling(Timed):
    """One clock from the draw to the call (ES-53)."""

    reminded: bool = False

    def began(self, t: T) -> None:
        now, pile = t.state.now, t.state.pile
        now.drawn = sorted(t.chance.deal(pile, "pile") for _ in range(4))  # ES-11
        self.until = t.at + t.state.options.to_tell
        t.tell(FourDrawn(now.narrator, tuple(now.drawn)), to=now.narrator, others=FourDrawn(now.narrator))  # ES-12

    def now(self, state: EndState) -> Say:
        chosen = state.now.discarded is not None
        return say(f"end_of_the_story-now-{'telling' if chosen else 'drawing'}", seat=state.now.narrator)

    def asks(self, state: EndState) -> Iterable[Ask]:
        now, options = state.now, state.options
        if now.discarded is None:
            discard = (offer(Discard, picture=one_of(now.drawn, of="picture")),)
            prompt, closed = say("end_of_the_story-discard"), {"tell": "ES-13", "the-end": "ES-13"}
            yield Ask(now.narrator, prompt, discard, closed, until=self.until, guard=options.narrator_limit is None)
            return
        story = story_words(options.language, now.targets, barred=options.forbidden_words == "warn")
        ways = options.ways(offer(Tell, tale=story), offer(TheEnd))
        prompt = say("end_of_the_story-last-call" if self.reminded else f"end_of_the_story-tell-{options.mode}")
        guard = options.narrator_limit is None
        yield Ask(now.narrator, prompt, ways, until=self.until, drafted=options.typed, guard=guard)

    def answered(self, t: T, seat: Seat, move: Discard | Tell | TheEnd) -> None:
        match move:
            case Discard(picture):
                t.state.now.discarded = picture
                t.tell(Discarded(seat, picture), to=seat, others=Discarded(seat))  # ES-R20
                self.lay_boards(t)
            case Tell(story):
                story = uncalled(story)
                self.told(t, story, t.state.options.to_read(story.text))
            case TheEnd():
                self.told(t, Passage(aloud=True), NOTICE)

    def lay_boards(self, t: T) -> None:
        """Lay one board for each colour of the targets (ES-15 to ES-18)."""
        wanted = {colour(picture) for picture in t.state.now.targets}
        for name in BOARDS.values():
            if name in wanted:
                board = [picture for picture in t.state.pile if colour(picture) == name]
                if t.state.options.shuffle_boards:
                    board = t.chance.shuffled(board, "board")
                t.state.now.boards[name] = tuple(board)
                t.tell(BoardLaid(name), shows=True)

    def told(self, t: T, story: Passage, opens: int) -> None:
        now = t.state.now
        now.story, now.go_at = story, t.at + opens
        t.tell(EndCalled(now.narrator, story, opens))
        t.commit()  # everybody reads it
        t.become(Placing())

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        limited = t.state.options.narrator_limit is not None
        if limited and not self.reminded:
            self.remind(t, ask.seat)
        elif isinstance(draft, Tell):  # ES-R12
            self.answered(t, ask.seat, draft)
        elif limited:
            self.fail(t, ask.seat)
        else:
            self.skipped(t, ask)

    def remind(self, t: T, seat: Seat) -> None:
        """Remind the narrator (ES-54); the question and its draft stay."""
        self.reminded = True
        self.until = t.at - LENIENCE + LAST_CALL
        t.excuse(seat)
        t.tell(Reminded(seat))

    def fail(self, t: T, seat: Seat) -> None:
        """End the round at once; the cards go back unseen (ES-55, ES-R11, ES-R16)."""
        t.tell(StoryFailed(seat))
        if not t.state.now.decides:
            for other in t.state.clockwise(seat):
                t.score(other, 2, "ES-55")
        t.pop()

    def skipped(self, t: T, ask: Ask) -> None:
        """Void the round of an absent narrator; nobody scores (ES-R29, ES-R31). One whose line has dropped is reminded first (ES-54)."""
        if t.state.awake(ask.seat) and not self.reminded and t.state.options.narrator_limit is not None:
            self.remind(t, ask.seat)
            return
        t.tell(RoundVoid(ask.seat))
        t.pop()

    def unpausable(self, state: EndState, seat: Seat) -> RuleId | None:
        limited = state.options.narrator_limit is not None
        return "ES-R34" if limited and seat == state.now.narrator else None
