"""What a seat sees, built up from nothing. What all see is made once for all viewers."""

from collections.abc import Iterable
from typing import Any

from talewind.kit import Fixed, Frozen, Passage, Seat

from .cards import Lying, Memory, Objection, Pile, Secret, Tale
from .cast import Card, Char, Faction, Goal, Power, Side, Token
from .figures import Figure
from .joining import Sending
from .movement import Movement
from .moves import Place
from .routes import Stop, routes
from .state import Winter
from .town import Space

NEWEST = 3  # passages; older ones are in the book and in the log


class Way(Frozen):
    """The movement that runs. `goal`: the quest that is to be joined."""

    char: Char
    steps: int  # left
    goal: Space
    entered: tuple[Space, ...]
    walked: bool
    swapped: bool  # an objective


class WinterView(Frozen):
    ring: Fixed[tuple[Seat, ...]]
    factions: Fixed[tuple[Faction, ...]]
    epilogue_space: Fixed[int]
    arbiter: Seat
    acting: Seat
    chapter: int
    figures: dict[Char, Figure]
    out: dict[Char, Figure]
    available: tuple[Token, ...]
    quests: dict[Token, Place]
    ongoing: Token
    calls: dict[Seat, Char]  # who has answered the call of the quest so far; "": nobody is sent
    way: Way | None
    powers: dict[Power, tuple[str, ...]]
    track: dict[int, Memory]
    bookmark: int
    declared: Goal  # an objective that is not placed yet
    chosen: Card  # a memory that is not placed yet
    lying: tuple[Lying, ...]
    piles: dict[Seat, Pile | None]  # None: hidden
    tales: tuple[Tale, ...]  # the newest, and those that are to be recalled
    objections: dict[int, tuple[Objection, ...]]  # to passages of this turn and the one before
    face_up: tuple[Secret, ...]  # objectives, without their orders
    standing: dict[Side, int]
    supported: Side | None
    proposed: tuple[Seat, ...]
    sizes: tuple[int, ...]  # of hands, if the table plays with open sizes
    hand: tuple[Card, ...]
    routes: dict[Space, Stop]  # where one's own movement can still go
    early: Char | None  # one's own call, answered ahead
    content: bool  # whether one lets stand what is being told
    secrets: tuple[Secret, ...]
    notebook: Passage | None
    ideas: dict[Seat, Passage]  # for the teller; otherwise one's own


def view(state: Winter, seat: Seat | None) -> WinterView:
    return views(state, (seat,))[seat]


def views(state: Winter, seats: Iterable[Seat | None]) -> dict[Seat | None, WinterView]:
    common = _common(state)
    hidden = {seat: pile if pile.shown else None for seat, pile in state.piles.items()}
    if hidden and state.options.trap_reveal == "spring":
        hidden = {seat: pile and Pile(pile.spring, (), True) for seat, pile in hidden.items()}
    teller = getattr(state.stack[-1], "seat", None) if state.stack else None
    return {seat: WinterView(**common, **_own(state, seat, hidden, teller)) for seat in seats}


def _common(state: Winter) -> dict[str, Any]:
    return {
        "ring": state.ring,
        "factions": state.factions,
        "epilogue_space": state.options.epilogue_space,
        "arbiter": state.arbiter,
        "acting": state.acting,
        "chapter": state.chapter,
        "figures": state.figures.copy(),
        "out": state.out.copy(),
        "available": tuple(state.available),
        "quests": state.quests.copy(),
        "ongoing": state.ongoing,
        "calls": next((p.sent.copy() for p in reversed(state.stack) if isinstance(p, Sending)), {}),
        "way": next((way_of(phase) for phase in reversed(state.stack) if isinstance(phase, Movement)), None),
        "powers": state.powers.copy(),
        "track": state.track.copy(),
        "bookmark": state.bookmark,
        "declared": state.declared,
        "chosen": state.chosen,
        "lying": tuple(state.lying),
        "tales": tuple(recalled(state)),
        "objections": {n: by for n, by in state.objections.items() if state.tales[n - 1].turn >= state.turns - 1},
        "face_up": tuple([faced(secret) for secret in state.secrets if secret.face_up]),
        "standing": state.standing(),
        "supported": state.supported,
        "proposed": tuple(state.proposed),
        "sizes": tuple([len(hand) for hand in state.hands]) if state.options.hand_sizes == "open" else (),
    }


def _own(state: Winter, seat: Seat | None, hidden: dict[Seat, Pile | None], teller: Seat | None) -> dict[str, Any]:
    if seat is None:
        return {
            "piles": hidden,
            "hand": (),
            "routes": {},
            "early": None,
            "content": False,
            "secrets": (),
            "notebook": None,
            "ideas": {},
        }
    ideas, top = state.ideas, state.stack[-1] if state.stack else None
    return {
        "piles": {**hidden, seat: state.piles[seat]} if seat in hidden else hidden,
        "hand": tuple(state.hands[seat]) if state.hands else (),
        "routes": routes(state, top) if isinstance(top, Movement) and top.seat == seat else {},
        "early": state.early.get(seat),
        "content": seat in state.content,
        "secrets": tuple([secret for secret in state.secrets if secret.seat == seat]) if state.secrets else (),
        "notebook": state.notebooks.get(seat),
        "ideas": ideas.copy() if seat == teller else {seat: ideas[seat]} if seat in ideas else {},
    }


def way_of(phase: Movement) -> Way:
    return Way(phase.char, phase.steps, phase.goal, tuple(phase.entered), phase.walked, phase.swapped)


def faced(secret: Secret) -> Secret:
    """A face-up objective without its owner's order."""
    return Secret(secret.goal, secret.seat, face_up=True, reached=secret.reached, tried=secret.tried)


def recalled(state: Winter) -> list[Tale]:
    """The newest passages, the ending under the bookmark, and the introduction of the ongoing quest."""
    tales = state.tales
    found = set(range(max(1, len(tales) - NEWEST + 1), len(tales) + 1))
    if state.bookmark:
        found.add(state.track[state.bookmark].tale)
    if state.ongoing in state.intros:
        found.add(state.intros[state.ongoing])
    return [tales[number - 1] for number in sorted(found)]
