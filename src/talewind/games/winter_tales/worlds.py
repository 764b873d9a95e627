"""What a seat cannot know, dealt anew (WT-18; WT-R97): the faces and sizes of other hands, piles and their sides, limit discards,
objectives and their orders, calls answered ahead, notebooks and suggestions."""

from msgspec import structs

from talewind.kit import Chance, Seat, passage

from . import skills
from .aside_moves import Secrecy
from .cards import Pile
from .cast import HAND_LIMIT, OBJECTIVES
from .declaring import Declaring
from .joining import sendable
from .movement import Movement
from .state import Winter

ORDERS: tuple[Secrecy, ...] = ("declare", "unless", "hold")


def determinize(state: Winter, seat: Seat | None, chance: Chance) -> None:
    others = [other for other in range(state.seats) if other != seat]
    hidden = [other for other, pile in state.piles.items() if other != seat and not pile.shown]
    sizes = {other: len(state.hands[other]) for other in others} if state.hands else {}
    pool = [*state.deck, *state.unseen, *(card for other in sizes for card in state.hands[other])]
    pool += [card for other in hidden for card in (*state.piles[other].spring, *state.piles[other].winter)]
    rest = chance.shuffled(sorted(pool), "world")
    for other, size in sizes.items():
        if state.options.hand_sizes == "hidden" and other not in state.piles and state.chapter:
            # An onlooker's world sets the pause of a bot, which must not hint at the size of its hand.
            size = chance.roll(HAND_LIMIT + 1, "world") if seat is None else max(0, size + chance.roll(3, "world") - 1)
        state.hands[other] = [rest.pop() for _ in range(min(size, len(rest)))]
    for other in hidden:
        spring, winter = (chance.roll(1 + min(4, len(rest) // 2), "world") for _ in range(2))
        state.piles[other] = Pile(tuple(rest.pop() for _ in range(spring)), tuple(rest.pop() for _ in range(winter)))
    state.unseen = sorted(rest.pop() for _ in range(min(len(state.unseen), len(rest))))
    state.deck = sorted(rest)
    _choices(state, seat, chance)
    if state.secrets:
        _goals(state, seat, chance)


def _goals(state: Winter, seat: Seat | None, chance: Chance) -> None:
    """Objectives lying face down and unused ones are dealt anew, each faction's. Whoever may swap his sees the unused ones."""
    seen: list[str] = []
    for phase in state.stack:
        if isinstance(phase, Movement) and phase.seat == seat:
            seen = skills.swaps(state, phase)[1]
    for side in ("spring", "winter"):
        places = [
            n
            for n, secret in enumerate(state.secrets)
            if secret.seat != seat and not secret.face_up and OBJECTIVES[secret.goal].side == side
        ]
        unused = [goal for goal in state.unused if OBJECTIVES[goal].side == side and goal not in seen]
        bag = chance.shuffled(sorted([*unused, *(state.secrets[n].goal for n in places)]), "world")
        for n in places:
            order = chance.pick(ORDERS, "world")
            state.secrets[n] = structs.replace(state.secrets[n], goal=bag.pop(), order=order)
        others = [goal for goal in state.unused if goal not in unused]
        state.unused = sorted(others + bag)
    for n, secret in enumerate(state.secrets):
        if secret.seat != seat and secret.face_up:
            state.secrets[n] = structs.replace(secret, order=chance.pick(ORDERS, "world"))
    known = [secret.goal for secret in state.secrets if secret.seat == seat or secret.face_up]
    for phase in state.stack:
        if isinstance(phase, Declaring):  # whether others wait to declare theirs is hidden too
            phase.goals = [goal for goal in phase.goals if goal in known]


def _choices(state: Winter, seat: Seat | None, chance: Chance) -> None:
    goal = state.site(state.ongoing) if state.ongoing else ""
    mine = state.early.get(seat) if seat is not None else None
    state.early = {}
    if mine is not None and seat is not None:
        state.early[seat] = mine
    for other in range(state.seats):
        if goal and other != seat and (chars := sendable(state, other, goal)) and chance.roll(2, "world"):
            state.early[other] = chance.pick(["", *chars], "world")
    content = [other for other in range(state.seats) if other != seat and chance.roll(2, "world")]
    state.content = [*content, seat] if seat is not None and seat in state.content else content
    state.notebooks = {other: text for other, text in state.notebooks.items() if other == seat}
    top = state.stack[-1] if state.stack else None
    if seat is None or getattr(top, "seat", None) != seat:
        state.ideas = {other: idea if other == seat else passage("…") for other, idea in state.ideas.items()}
