"""What a seat sees, built up from nothing. What all see is made once for all viewers."""

from collections.abc import Iterable
from typing import Any

from msgspec import structs

from talewind.kit import Fixed, Frozen, Passage, Phase, Seat

from .cards import Lying, Memory, Objection, Pile, Secret, Tale, Tally
from .cast import Card, Char, Faction, Goal, Power, Side, Token
from .fight_events import TrapShown
from .figures import Figure
from .joining import Sending
from .movement import Movement
from .moves import Place
from .resolving import Quest
from .routes import Stop, routes
from .state import Winter
from .town import Space

NEWEST = 3  # passages; older ones are in the book and in the log


class Way(Frozen):
    """The movement that runs. `towards`: the quest that is to be joined."""

    char: Char
    steps: int  # left
    towards: Space
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
    tally: Tally | None  # of the quest that runs
    calls: dict[Seat, Char]  # who has answered the call of the quest so far; "": nobody is sent
    way: Way | None
    powers: dict[Power, tuple[str, ...]]
    track: dict[int, Memory]
    bookmark: int
    declared: Goal  # an objective that is not placed yet
    chosen: Card  # a memory that is not placed yet
    lying: tuple[Lying, ...]
    piles: dict[Seat, Pile | None]  # None: hidden
    sprung: Pile | None  # of the newest trap that was shown: its piles may be gone in the same step
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
    seen = onlooker(state)
    return {seat: seen if seat is None else structs.replace(seen, **_own(state, seat, seen)) for seat in seats}


def onlooker(state: Winter) -> WinterView:
    running: dict[type[Phase], Any] = {type(phase): phase for phase in state.stack}  # the topmost of each kind
    quest, sending, way = running.get(Quest), running.get(Sending), running.get(Movement)
    return WinterView(
        ring=state.ring,
        factions=state.factions,
        epilogue_space=state.options.epilogue_space,
        arbiter=state.arbiter,
        acting=state.acting,
        chapter=state.chapter,
        figures=state.figures.copy(),
        out=state.out.copy(),
        available=tuple(state.available),
        quests=state.quests.copy(),
        ongoing=state.ongoing,
        tally=quest.tally(state) if quest else None,
        calls=sending.sent.copy() if sending else {},
        way=way_of(way) if way else None,
        powers=state.powers.copy(),
        track=state.track.copy(),
        bookmark=state.bookmark,
        declared=state.declared,
        chosen=state.chosen,
        lying=tuple(state.lying),
        piles=shown(state),
        sprung=sprung(state),
        tales=tuple(recalled(state)),
        objections={n: by for n, by in state.objections.items() if state.tales[n - 1].turn >= state.turns - 1},
        face_up=tuple([faced(secret) for secret in state.secrets if secret.face_up]),
        standing=state.standing(),
        supported=state.supported,
        proposed=tuple(state.proposed),
        sizes=tuple([len(hand) for hand in state.hands]) if state.options.hand_sizes == "open" else (),
        hand=(),
        routes={},
        early=None,
        content=False,
        secrets=(),
        notebook=None,
        ideas={},
    )


def _own(state: Winter, seat: Seat, seen: WinterView) -> dict[str, Any]:
    top: Any = state.stack[-1] if state.stack else None
    asked, ideas = getattr(top, "seat", None) == seat, state.ideas
    return {
        "piles": {**seen.piles, seat: state.piles[seat]} if seat in state.piles else seen.piles,
        "hand": tuple(state.hands[seat]),
        "routes": routes(state, top) if asked and isinstance(top, Movement) else {},
        "early": state.early.get(seat),
        "content": seat in state.content,
        "secrets": tuple([secret for secret in state.secrets if secret.seat == seat]) if state.secrets else (),
        "notebook": state.notebooks.get(seat),
        "ideas": ideas.copy() if asked else {seat: ideas[seat]} if seat in ideas else {},
    }


def shown(state: Winter) -> dict[Seat, Pile | None]:
    """The piles that were revealed, without their winter side if the table plays so (WT-R37)."""
    winter = state.options.trap_reveal == "all"
    return {s: Pile(p.spring, p.winter if winter else (), True) if p.shown else None for s, p in state.piles.items()}


def sprung(state: Winter) -> Pile | None:
    traps = (note.event for note in reversed(state.notes) if isinstance(note.event, TrapShown))
    return next((Pile(trap.spring, trap.winter, shown=True) for trap in traps), None)


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
