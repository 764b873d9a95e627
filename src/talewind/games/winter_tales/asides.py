"""What a player may do besides answering: answer a call ahead, offer an idea, keep a notebook, object to a passage, propose to wrap
up (WT-194, WT-196, WT-198; WT-R96, WT-R107, WT-R111, WT-R112)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any

from talewind.kit import Offer, Passage, RuleId, Seat, Woven, flag, offer, one_of, words
from talewind.kit.ready import notes

from .acting import OwnActivation
from .aside_moves import (
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
from .battles import Captor
from .cards import Tale
from .cast import ARTIFACT, LOVE, Goal
from .chapters import Turn, WrappingUp
from .events import Noted, Rewritten, Ruled, Suggested, WrapUpProposed
from .joining import Sending, sendable
from .movement import Movement
from .options import IDEA, PAGE, REASON
from .passages import from_outside, mark, objected
from .power_events import Followed
from .powers_used import pass_on, receivers
from .resolving import Beginning, Quest
from .state import T, Winter
from .telling import Pad
from .town import Space
from .worlds import ORDERS

STANDING = ("told", "rewritten")  # passages that no ruling has upheld
WRAP_UP, LET_STAND = offer(ProposeWrapUp), offer(LetStand)
SUGGEST = offer(Suggest, idea=words(IDEA, rule="WT-R112"))
NOTEBOOK = offer(WriteAhead, text=words(PAGE))


@lru_cache(256)
def orders(goals: tuple[Goal, ...]) -> Offer:
    return offer(SetOrder, goal=one_of(goals, of="objective"), order=one_of(ORDERS, of="order"))


@lru_cache(256)
def challenge(tales: tuple[int, ...]) -> Offer:
    return offer(Challenge, tale=one_of(tales, of="tale"), reason=words(REASON))


def offers(state: Winter, seat: Seat) -> list[Offer]:
    if not state.stack or not state.figures:
        return []
    found, top = [NOTEBOOK], state.stack[-1]
    if isinstance(top, Turn):
        if seat not in state.proposed and state.ready(top.seat):
            found.append(WRAP_UP)
    elif isinstance(top, Pad) and top.seat != seat:
        if seat not in state.ideas:
            found.append(SUGGEST)
        if seat not in state.content and will_be_judged(state, top):
            found.append(LET_STAND)
    if state.ongoing and (goal := called(state, seat)) is not None and (chars := sendable(state, seat, goal)):
        found.append(offer(AnswerAhead, char=one_of(["", *chars], of="character", rule="WT-R45")))
    if state.secrets and (goals := [secret.goal for secret in state.secrets if secret.seat == seat]):
        found.append(orders(tuple(goals)))
    if state.powers:
        found += of_powers(state, seat)
    return found + about_passages(state, seat)


def of_powers(state: Winter, seat: Seat) -> list[Offer]:
    """The switch of linked rebels, and passing the artifact (WT-R69, WT-R73)."""
    pair = [char for char in state.powers.get(LOVE, ()) if char in state.figures and state.figures[char].seat == seat]
    found = [offer(Follow, char=one_of([char], of="character"), follows=flag()) for char in pair]
    if may_pass(state, seat) and (chars := receivers(state)):
        text = words(PAGE, aloud=state.options.aloud)
        found.append(offer(PassArtifact, char=one_of(chars, of="character", rule="WT-R73"), tale=text))
    return found


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
    """The space of an ongoing quest whose call this seat may answer ahead; a joint call that is opened stands (WT-R107)."""
    for phase in state.stack:
        if isinstance(phase, Quest) and phase.seat != seat:
            if phase.step in ("judge", "send"):
                return state.site(phase.token)
        elif isinstance(phase, Sending) and seat in phase.to_come and not state.options.together:
            return phase.goal
    return None


def about_passages(state: Winter, seat: Seat) -> list[Offer]:
    """A passage may be objected to until the turn after it has ended; the arbiter rules on it beside the game (WT-R111)."""
    found: list[Offer] = []
    if open_to := [tale.id for tale in recent(state) if tale.seat != seat and tale.fate in STANDING]:
        if state.objections:
            open_to = [
                number for number in open_to if all(one.seat != seat for one in state.objections.get(number, ()))
            ]
        found += [challenge(tuple(open_to))] if open_to else []
    if state.objections and seat == state.arbiter and state.options.story_authority == "arbiter":
        asked = [n for n in state.objections if (it := state.tales[n - 1]).fate in STANDING and it.seat != seat]
        found += [offer(Review, tale=one_of(asked, of="tale"), anew=flag())] if asked else []
    for number in state.anew:
        tale = state.tales[number - 1]
        if tale.seat == seat:
            text = words(PAGE, weave=tale.tale.cards, in_order=True)
            found.append(offer(Rewrite, tale=one_of([number], of="tale"), text=text))
    if state.aloud:
        found += notes(Note, tale=[number for number in state.aloud if state.tales[number - 1].seat == seat])
    return found


def recent(state: Winter) -> Iterator[Tale]:
    """The passages of this turn and the one before, the newest first."""
    return takewhile(lambda tale: tale.turn >= state.turns - 1, reversed(state.tales))


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
            written(state, number)
            mark(state, number, tale=text, fate="rewritten")
            t.tell(Rewritten(seat, number, text))
        case SetOrder(goal, order):
            state.amend(goal, order=order)
        case Follow(char, follows):
            state.change(char, follows=follows)
            t.tell(Followed(char, follows))
        case PassArtifact(char, tale):
            pass_on(t, seat, char, tale)
        case Note(number, line):
            mark(state, number, tale=line.as_note())
            t.tell(Noted(seat, number, line))


def written(state: Winter, number: int) -> None:
    """A passage told aloud has other words now: a line about what was told would come in their place."""
    state.aloud = [other for other in state.aloud if other != number]


def object_to(t: T, seat: Seat, number: int, reason: Passage) -> None:
    """Where the arbiter tells himself, or the table has none, the objections of more than half of the others ask for a rewrite; one
    of them is from outside the opposed faction, if anybody is."""
    state = t.state
    objected(t, number, seat, reason)
    teller = state.tales[number - 1].seat
    if state.options.story_authority == "vote" or teller == state.arbiter:
        others = [other for other in state.looking() if other != teller]
        against = {one.seat for one in state.objections[number]}
        if 2 * len(against) > len(others) and from_outside(state, number, others, against):
            rule(t, number, True, None)


def rule(t: T, number: int, anew: bool, by: Seat | None) -> None:
    """Uphold a passage, or ask its teller to write it again. One that was written again as often as the table allows and is still
    distasteful is shortened to its cards (WT-196)."""
    state = t.state
    asked, tale = state.rewritten.get(number, 0), state.tales[number - 1]
    if not anew:
        mark(state, number, fate="upheld")
        t.tell(Ruled(number, "accept", by))
    elif asked < state.options.most_rewrites:
        state.rewritten[number] = asked + 1
        state.anew.append(number)
        mark(state, number, fate="asked")
        t.tell(Ruled(number, "rewrite", by))
    else:
        cards = Passage(tuple(map(Woven, tale.tale.cards)))
        written(state, number)
        mark(state, number, tale=cards, fate="upheld")
        t.tell(Ruled(number, "reject", by))
        t.tell(Rewritten(tale.seat, number, cards))
