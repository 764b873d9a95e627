"""Whole games of captains, without clocks."""

from collections.abc import Sequence

from talewind.bots import MakeBot
from talewind.games.windward import Windward
from talewind.games.windward.options import SkyOptions
from talewind.games.windward.state import Sky
from talewind.kit import Chance, due, expire, look, open_table, play, worlds_of


def voyage(captains: Sequence[MakeBot], options: SkyOptions, number: int = 0) -> Sky:
    """Play a game to its verdict. A first move that is refused raises."""
    game, key, dice = Windward(), b"voyage %d" % number, Chance(b"captains %d" % number)
    step = open_table(game, len(captains), options, key)
    while step.state.winners is None:
        if not step.asks:
            step = expire(game, step.state, due(game, step.state, step.put) or 0, key)
            continue
        seat = step.asks[0].seat
        seed = b"%d" % dice.roll(1 << 32, "seed")
        worlds = worlds_of(game, step.state, seat, Chance(b"worlds " + seed))
        move, then = captains[seat](game, seed, "en").answer(look(game, step.state, seat, step.put), worlds)
        step = play(game, step.state, seat, step.state.asked[seat], move, 0, key, then, put=step.put)
    return step.state
