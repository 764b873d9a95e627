"""Many head-to-head games of the captain against another bot, seats swapped: `python -m tests.bots.windward.matches greedy 400`."""

import sys
from typing import Any

from talewind.bots import MakeBot, RandomBot
from talewind.bots.windward import Captain
from talewind.games.windward.options import SkyOptions

from .greedy import Greedy
from .voyages import voyage

RIVALS: dict[str, MakeBot] = {"greedy": Greedy, "random": RandomBot}


def wins(rival: MakeBot, number: int) -> bool:
    """Whether the captain alone wins a game; in games 2n and 2n + 1, equal but for the seats, it sits first and second."""
    captains: list[Any] = [rival, rival]
    captains[number % 2] = Captain
    return voyage(captains, SkyOptions(timers="none"), number // 2).winners == (number % 2,)


if __name__ == "__main__":
    name, games = sys.argv[1], int(sys.argv[2])
    won = sum(wins(RIVALS[name], number) for number in range(games))
    print(f"the captain beats {name} in {won} of {games} games")
