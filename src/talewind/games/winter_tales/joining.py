"""Joining a quest: who sends a character (step 2), who continues the story (step 4) (WT-137 to WT-142, WT-148 to WT-152;
WT-R44 to WT-R50, WT-R107)."""

from collections.abc import Iterable, Mapping

from talewind.kit import Ask, Move, Pass, Phase, Say, Seat, offer, one_of, say

from .activation import Activation
from .cast import TOKENS, Char
from .joining_ways import may_be_sent
from .moves import Join, JoinIn
from .quest_events import JoinCalled, Joined, JoinedIn
from .state import T, Winter
from .telling import Pad
from .town import Space


def sendable(state: Winter, seat: Seat, goal: Space) -> list[Char]:
    """The characters that a player may activate to join (WT-137, WT-R44, WT-R45)."""
    if not state.holds(seat):
        return []
    return [char for char in state.ready(seat) if may_be_sent(state, char, goal)]


def call(state: Winter, seat: Seat, goal: Space, sealed: bool = False) -> Ask | None:
    """The question of step 2: asked of whoever has such a character."""
    if not (chars := sendable(state, seat, goal)):
        return None
    return Ask(
        seat,
        say("winter_tales-join", quest=state.ongoing),
        (offer(Join, char=one_of(chars, of="character", rule="WT-R45")), offer(Pass)),
        sealed=sealed,
        otherwise=Pass(),
        window=f"join/{TOKENS[state.ongoing]}",
        lasts=state.options.decision,
    )


class Sending(Phase):
    """Clockwise, each of the others may send a character. An answer given ahead is applied when its turn comes, if it is still
    legal; else its player is asked anew (WT-R107)."""

    to_come: list[Seat]
    goal: Space
    asking: Seat | None = None
    sent: dict[Seat, Char] = {}  # "": nobody
    barred: list[Char] = []  # who was sent and has not come to the quest's space, whoever takes them there later

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-sending", quest=state.ongoing)

    def asks(self, state: Winter) -> Iterable[Ask]:
        if self.asking is not None and (ask := call(state, self.asking, self.goal)) is not None:
            yield ask

    def run(self, t: T) -> None:
        t.commit()
        state = t.state
        self.asking = None
        if not self.to_come:
            state.early = {}
            t.pop()
            return
        self.goal = state.site(state.ongoing)  # the rebel above it may have been moved (WT-120)
        seat = self.to_come.pop(0)
        chars, ahead = sendable(state, seat, self.goal), state.early.pop(seat, None)
        if chars and ahead is not None and (ahead in chars or not ahead):
            self.send(t, seat, ahead)
        else:
            self.asking = seat

    def answered(self, t: T, seat: Seat, move: Join | Pass) -> None:
        self.asking = None
        self.send(t, seat, move.char if isinstance(move, Join) else "")

    def send(self, t: T, seat: Seat, char: Char) -> None:
        self.sent[seat] = char
        t.tell(JoinCalled(seat, char or None), shows=True)
        if char:
            t.push(Activation(seat=seat, char=char, goal=self.goal))

    def resumed(self, t: T, done: Activation) -> None:
        """Whoever has not arrived upright has not joined; being put there is no arrival (WT-141, WT-R47)."""
        state, it = t.state, t.state.figures[done.char]
        joined = it.upright and it.space == state.site(state.ongoing) and not done.carried
        if not joined:
            self.barred.append(done.char)
        state.note(t, Joined(done.char, joined))


class Calling(Phase):
    """All calls at once, sealed; the characters then go one after another (option `join_calls`). Answers given ahead count."""

    callers: list[Seat]
    goal: Space

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-sending", quest=state.ongoing)

    def began(self, t: T) -> None:
        t.commit()  # who has answered ahead is secret
        early = t.state.early
        for seat in self.callers:
            if seat in early and (ask := call(t.state, seat, self.goal, sealed=True)) is not None:
                ahead = early.pop(seat)
                move = Join(ahead) if ahead else Pass()
                if ask.refusal(move) is None:
                    t.seal(ask, move)

    def asks(self, state: Winter) -> Iterable[Ask]:
        for seat in self.callers:
            if (ask := call(state, seat, self.goal, sealed=True)) is not None:
                yield ask

    def unsealed(self, t: T, answers: Mapping[Seat, Move]) -> None:
        for seat, move in answers.items():
            t.state.early[seat] = move.char if isinstance(move, Join) else ""
        t.become(Sending(self.callers, self.goal))

    def run(self, t: T) -> None:
        t.become(Sending(self.callers, self.goal))


class JoiningIn(Phase):
    """Clockwise, each other player with an upright character there may continue the story (WT-148 to WT-152). `taking`: the
    characters that have."""

    to_come: list[Seat]
    goal: Space
    sent: dict[Seat, Char] = {}
    barred: list[Char] = []
    asking: Seat | None = None
    taking: list[Char] = []

    def now(self, state: Winter) -> Say:
        return say("winter_tales-now-joining-in", quest=state.ongoing)

    def joiners(self, state: Winter, seat: Seat) -> list[Char]:
        """With the character that was sent, if it has arrived upright, or without one any upright character there (WT-149, WT-151,
        WT-R47, WT-R49)."""
        if not state.holds(seat):
            return []
        there = state.there(self.goal, seat, upright=True)
        return [char for char in there if (self.sent.get(seat) or char) == char and char not in self.barred]

    def asks(self, state: Winter) -> Iterable[Ask]:
        if self.asking is not None and (chars := self.joiners(state, self.asking)):
            join = offer(JoinIn, char=one_of(chars, of="character", rule="WT-151"))
            prompt, lasts = say("winter_tales-join-in", quest=state.ongoing), state.options.decision
            yield Ask(self.asking, prompt, (join, offer(Pass)), otherwise=Pass(), window="join-in", lasts=lasts)

    def run(self, t: T) -> None:
        if self.to_come:
            self.asking = self.to_come.pop(0)
        else:
            t.pop()

    def answered(self, t: T, seat: Seat, move: JoinIn | Pass) -> None:
        self.asking = None
        if not isinstance(move, JoinIn):
            t.tell(JoinedIn(seat))
            return
        char, side = move.char, t.state.figures[move.char].side
        self.taking.append(char)
        t.tell(JoinedIn(seat, char))
        t.push(Pad(seat, most=None, kind="quest_join", char=char, side=side, quest=t.state.ongoing))  # WT-150
