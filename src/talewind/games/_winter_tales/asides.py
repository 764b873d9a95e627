"""What a player may do besides answering: answer a call ahead, offer an idea, keep a notebook, object to a passage, propose to wrap
up (WT-194, WT-196, WT-198; WT-R96, WT-R107, WT-R111, WT-R112)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import structs

from talewind.kit import Offer, Passage, RuleId, Seat, Woven, flag, offer, one_of, words
from talewind.kit.ready import notes

from .acting import OwnActivation
from .arbiter import Judging
from .battles import Captor
from .cast import ARTIFACT, LOVE, Goal
from .chapters import Turn, WrappingUp
from .events import Followed, Noted, Rewritten, Ruled, Suggested, WrapUpProposed
from .joining import Sending, sendable
from .movement import Movement
from .moves import (
    AnswerAhead,
    AsideMove,
    Challenge,
    Follow,
    LetStand,
    Note,
    PassArtifact,
    ProposeWrapUp,
    Review,
    Rewrite,
    SetOrder,
    Suggest,
    WriteAhead,
)
from .options import IDEA, PAGE, REASON
from .powers_used import pass_on, receivers
from .resolving import Beginning, Quest
from .state import T, Winter
from .telling import Pad
from .town import Space
from .worlds import ORDERS

STANDING = ("told", "rewritten")  # passages that no ruling has upheld
MOST_OBJECTED = 8  # passages that a player may object to at once, the newest
STAY_AWAY, WRAP_UP, LET_STAND = offer(AnswerAhead), offer(ProposeWrapUp), offer(LetStand)
SUGGEST = offer(Suggest, idea=words(IDEA, rule="WT-R112"))
NOTEBOOK = offer(WriteAhead, text=words(PAGE))


@lru_cache(256)
def orders(goals: tuple[Goal, ...]) -> Offer:
    return offer(SetOrder, goal=one_of(goals, of="objective"), order=one_of(ORDERS, of="order"))


@lru_cache(256)
def challenge(tales: tuple[int, ...]) -> Offer:
    return offer(Challenge, tale=one_of(tales, of="tale"), reason=words(REASON))


def offers(state: Winter, seat: Seat) -> Iterator[Offer]:
    if not state.stack or not state.figures:
        return
    top = state.stack[-1]
    if state.ongoing and (goal := called(state, seat)) is not None and (chars := sendable(state, seat, goal)):
        yield STAY_AWAY
        yield offer(AnswerAhead, char=one_of(chars, of="character", rule="WT-R45"))
    if isinstance(top, Turn) and seat not in state.proposed and state.ready(top.seat):
        yield WRAP_UP
    if isinstance(top, Pad) and top.seat != seat and seat not in state.ideas:
        yield SUGGEST
    if isinstance(top, Pad) and top.seat != seat and seat not in state.content and will_be_judged(state, top):
        yield LET_STAND
    yield NOTEBOOK
    if state.secrets or state.powers:
        yield from of_modules(state, seat)
    yield from about_passages(state, seat)


def of_modules(state: Winter, seat: Seat) -> Iterator[Offer]:
    """Orders of objectives, the switch of linked rebels, passing the artifact (WT-R69, WT-R73, WT-R80)."""
    if goals := [secret.goal for secret in state.secrets if secret.seat == seat]:
        yield orders(tuple(goals))
    pair = [char for char in state.powers.get(LOVE, ()) if char in state.figures and state.figures[char].seat == seat]
    for char in pair:
        yield offer(Follow, char=one_of([char], of="character"), follows=flag())
    if may_pass(state, seat) and (chars := receivers(state)):
        text = words(PAGE, aloud=state.options.aloud)
        yield offer(PassArtifact, char=one_of(chars, of="character", rule="WT-R73"), tale=text)


def may_pass(state: Winter, seat: Seat) -> bool:
    """Before the acting player has answered, or in the holder's own activation between two answers (WT-R73)."""
    (holder,) = state.powers.get(ARTIFACT, ("",))
    if not holder or state.figures[holder].seat != seat or state.ongoing:
        return False
    top: Any = state.stack[-1]
    if isinstance(top, Turn):
        return not top.over
    return isinstance(top, Movement | OwnActivation) and top.char == holder


def will_be_judged(state: Winter, pad: Pad) -> bool:
    """Whether the others are asked about this passage when it is told: a link, a captive, a return."""
    if state.options.arbiter_checks == "every":
        return False
    return isinstance(pad, Captor) or pad.kind == "return" or (isinstance(pad, Beginning) and bool(state.bookmark))


def called(state: Winter, seat: Seat) -> Space | None:
    """The space of an ongoing quest whose call this seat may answer ahead (WT-R107)."""
    for phase in state.stack:
        if isinstance(phase, Quest) and phase.seat != seat:
            if phase.step in ("judge", "send"):
                return state.site(phase.token)
        elif isinstance(phase, Sending) and seat in phase.to_come:
            return phase.goal
    return None


def about_passages(state: Winter, seat: Seat) -> Iterator[Offer]:
    """A passage may be objected to until the turn after it has ended; the arbiter rules on it beside the game (WT-R111)."""
    since, objections = state.turns - 1, state.objections
    mine = [
        tale.id
        for tale in state.tales[-MOST_OBJECTED:]
        if tale.fate in STANDING
        and tale.turn >= since
        and tale.seat != seat
        and (tale.id not in objections or all(one.seat != seat for one in objections[tale.id]))
    ]
    judged = judging(state) if mine else 0
    if mine and mine != [judged]:
        yield challenge(tuple(number for number in mine if number != judged))
    if state.objections and seat == state.arbiter and state.options.story_authority == "arbiter":
        asked = [n for n in state.objections if (it := state.tales[n - 1]).fate in STANDING and it.seat != seat]
        if asked:
            yield offer(Review, tale=one_of(asked, of="tale"), anew=flag())
    for number in state.anew:
        tale = state.tales[number - 1]
        if tale.seat == seat:
            text = words(PAGE, weave=tale.tale.cards, in_order=True)
            yield offer(Rewrite, tale=one_of([number], of="tale"), text=text)
    if state.aloud:
        yield from notes(Note, tale=[number for number in state.aloud if state.tales[number - 1].seat == seat])


def judging(state: Winter) -> int:
    """The passage that is being judged now; nobody objects to it beside that."""
    return next((phase.tale for phase in reversed(state.stack) if isinstance(phase, Judging)), 0)


def closed(state: Winter, seat: Seat) -> dict[str, RuleId]:
    return {"propose-wrap-up": "WT-R96"} if seat in state.proposed else {}


def did(t: T, seat: Seat, move: AsideMove) -> None:
    state = t.state
    match move:
        case AnswerAhead(char):
            state.early[seat] = char
        case LetStand():
            state.content.append(seat)
        case ProposeWrapUp():
            state.proposed.append(seat)
            t.tell(WrapUpProposed(seat))
            t.push(WrappingUp(seat, [other for other in state.clockwise(seat) if state.awake(other)]))
        case Suggest(idea):
            top: Any = state.stack[-1]
            state.ideas[seat] = idea
            t.tell(Suggested(seat, idea), to=(top.seat, seat))
        case WriteAhead(text):
            state.notebooks[seat] = text
        case Challenge(number, reason):
            object_to(t, seat, number, reason)
        case Review(number, anew):
            rule(t, number, anew, seat)
        case Rewrite(number, text):
            state.anew.remove(number)
            state.mark(number, tale=text, fate="rewritten")
            t.tell(Rewritten(seat, number, text))
        case SetOrder(goal, order):
            place = next(n for n, secret in enumerate(state.secrets) if secret.goal == goal)
            state.secrets[place] = structs.replace(state.secrets[place], order=order)
        case Follow(char, follows):
            state.change(char, follows=follows)
            t.tell(Followed(char, follows))
        case PassArtifact(char, tale):
            pass_on(t, seat, char, tale)
        case Note(number, line):
            state.mark(number, tale=line.as_note())
            t.tell(Noted(seat, number, line))


def object_to(t: T, seat: Seat, number: int, reason: Passage) -> None:
    """Where the arbiter tells himself, or the table has none, the objections of more than half of the others ask for a rewrite."""
    state = t.state
    state.object(t, number, seat, reason)
    teller = state.tales[number - 1].seat
    if state.options.story_authority == "vote" or teller == state.arbiter:
        others = [other for other in state.looking() if other != teller]
        if 2 * len(state.objections[number]) > len(others):
            rule(t, number, True, None)


def rule(t: T, number: int, anew: bool, by: Seat | None) -> None:
    """Uphold a passage, or ask its teller to write it again. One that was written again as often as the table allows and is still
    distasteful is shortened to its cards (WT-196)."""
    state = t.state
    asked, tale = state.rewritten.get(number, 0), state.tales[number - 1]
    if not anew:
        state.mark(number, fate="upheld")
        t.tell(Ruled(number, "accept", by))
    elif asked < state.options.most_rewrites:
        state.rewritten[number] = asked + 1
        state.anew.append(number)
        state.mark(number, fate="asked")
        t.tell(Ruled(number, "rewrite", by))
    else:
        cards = Passage(tuple(map(Woven, tale.tale.cards)))
        state.mark(number, tale=cards, fate="upheld")
        t.tell(Ruled(number, "reject", by))
        t.tell(Rewritten(tale.seat, number, cards))
