"""Guessing, the Windmill card, scoring and showing the result (WM-27 to WM-62)."""

from collections.abc import Iterable

from talewind.kit import Ask, Interlude, Move, Passage, RuleId, Say, Seat, Table, Timed, offer, one_of, say
from talewind.kit.ready import conclude, to_read

from .events import Closed, Guessed, Laid, Missed, Staked
from .moves import Guess, Stake
from .state import Mill

type T = Table[Mill]


class Guessing(Timed):
    """Guessers choose in turn, clockwise from the Storyteller's left, with one clock for stake and choice (WM-R21)."""

    teller: Seat
    tale: Passage
    waiting: list[Seat]
    laid: list[Laid] = []
    staked: bool = False  # the guesser in turn has taken the Windmill card
    absent: bool = False  # a guesser who might have found it was absent

    def began(self, t: T) -> None:
        self.until = t.at + t.state.options.to_guess

    def now(self, state: Mill) -> Say:
        return say("windmill-now-guessing", seat=self.waiting[0], teller=self.teller)

    def asks(self, state: Mill) -> Iterable[Ask]:
        seat = self.waiting[0]
        closed = {laid.picture: "WM-31" for laid in self.laid} | dict.fromkeys(state.aside, "WM-68")
        guess = offer(Guess, picture=one_of(state.lying(self.laid), of="picture", closed=closed))  # WM-30
        shut = self.shut(state, seat)
        yield Ask(
            seat,
            say("windmill-guess", teller=self.teller, worth=len(self.laid) + 1 + self.staked),
            (guess,) if shut else (guess, offer(Stake)),
            closed={"stake": shut} if shut else {},
            until=self.until,
            guard=state.options.guess_timer is None,
        )

    def shut(self, state: Mill, seat: Seat) -> RuleId | None:
        """The rule by which the seat cannot take the Windmill card, or None."""
        if self.staked:
            return "WM-R4"
        if state.turn == 1:
            return "WM-53"
        if not state.scores[seat]:
            return "WM-52"
        return "WM-R2" if state.round == 1 and state.options.windmill_round_one == "closed" else None

    def answered(self, t: T, seat: Seat, move: Stake | Guess) -> None:
        match move:
            case Stake():
                self.staked = True
                t.tell(Staked(seat))
                t.commit()  # WM-R4
            case Guess(picture):
                self.laid.append(Laid(seat, picture, self.staked))  # WM-31
                right = picture == t.state.card  # WM-33
                t.tell(Guessed(seat, picture, right), shows=True)  # WM-34
                if right:
                    self.found(t, seat)
                else:
                    self.wrong(t, seat, "WM-56")

    def found(self, t: T, seat: Seat) -> None:
        k = len(self.laid)  # WM-41
        if self.staked:
            t.score(seat, k + 1, "WM-54")  # and none for the Storyteller (WM-55)
        else:
            t.score(seat, k, "WM-42")
            t.score(self.teller, k, "WM-43")
        self.close(t, seat)  # WM-36

    def wrong(self, t: T, seat: Seat, rule: RuleId) -> None:
        """End a turn without a find: a wrong guess, or none; a stake is lost (WM-57)."""
        if self.staked:
            t.score(seat, -1, rule, least=0)
        self.go_on(t, seat)

    def go_on(self, t: T, seat: Seat) -> None:
        """Put the Windmill card back and turn to the next guesser, or close the guessing (WM-38)."""
        self.staked = False
        self.waiting.remove(seat)
        self.until = t.at + t.state.options.to_guess
        if not self.waiting:  # WM-39
            if self.laid and not self.absent:  # WM-R8
                t.score(self.teller, -1, "WM-46", least=0)  # WM-47, WM-58
            self.close(t, None)

    def close(self, t: T, finder: Seat | None) -> None:
        tale = t.state.record(self.teller, self.tale, self.laid, finder)
        t.tell(Closed(self.teller, finder, tale.picture), shows=True)  # WM-35, WM-R11
        conclude(t)
        t.become(Showing(t.state.audience()))

    def expired(self, t: T, ask: Ask, draft: Move | None) -> None:
        """Drop the guesser's chance: no card leaves the grid, nothing counts in k (WM-R6)."""
        t.tell(Missed(ask.seat))
        self.wrong(t, ask.seat, "WM-R7")

    def skipped(self, t: T, ask: Ask) -> None:
        """Drop the chance of an absent guesser; it costs nobody points (WM-R8, WM-R22)."""
        self.absent = True
        t.tell(Missed(ask.seat))
        self.go_on(t, ask.seat)


class Showing(Interlude):
    """All look at the result, as long as it takes to read; then the cards are tidied up (WM-60)."""

    def lasting(self, state: Mill) -> int:
        tale = state.tales[-1]
        return to_read(tale.tale.as_told().text, rows=len(tale.guesses) + 1)

    def now(self, state: Mill) -> Say:
        tale = state.tales[-1]
        key = "windmill-now-unfound" if tale.finder is None else "windmill-now-found"
        return say(key, teller=tale.teller, finder=tale.finder)

    def run(self, t: T) -> None:
        t.state.tidy_up()
        t.pop()
