"""Story's view of a seat, built up from nothing, and what the seat cannot know."""

from msgspec import structs

from talewind.kit import Chance, Fixed, Frozen, Growing, Passage, Picture, Seat, passage
from talewind.kit.passage import Gesture

from .composing import Reading
from .moves import SIGNS, Card, Give, Secret, Sign, TellStory, Throw, VoteFor
from .opening import Opening
from .options import Colour
from .state import Board, Tale
from .telling import Aloud, Miming, Telling
from .voting import Voting


class Stroke(Frozen):
    """One gesture of a performance. `expands`: in the tiebreaker."""

    seat: Seat
    expands: bool
    gesture: Gesture


class BoardView(Frozen):
    round: int
    starter: Seat
    order: tuple[Seat, ...]  # of telling
    colours: Fixed[tuple[Colour, ...]]
    start: Picture
    hand: tuple[Picture, ...]  # the seat's own
    hands: tuple[int, ...]  # their sizes
    card: Card | None  # the seat's own action card
    holders: tuple[Seat, ...]  # of action cards
    window: bool  # whether an action card may be played now
    action: Card | None
    played_by: Seat | None
    pile: int
    discards: int
    teller: Seat | None
    opened: Picture | None  # received by the teller, open
    face_down: tuple[Seat, ...]  # the seats with a received picture in front
    given: Picture | None
    received: Picture | None
    chosen: tuple[Seat, ...]  # the seats that have chosen, voted or thrown
    mine: Secret | None
    tales: tuple[Tale, ...]  # of this round; drawings are in `strokes`
    strokes: tuple[Stroke, ...]  # of this round
    past: Growing[tuple[Tale, ...]]  # of earlier rounds, as told; drawings of them are in the book
    notes: dict[int, Passage]  # by earlier tale told aloud: the line written later
    votes: dict[int, Seat]
    tied: tuple[Seat, ...]
    throws: tuple[dict[int, Sign], ...]
    flags: dict[int, int]
    flagged: tuple[Seat, ...]  # by this seat


def view(state: Board, seat: Seat | None) -> BoardView:
    top = state.stack[-1] if state.stack else None
    telling = top if isinstance(top, Telling | Aloud | Miming | Reading) else None
    mine = {} if seat is None else {r: p for r, p in state.received.items() if state.knows(seat, r)}
    return BoardView(
        round=state.round,
        starter=state.starter,
        order=tuple(state.order),
        colours=state.colours,
        start=state.start,
        hand=() if seat is None else tuple(state.hands[seat]),
        hands=tuple([len(hand) for hand in state.hands]),
        card=None if seat is None else state.cards[seat],
        holders=tuple([holder for holder, card in enumerate(state.cards) if card]),
        window=isinstance(top, Opening),
        action=state.action,
        played_by=state.played_by,
        pile=len(state.pile),
        discards=len(state.discards) + len(state.unseen),  # ST-R34
        teller=telling.seat if telling else None,
        opened=None if telling is None or isinstance(telling, Reading) else telling.picture,
        face_down=tuple(sorted(state.received)),
        given=next((picture for r, picture in mine.items() if r != seat), None),
        received=next((picture for r, picture in mine.items() if r == seat), None),
        chosen=tuple(sorted(state.chosen)),
        mine=None if seat is None else state.chosen.get(seat),
        tales=tuple([undrawn(tale) for tale in state.tales if tale.round == state.round]),
        strokes=strokes(state),
        past=tuple([as_told(tale) for tale in state.tales if tale.round < state.round]),
        notes={tale.id: tale.tale for tale in state.tales if tale.round < state.round and noted(tale)},
        votes=dict(state.votes),
        tied=tuple(state.tied),
        throws=tuple([dict(signs) for signs in state.throws]),
        flags={teller: len(names) for teller, names in state.flags.items()},
        flagged=tuple([teller for teller, names in state.flags.items() if seat in names]),
    )


def noted(tale: Tale) -> bool:
    return tale.tale.aloud and bool(tale.tale.parts)


def undrawn(tale: Tale) -> Tale:
    """The tale without its strokes."""
    if not tale.tale.sketch and not (tale.expansion and tale.expansion.sketch):
        return tale
    expansion = tale.expansion and structs.replace(tale.expansion, sketch=())
    return structs.replace(tale, tale=structs.replace(tale.tale, sketch=()), expansion=expansion)


def as_told(tale: Tale) -> Tale:
    """The tale without its strokes and without a line written later."""
    return structs.replace(undrawn(tale), tale=tale.tale.as_told()) if noted(tale) else undrawn(tale)


def strokes(state: Board) -> tuple[Stroke, ...]:
    """All strokes of the round in their order: all tell before any expands."""
    tales = [tale for tale in state.tales if tale.round == state.round]
    first = [Stroke(tale.seat, False, gesture) for tale in tales for gesture in tale.tale.sketch]
    return (*first, *(Stroke(t.seat, True, gesture) for t in tales if t.expansion for gesture in t.expansion.sketch))


def determinize(state: Board, seat: Seat | None, chance: Chance) -> None:
    """Deal other hands, action cards, secret choices and givers of flags."""
    others = [other for other in range(state.seats) if other != seat]
    closed = [receiver for receiver in state.received if not state.knows(seat, receiver)]
    hidden = [picture for other in others for picture in state.hands[other]] + [state.received[r] for r in closed]
    pool = chance.shuffled(hidden + state.pile + state.unseen, "world")
    for other in others:
        state.hands[other] = [pool.pop() for _ in state.hands[other]]
    for receiver in closed:
        state.received[receiver] = pool.pop()
    state.unseen = [pool.pop() for _ in state.unseen]
    state.pile = sorted(pool)
    cards = chance.shuffled([*state.undealt, *(c for s in others if (c := state.cards[s]))], "world")
    for other in others:
        state.cards[other] = cards.pop() if state.cards[other] else None
    state.undealt = sorted(cards)
    for other, move in state.chosen.items():
        if other != seat:
            state.chosen[other] = another(state, other, move, chance)
    for performer, names in state.flags.items():
        own = [name for name in names if name == seat]
        might = [other for other in others if other != performer and state.plays(other)]
        state.flags[performer] = own + chance.shuffled(might, "world")[: len(names) - len(own)]


def another(state: Board, seat: Seat, move: Secret, chance: Chance) -> Secret:
    """Another choice that a seat might have made."""
    top = state.stack[-1]
    match move:
        case Give():
            return Give(chance.pick(state.hands[seat], "world"))
        case TellStory():
            return TellStory(state.received.get(seat) or chance.pick(state.hands[seat], "world"), passage("…"))
        case VoteFor() if isinstance(top, Voting):
            return VoteFor(chance.pick(top.candidates, "world"))
        case Throw():
            return Throw(chance.pick(SIGNS, "world"))
    return move
