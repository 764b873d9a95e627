"""Replay one seed: `python -m tests.simulation 4711` prints what happened, and what must not have."""

import sys

from .world import MOVES, World


def main() -> int:
    if not sys.argv[1:] or not sys.argv[1].isdecimal():
        print(f"usage: python -m tests.simulation SEED [MOVES]\n\nSuch as: python -m tests.simulation 4711 {MOVES}")
        return 2
    world = World(int(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else MOVES).run()
    for at, who, what, more in world.trace:
        print(f"{at:10.4f}  {who:16} {what} {' '.join(map(str, more))}".rstrip())
    for fault in world.faults:
        print(f"FAULT {fault}")
    print(
        f"\nseed {world.seed}: {world.plan.game}, {world.store.commits} rows in {world.loop.time():.0f} virtual seconds, digest "
        f"{world.digest()}, {len(world.faults)} faults"
    )
    return bool(world.faults)


if __name__ == "__main__":
    sys.exit(main())
