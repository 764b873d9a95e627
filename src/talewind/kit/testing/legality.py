"""Checks of legality: an offered move is accepted, any other is refused, and a refusal changes nothing."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import structs

from talewind.kit.asks import Ask, obeys
from talewind.kit.base import Move, Refusal, Refused, Seat, tag_of
from talewind.kit.chance import Chance, Key
from talewind.kit.clocks import deadline, is_away, too_late
from talewind.kit.domains import Amount, Domain, Flag, OneOf, Some, Words
from talewind.kit.game import AnyGame
from talewind.kit.offers import moves_of
from talewind.kit.passage import passage
from talewind.kit.play import play
from talewind.kit.questions import questions
from talewind.kit.settle import Step
from talewind.kit.state import PLAIN, State

from .asked import changed_fields, check_written
from .faults import Counts, Fault, blaming
from .fitting import misfit
from .messages import Texts

SHORTEST = 1_000  # ms of a question: less was meant as seconds


def check_asks(game: AnyGame, step: Step[Any], kept: State[Any]) -> None:
    """Check that questions depend on the state alone, that there is one per seat, and that each has an answer. `kept`:
    a clone of the state. It shares frozen parts, so the comparison is cheap; OneGame compares all bytes once a row."""
    state = step.state
    phase = type(state.stack[-1]).__name__ if state.stack else ""
    again = questions(state)
    if state != kept:
        raise Fault(
            "impure", f"{phase}.asks changed the state, namely {changed_fields(kept, state)}; it may only read it"
        )
    if again != step.put:
        raise Fault("impure", f"two calls of {phase}.asks give different questions; it may read the state alone")
    for ask in step.put:
        check_written(game, state, ask)
    seats = [ask.seat for ask in step.asks]
    if len(set(seats)) < len(seats):
        twice = next(seat for seat in seats if seats.count(seat) > 1)
        raise Fault("dead end", f"{phase}.asks asks seat {twice} twice at once; ask each seat once")
    if step.asks and all(ask.settled for ask in step.asks):
        raise Fault("no clock", "all questions are settled; ask nobody then, so that `run` is called")
    for ask in step.asks:
        if ask.window and not any(obeys(ask.window, window) for window in game.windows):
            raise Fault(
                "undeclared", f"{ask.say.key}: the window {ask.window} is not in {type(game).__name__}.windows; add it"
            )
        check_silence(ask)
        if ask.heard and ask.sealed:
            raise Fault("leak", f"{ask.say.key} is sealed, yet others may read along; drop `heard`")
        if not ask.offers:
            raise Fault("dead end", f"{ask.say.key} offers seat {ask.seat} no answer; add an offer, or do not ask")
        if game.hurries(state) and ask.lasts is None and ask.until is None and not ask.settled:
            raise Fault("no clock", f"{ask.say.key} has no clock for seat {ask.seat}; give it `lasts` or `until`")
        if ask.lasts is not None and ask.lasts < SHORTEST:
            raise Fault(
                "no time", f"{ask.say.key} lasts {ask.lasts} ms, too short for anybody; times are in milliseconds"
            )
        end, chair = deadline(game, state, ask), state.chairs[ask.seat]
        just_put = state.here(ask.seat) and state.asked_at[ask.seat] == state.at
        just_back = chair is not PLAIN and chair.since == state.at  # it may be asked with little time left, or none
        if just_put and not just_back and end is not None and end <= state.at:
            raise Fault("no time", f"{ask.say.key} is put to seat {ask.seat} after its end; `until` must be later")


def check_silence(ask: Ask) -> None:
    """Check that the seat itself may play what its silence plays, unless the kind is neither offered nor closed."""
    if ask.otherwise is None:
        return
    kind = tag_of(ask.otherwise)
    known = kind in ask.closed or any(offer.move == kind for offer in ask.offers)
    if known and ask.refusal(ask.otherwise) is not None:
        raise Fault("otherwise", f"{ask.say.key}: the seat itself may not play its otherwise, {ask.otherwise}")


def check_answers(
    game: AnyGame, step: Step[Any], kept: State[Any], ask: Ask, at: int, key: Key, dice: Chance, seen: Counts, tries: int,
    decode: Callable[[bytes], Move],
) -> None:  # fmt: skip
    """Check that every offered answer is accepted after encoding and decoding. A question that was covered while its seat went
    away may be overdue when it comes up again: then silence answers next."""
    state = step.state
    if is_away(state, ask.seat) and too_late(game, state, ask, at - state.slept):
        return
    number = state.asked[ask.seat]
    for offer in ask.offers:
        for move in moves_of(offer, game.kinds[offer.move], tries, dice):
            try:
                wire = decode(msgspec.json.encode(move))
            except msgspec.ValidationError as no:
                raise Fault("offer", f"{ask.say.key} offers {move}, but {misfit(move) or no}") from no
            with blaming(game, f"{tag_of(move)} by seat {ask.seat}"):
                try:
                    when = max(at, (ask.opens or 0) + state.slept)
                    play(game, state, ask.seat, number, wire, when, key, put=step.put)
                except Refused as no:
                    raise Fault("refused", f"{ask.say.key} offers {move}, which is then refused: {no}") from no
            seen["answers tried"] += 1
    if state != kept:
        raise Fault("half done", f"an answer to {ask.say.key} changed the state before it; change t.state alone")


def check_refusals(
    game: AnyGame, step: Step[Any], kept: State[Any], ask: Ask, at: int, key: Key, dice: Chance, seen: Counts, texts: Texts,
) -> None:  # fmt: skip
    """Check that a stale, foreign or closed move is refused and changes nothing."""
    state = step.state
    legal = ask.offers[0].sample(game.kinds[ask.offers[0].move], dice)
    wrong: list[tuple[Seat, int, Move]] = [(ask.seat, state.asked[ask.seat] - 1, legal)]
    not_asked = [s for s in range(state.seats) if all(a.seat != s for a in step.asks)]
    wrong += [(seat, state.asked[seat], legal) for seat in not_asked[:1]]
    wrong += [(ask.seat, state.asked[ask.seat], move) for move in illegal_moves(game, ask, dice)]
    for seat, number, move in wrong:
        refusal = refusal_of(game, state, seat, number, move, at, key, step.put)
        if refusal is None:
            raise Fault("not refused", f"{move} of seat {seat} was accepted, although {ask.say.key} does not offer it")
        texts.refusal(refusal)
        seen["moves refused"] += 1
    if state != kept:
        raise Fault("half done", f"a move refused at {ask.say.key} changed the state")


def illegal_moves(game: AnyGame, ask: Ask, dice: Chance) -> list[Move]:
    """Moves of kinds that are not offered, and with values outside the domains of offers. A kind with two offers is
    left out: what one forbids the other may allow."""
    tags = [o.move for o in ask.offers]
    found = [kind() for tag, kind in game.kinds.items() if tag not in tags and not kind.__struct_fields__]
    for offer in ask.offers:
        if tags.count(offer.move) == 1:
            legal = offer.sample(game.kinds[offer.move], dice)
            for name, domain in offer.fields.items():
                found += [structs.replace(legal, **{name: value}) for value in outside(domain)]
    return found[:12]


def outside(domain: Domain) -> list[Any]:
    """Values just beyond a domain."""
    match domain:
        case OneOf(values, _, closed):
            numbers = bool(values) and isinstance(values[0], int)
            shut = [int(v) if numbers and v.lstrip("-").isdigit() else v for v in closed]
            return [*shut, min(values, default=0) - 1 if numbers else "no such thing"]  # type: ignore[operator]
        case Amount(low, high):
            return [low - 1, high + 1]
        case Some(values):
            return [(*values, *values)] if values else []
        case Flag(False):
            return [True]
        case Words(chars):
            return [passage("x" * (chars + 1))]
    return []


def refusal_of(
    game: AnyGame, state: State[Any], seat: Seat, number: int, move: Move, at: int, key: Key, put: tuple[Ask, ...]
) -> Refusal | None:
    """The refusal of a move, or None."""
    with blaming(game, f"{tag_of(move)} by seat {seat}"):
        try:
            play(game, state, seat, number, move, at, key, put=put)
        except Refused as no:
            return no.refusal
    return None
