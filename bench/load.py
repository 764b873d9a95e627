"""Load over real sockets: two web processes, PostgreSQL and NATS, and a load client in a process of its own.

python bench/load.py closed --tables 500           every table plays as soon as all seats have the last move
python bench/load.py paced --tables 500 --rate 250 a fixed rate, whatever the server answers
python bench/load.py closed --game windmill        three seats, whole games
python bench/load.py compare                       beside boardgame.io and PostgreSQL alone
python bench/load.py hold --minutes 10             5,000 sockets, 208 moves a second: errors, p99, memory
python bench/load.py overload                      three times the saturated rate: refused as busy, and back to normal
python bench/load.py profile                       where the CPU time of a web process goes

compare, hold and overload each write their section of bench/load.md."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import load_trials as trials
from bench.load_tables import Pace

type Run = Callable[[argparse.Namespace], Awaitable[bool]]


async def one(chosen: argparse.Namespace) -> bool:
    pace: Pace = "closed" if chosen.do == "closed" else "paced"
    found = await trials.one(chosen.game, chosen.tables, pace, chosen.rate, chosen.seconds, chosen.clients)
    return found.errors == 0


async def compare(chosen: argparse.Namespace) -> bool:
    await trials.compare(chosen.tables, chosen.rate, chosen.seconds, chosen.rounds)
    return True


async def hold(chosen: argparse.Namespace) -> bool:
    return await trials.hold(chosen.tables, chosen.rate, chosen.minutes * 60, chosen.clients)


async def overload(chosen: argparse.Namespace) -> bool:
    return await trials.overload(chosen.tables, chosen.seconds, chosen.times)


async def profile(chosen: argparse.Namespace) -> bool:
    await trials.profile(chosen.game, chosen.tables, chosen.seconds, chosen.most)
    return True


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = options.add_subparsers(dest="do", required=True)

    def command(name: str, run: Run, tables: int, seconds: float, about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about)
        made.set_defaults(run=run)
        made.add_argument("--tables", type=int, default=tables)
        made.add_argument("--seconds", type=float, default=seconds, help="of each measurement")
        made.add_argument("--clients", type=int, default=1, help="processes of load clients")
        return made

    for name, run, about in (
        ("closed", one, "as fast as the server answers"),
        ("paced", one, "at a fixed rate"),
        ("profile", profile, "functions by CPU time"),
    ):
        made = command(name, run, 500 if run is one else 100, 5, about)
        made.add_argument("--game", choices=("cards", "windmill"), default="cards")
        made.add_argument("--rate", type=float, default=250, help="moves a second, if paced")
        made.add_argument("--most", type=int, default=60, help="functions listed, of a profile")
    made = command("compare", compare, 500, 4, "beside boardgame.io and PostgreSQL alone")
    made.add_argument("--rate", type=float, default=250, help="moves a second of the paced part")
    made.add_argument("--rounds", type=int, default=3)
    made = command("hold", hold, 1_250, 10, "a load held for minutes")
    made.add_argument("--rate", type=float, default=208, help="moves a second")
    made.add_argument("--minutes", type=float, default=10)
    made = command("overload", overload, 500, 6, "more than the server can do")
    made.add_argument("--times", type=float, default=3, help="the saturated rate")
    chosen = options.parse_args()
    if not asyncio.run(chosen.run(chosen)):
        sys.exit(1)


if __name__ == "__main__":
    main()
