"""Random play: whatever legal rows come, undo is exact, and every game ends."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from talewind.kit import Chance, Refused, Seat, asks, due, sample
from talewind.kit.testing import Rig

from .state import Sky, Windward
from .words import DECK


def seen(rig: Rig[Sky]) -> list[Any]:
    """What each seat and an onlooker see of the game, and the questions; not the numbers of these, nor who is there: any
    answer brings an away seat back, and taking the answer back does not send it away again."""
    sights = [rig.sees(seat) for seat in (None, *range(rig.state.seats))]
    return [structs.replace(sight, question=None, presence=(), waiting=()) for sight in sights] + list(asks(rig.state))


def answer(rig: Rig[Sky], seat: Seat, chance: Chance) -> None:
    rig.do(seat, sample(rig.ask(seat).offers, rig.game.kinds, chance), after=1 + chance.roll(20_000, "time"))


def propose(rig: Rig[Sky], seat: Seat, chance: Chance) -> None:
    if asides := rig.sees(seat).asides:
        rig.do_aside(seat, sample(asides, rig.game.kinds, chance))


@settings(derandomize=True, max_examples=30, deadline=None, database=None)
@given(
    st.integers(2, 3),
    st.lists(st.sampled_from(["answer"] * 6 + ["undo"] * 3 + ["stand", "wait", "propose"]), min_size=20, max_size=80),
    st.binary(min_size=1, max_size=4),
)
def test_undoing_any_steps_above_the_floor_gives_the_same_sight_as_before_them(
    seats: int, rows: list[str], key: bytes
) -> None:
    rig, chance = Rig(Windward(), seats), Chance(key)
    trail: list[list[Any]] = []  # what was seen before each step that may be taken back
    for row in rows:
        if not rig.state.stack:
            break
        seat, before = rig.asked()[0], seen(rig)
        match row:
            case "answer":
                answer(rig, seat, chance)
                trail.append(before)
            case "undo" if rig.undo(seat):
                assert seen(rig) == trail.pop()
            case "stand":
                rig.stand(seat, "boost", None)
            case "wait":
                rig.wait()
            case "propose":
                propose(rig, chance.roll(seats, "proposer"), chance)
        if rig.state.paused is not None:
            for sleeper in range(seats):
                rig.come(sleeper, "here")
        trail = trail[len(trail) - len(rig.sitting.trail) :]
    while trail:
        assert rig.undo(rig.asked()[0])
        assert seen(rig) == trail.pop()
    assert not any(rig.undo(seat) for seat in range(seats))


def test_random_games_end_though_people_come_and_go_and_leave() -> None:
    ends: Counter[str] = Counter()
    for game in range(30):
        dice, chance = Random(game), Chance(b"%d" % game)
        rig = Rig(Windward(), 2 + game % 4)
        for _ in range(2_000):
            if not rig.state.stack:
                break
            wander(rig, dice, chance)
            assert len(list(rig.game.cards(rig.state))) == sum(DECK.values())
        outcome = rig.sees(None).outcome
        assert outcome is not None, f"game {game} goes on and on"
        assert due(rig.game, rig.state) is None
        ends["cut short" if outcome.cut_short else "played"] += 1
        ends["left"] += "gone" in rig.sees(None).presence
    assert all(ends[way] for way in ("played", "cut short", "left")), "random play must have been everywhere"


AWAKE = {"answer": 80, "undo": 5, "propose": 5, "stand": 5, "come": 3, "leave": 1, "pause": 2, "wait": 3}
ASLEEP = {"come": 40, "unpause": 40, "leave": 1, "end": 5, "wait": 1}


def wander(rig: Rig[Sky], dice: Random, chance: Chance) -> None:
    """One row, legal or refused."""
    seat = dice.randrange(rig.state.seats)
    rows = AWAKE if rig.state.paused is None else ASLEEP
    with suppress(Refused):
        match dice.choices(list(rows), list(rows.values()))[0]:
            case "answer":
                answer(rig, rig.asked()[0], chance)
            case "undo":
                rig.undo(seat)
            case "propose":
                propose(rig, seat, chance)
            case "stand":
                rig.stand(seat, dice.choice(["boost", "false-flag"]), f"turn-{seat}")
            case "come":
                rig.come(seat, dice.choice(["here", "here", "lost", "away"]))
            case "leave":
                rig.leave(seat)
            case "pause":
                rig.pause(seat)
            case "unpause":
                rig.unpause(seat)
            case "end":
                rig.end(seat)
            case "wait":
                rig.wait()
