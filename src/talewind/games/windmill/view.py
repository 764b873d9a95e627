"""Windmill's view of a seat, built up from nothing, and what the seat cannot know."""

from msgspec import structs

from talewind.kit import Chance, Fixed, Frozen, Growing, Passage, Picture, Seat

from .events import Laid
from .guessing import Guessing, Showing
from .options import Pawn
from .state import Mill, Tale
from .telling import Aloud, Telling


class MillView(Frozen):
    round: int
    rounds: Fixed[int]
    turn: int
    token: Seat
    pawns: Fixed[tuple[Pawn, ...]]
    grid: tuple[Picture | None, ...]  # by cell; None: empty
    deck: int
    aside: tuple[Picture, ...]
    teller: Seat | None
    card: Picture | None
    tale: Passage | None
    guesses: tuple[Laid, ...]
    windmill: Seat | None  # the seat that has the Windmill card; None: it lies in the middle
    tales: Growing[tuple[Tale, ...]]  # each as at the end of its guessing
    notes: dict[int, Passage]  # by tale told aloud: the line written later
    unshown: dict[int, Picture]  # by tale: pictures not shown then; the seat's own, all once the book is open
    titles: dict[int, str]


def view(state: Mill, seat: Seat | None) -> MillView:
    top = state.stack[-1] if state.stack else None
    guessing = top if isinstance(top, Guessing) else None
    teller = top.teller if isinstance(top, Telling | Aloud | Guessing) else None
    lying = set(state.lying(guessing.laid if guessing else []))
    told = state.tales[-1] if isinstance(top, Showing) else None
    mine = seat is not None and seat == (told.teller if told else teller)
    return MillView(
        round=state.round,
        rounds=state.rounds,
        turn=state.turn,
        token=state.token,
        pawns=state.pawns,
        grid=tuple([picture if picture in lying else None for picture in state.grid]),
        deck=len(state.deck),
        aside=tuple(state.aside),
        teller=teller,
        card=state.card if mine or (told and told.picture) else None,
        tale=guessing.tale if guessing else None,
        guesses=tuple(guessing.laid) if guessing else (),
        windmill=guessing.waiting[0] if guessing and guessing.staked else None,
        tales=tuple([recorded(state, tale) for tale in state.tales]),
        notes={tale.id: tale.tale for tale in state.tales if tale.tale.aloud and tale.tale.parts},
        unshown=unshown(state, seat),
        titles=dict(state.titles),
    )


def recorded(state: Mill, tale: Tale) -> Tale:
    """A tale as at the end of its guessing: later lines and pictures have fields of their own."""
    told, shown = tale.tale.as_told(), tale.picture if state.shows(tale.finder, tale.put_aside) else None
    same = told is tale.tale and shown == tale.picture
    return tale if same else structs.replace(tale, tale=told, picture=shown)


def unshown(state: Mill, seat: Seat | None) -> dict[int, Picture]:
    own = {n: picture for n, picture in state.unshown.items() if state.tales[n - 1].teller == seat}
    hid = [tale for tale in state.tales if not state.shows(tale.finder, tale.put_aside)]
    return own | {tale.id: tale.picture for tale in hid if tale.picture}


def determinize(state: Mill, seat: Seat | None, chance: Chance) -> None:
    """Deal other pictures for the hidden card and for tales whose picture was never shown."""
    top = state.stack[-1] if state.stack else None
    for tale in [state.tales[n - 1] for n in state.unshown]:
        if tale.teller != seat:
            aside = {t.picture for t in state.tales[: tale.id] if t.put_aside and t.round == tale.round}
            ruled_out = aside.union(laid.picture for laid in tale.guesses)
            state.unshown[tale.id] = chance.pick([p for p in state.grid if p not in ruled_out], "world")
    if isinstance(top, Telling | Aloud | Guessing) and top.teller != seat:
        state.card = chance.pick(state.lying(top.laid if isinstance(top, Guessing) else []), "world")
    elif isinstance(top, Showing) and len(state.tales) in state.unshown:
        state.card = state.unshown[len(state.tales)]
