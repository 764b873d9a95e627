"""Positions in the middle of a game, for conform: all close together, powers and objectives in play, a rebel eliminated."""

from random import Random

from talewind.games.winter_tales.cards import Memory, Secret, Tale
from talewind.games.winter_tales.cast import (
    ARTIFACT,
    CAST,
    GLIMMER,
    HORROR,
    LOVE,
    OBJECTIVES,
    PROPAGANDA,
    REBELS,
    SAFE_HOUSE,
    SIDE_OF,
    SOLDIERS,
)  # fmt: skip
from talewind.games.winter_tales.casting import numbers
from talewind.games.winter_tales.chapters import Chapter, Turn
from talewind.games.winter_tales.figures import Figure, listed
from talewind.games.winter_tales.powers import Retaliating
from talewind.games.winter_tales.state import Winter
from talewind.kit import Passage, passage

NEAR = ("oaks-park", "old-mill-square", "memory-lane-cemetery", "stump-green", "puppets-theater", "bandstand-plaza")


def crowded(state: Winter) -> None:
    """Chosen by the drawn factions, so that a replay finds the same."""
    dice = Random(repr((state.seniority, state.factions, state.options.memories)))
    people(state, dice)
    for hand in state.hands:
        hand += [state.deck.pop(dice.randrange(len(state.deck))) for _ in range(dice.randrange(7))]
    state.available = [token for token in state.available if token != "great-artifact-winter"]
    for token, at in (("glimmer-of-hope", NEAR[0]), ("winter-propaganda", NEAR[2]), ("armed-retaliation", "")):
        if dice.randrange(3):
            rebels = [char for char in state.figures if SIDE_OF[char] == "spring"]
            state.put_down(token, at or dice.choice(rebels))
    if state.options.powers:
        powers(state, dice)
    if state.options.objectives:
        fitting = {"spring": ("obj-rescue", "obj-rebels-1", "obj-connection-1"), "winter": ("obj-reward-1", "obj-attack-2", "obj-spy-1", "obj-garrison")}  # fmt: skip
        goals = {side: dice.sample(some, len(some)) for side, some in fitting.items()}
        kept = []
        for secret in state.secrets:
            mine = goals[OBJECTIVES[secret.goal].side]
            if mine:
                kept.append(Secret(mine.pop(), secret.seat, dice.choice(("declare", "unless", "hold"))))
        state.secrets = kept
        state.unused = sorted(goal for goal in OBJECTIVES if goal not in [one.goal for one in kept])
    state.tales.append(Tale(len(state.tales) + 1, "move", state.ring[0], Passage(aloud=True), 1, 1))
    state.aloud = [len(state.tales)]
    state.chapter, state.turns = 2, 1
    state.stack = [Chapter(), Turn(state.acting)]
    if state.options.powers and dice.randrange(4) == 0:
        retaliation(state, dice)
    elif LOVE in state.powers:
        together(state, dice)


def retaliation(state: Winter, dice: Random) -> None:
    """Armed Retaliation has just been won, and a rebel carries a quest."""
    bearer = dice.choice([char for char in state.figures if SIDE_OF[char] == "spring"])
    if "love-that-melts-the-snow" in state.available:
        state.put_down("love-that-melts-the-snow", bearer)
    state.stack = [Chapter(), Turn(state.acting, over=True), Retaliating(state.youngest("winter"), bearer)]


def together(state: Winter, dice: Random) -> None:
    """The united rebels stand in one place, with soldiers on both sides of it, ready to move or to walk into a trap."""
    for char in state.powers[LOVE]:
        state.change(char, space="oaks-park", upright=True, ready=True)
    for char, figure in state.figures.items():
        if figure.side == "winter":
            state.change(char, space=dice.choice(("old-mill-square", "stump-green", "bandstand-plaza")), upright=True)


def people(state: Winter, dice: Random) -> None:
    cast = {"spring": dice.sample(REBELS, 7), "winter": dice.sample(SOLDIERS, 7)}
    for seat in state.ring:
        for side, number in numbers(state, seat).items():
            for _ in range(number):
                char = cast[side].pop()
                figure = Figure(seat, side, dice.choice(NEAR), upright=dice.random() < 0.8, ready=dice.random() < 0.6)
                state.figures[char] = figure
    state.figures = listed(state.figures)
    assert set(state.figures) <= set(CAST)


def powers(state: Winter, dice: Random) -> None:
    """Some powers, each with its memory; the track keeps a free space."""
    rebels = [char for char in state.figures if SIDE_OF[char] == "spring"]
    soldiers = [char for char in state.figures if SIDE_OF[char] == "winter"]
    holders = {
        GLIMMER: ("glimmer-of-hope", (dice.choice(rebels),)),
        LOVE: ("love-that-melts-the-snow", tuple(dice.sample(rebels, 2))),
        SAFE_HOUSE: ("safe-house", ("puppets-theater",)),
        ARTIFACT: ("great-artifact-spring", (dice.choice([*rebels, *soldiers]),)),
        HORROR: ("freezing-horror", (dice.choice(soldiers),)),
        PROPAGANDA: ("winter-propaganda", ()),
    }
    free = [power for power in holders if holders[power][0] in state.available]
    for power in dice.sample(free, min(len(free), dice.randrange(len(state.empty())))):
        token, holding = holders[power]
        state.available.remove(token)
        side = "winter" if power in (HORROR, PROPAGANDA) else "spring"
        state.tales.append(Tale(len(state.tales) + 1, "quest_end", state.ring[0], passage("It was won."), 1, 0))
        memory = Memory(state.deck.pop(), side, state.ring[0], len(state.tales), token)  # type: ignore[arg-type]
        state.put_memory(state.empty()[0], memory)
        state.powers[power] = holding
    held = {char for some in state.powers.values() for char in some}
    bare = [char for char in rebels if char not in held and char not in state.quests.values()]
    if len(bare) > 1 and dice.randrange(2):
        state.out[bare[0]] = state.figures.pop(bare[0])
