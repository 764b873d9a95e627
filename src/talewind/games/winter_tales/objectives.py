"""Objectives: their cards, orders and checks (WT-26 to WT-28, WT-242, WT-243, WT-252 to WT-262; WT-R80 to WT-R88, WT-R109,
WT-R110)."""

from collections.abc import Sequence
from typing import Any

from talewind.kit import Offer, Seat, offer, one_of, some

from .cards import Deed, Secret
from .cast import ATTACK_COST, OBJECTIVES, Char, Goal, Side
from .declaring import Declaring, allowed, icons
from .power_events import Attacked, ObjectiveDealt, ObjectiveRevealed
from .power_moves import DoAttack, RevealObjective
from .state import T, Winter
from .town import LOCATIONS, Space


def deal(t: T) -> None:
    """Each gets an objective of his faction, the writer one of each (WT-26, WT-27)."""
    state = t.state
    if not state.options.objectives:
        return
    bags: dict[Side, list[Goal]] = {
        side: [goal for goal, card in OBJECTIVES.items() if card.side == side] for side in ("spring", "winter")
    }
    for seat in state.ring:
        faction = state.factions[seat]
        sides: tuple[Side, ...] = ("spring", "winter") if faction == "writer" else (faction,)
        for side in sides:
            goal = t.chance.deal(bags[side], "objective")
            own(state, goal, seat)
            t.tell(ObjectiveDealt(seat, goal), to=seat, others=ObjectiveDealt(seat))
    state.unused = sorted(bags["spring"] + bags["winter"])


def own(state: Winter, goal: Goal, seat: Seat) -> None:
    """Give an objective to a seat. They lie in the order of the ring, so that their places tell nothing."""
    found = [*state.secrets, Secret(goal, seat)]
    state.secrets = sorted(found, key=lambda one: (state.ring.index(one.seat), OBJECTIVES[one.goal].side))


# Checks.


def check(t: T, attack: Goal = "") -> None:
    """Act on the orders of the objectives that are fulfilled now, clockwise from the acting player (WT-R81, WT-R82). `attack`: an
    answer has declared this one."""
    state = t.state
    deeds, state.deeds = state.deeds, []
    if not state.options.objectives:
        return
    t.commit()  # whether something was held back is secret
    fired = [attack] if attack else []
    fired += [
        secret.goal
        for seat in (state.acting, *state.clockwise(state.acting))
        for secret in state.secrets
        if secret.seat == seat and fulfilled(t, secret, deeds) and allowed(state, secret)
    ]
    if fired:
        t.push(Declaring(fired))


def fulfilled(t: T, secret: Secret, deeds: Sequence[Deed]) -> bool:
    """Whether what has happened since the last check fulfils an objective."""
    state, kind = t.state, OBJECTIVES[secret.goal].kind
    mine = [deed for deed in deeds if deed.kind == kind and deed.seat == secret.seat]
    match kind:
        case "rescue":
            own = state.options.rescue_self  # WT-R88
            rebels = [state.figures[deed.char] for deed in mine if deed.char in state.figures]
            return any(it.rebel and (own or it.seat != secret.seat) for it in rebels)
        case "spy":
            return spied(t, secret, deeds)
        case "garrison":
            return garrison(state)
        case "connection":
            return any(deed.space == secret.goal for deed in mine)
    return bool(mine)


def garrison(state: Winter) -> bool:
    """Soldiers are in more different locations than rebels (WT-262, WT-R87)."""
    spaces: dict[bool, set[Space]] = {True: set(), False: set()}
    for figure in state.figures.values():
        if figure.space in LOCATIONS:
            spaces[figure.rebel].add(figure.space)
    return len(spaces[False]) > len(spaces[True])


def spied(t: T, secret: Secret, deeds: Sequence[Deed]) -> bool:
    """A rebel of another player enters a space with a soldier of the owner: the first entry reveals the card, the next one
    completes it (WT-259, WT-260, WT-R85)."""
    state = t.state
    entries = [d for d in deeds if d.kind == "entry" and d.seat != secret.seat and spots(state, secret.seat, d)]
    if not entries or secret.order == "hold":
        return False
    if secret.face_up:
        return True
    reveal(t, secret.goal)
    return False


def spots(state: Winter, seat: Seat, entry: Deed) -> bool:
    """Whether a soldier of the seat is where a rebel has entered; `Deed.char` is empty for a soldier."""
    return bool(entry.char) and any(not state.figures[char].rebel for char in state.there(entry.space, seat))


def reveal(t: T, goal: Goal, **changes: Any) -> None:
    secret = t.state.amend(goal, face_up=True, **changes)
    t.tell(ObjectiveRevealed(secret.seat, goal), shows=True)


# The Connection and The Attack.


def start(t: T, seat: Seat, char: Char, again: bool = False) -> None:
    """A movement begins here (WT-255, WT-R21). `again`: after a secret passage, which makes its end the start."""
    state = t.state
    for secret in tuple(state.secrets):
        if secret.seat == seat and OBJECTIVES[secret.goal].kind == "connection":
            tried = state.chapter - 1 if again and secret.reached else secret.tried
            state.amend(secret.goal, reached="", tried=tried)
    arrive(t, seat, char)


def arrive(t: T, seat: Seat, char: Char) -> None:
    """A rebel reaches a space in its activation: with the card face up, the first named location begins an attempt, one a chapter,
    and the second completes it (WT-254 to WT-257, WT-R84)."""
    state, it = t.state, t.state.figures[char]
    if not it.rebel:
        return
    for secret in tuple(state.secrets):
        if secret.seat != seat or not secret.face_up or it.space not in OBJECTIVES[secret.goal].locations:
            continue
        if not secret.reached and secret.tried < state.chapter:
            state.amend(secret.goal, reached=it.space, tried=state.chapter)
        elif secret.reached not in ("", it.space):
            state.deeds.append(Deed("connection", seat, char, secret.goal))


def offers(state: Winter, seat: Seat, char: Char, reached: bool = False) -> list[Offer]:
    """What an owner may do in an activation. `reached`: the character has come to its space in this activation, or began there."""
    if not state.secrets:
        return []
    mine = [secret for secret in state.secrets if secret.seat == seat]
    found: list[Offer] = []
    it = state.figures[char]
    hidden = [s.goal for s in mine if OBJECTIVES[s.goal].kind == "connection" and not s.face_up]
    open_to = [goal for goal in hidden if reached and it.rebel and it.space in OBJECTIVES[goal].locations]
    if open_to:
        found.append(offer(RevealObjective, goal=one_of(open_to, of="objective")))
    hand = state.hands[seat]
    attacks = [s.goal for s in mine if OBJECTIVES[s.goal].kind == "attack" and attackable(state, seat, s.goal)]
    if attacks and len(hand) >= ATTACK_COST and icons(state):
        cards = some(hand, ATTACK_COST, ATTACK_COST, of="card", rule="WT-261")
        found.append(offer(DoAttack, goal=one_of(attacks, of="objective"), cards=cards))
    return found


def attackable(state: Winter, seat: Seat, goal: Goal) -> bool:
    """An upright soldier of the owner is in the named location (WT-261, WT-R109)."""
    (space,) = OBJECTIVES[goal].locations
    return any(not state.figures[char].rebel for char in state.there(space, seat, upright=True))


def acted(t: T, seat: Seat, char: Char, move: Any) -> bool:
    """Reveal The Connection, or do The Attack; whether the move was one of these."""
    state = t.state
    match move:
        case RevealObjective(goal):
            reveal(t, goal, reached=state.figures[char].space, tried=state.chapter)
        case DoAttack(goal, cards):
            for card in cards:
                state.hands[seat].remove(card)
            state.discards += cards
            t.tell(Attacked(seat, goal, cards), shows=True)
            check(t, attack=goal)
        case _:
            return False
    return True
