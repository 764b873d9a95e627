"""Where the CPU time of a web process goes: `python bench/load.py profile`. A timer of CPU time interrupts the process, and the
functions on its stack are counted. A server process loads this module by way of `sitecustomize`, which only a profiled one has; the
first SIGUSR1 begins, the second writes what was found."""

import os
import signal
from collections import Counter
from pathlib import Path
from types import FrameType

import msgspec

EVERY = 0.001  # seconds of CPU time between two samples
WHERE = "BENCH_PROFILE"  # the environment variable with the folder of the samples
SITE = "import os\nif os.environ.get('BENCH_PROFILE'):\n    from bench.load_profile import install\n    install()\n"


class Samples(msgspec.Struct):
    """`inside`: samples in which a function was on the stack. `on_top`: those in which it ran itself."""

    taken: int = 0
    inside: dict[str, int] = {}
    on_top: dict[str, int] = {}


def _name(frame: FrameType) -> str:
    code = frame.f_code
    place = code.co_filename.rpartition("site-packages/")[2].rpartition("src/talewind/")[2]
    return f"{place}:{code.co_qualname}"


def install() -> None:
    inside: Counter[str] = Counter()
    on_top: Counter[str] = Counter()
    taken = 0

    def sample(number: int, frame: FrameType | None) -> None:
        nonlocal taken
        taken += 1
        if frame is None:
            return
        on_top[_name(frame)] += 1
        seen = set()
        while frame is not None:
            seen.add(_name(frame))
            frame = frame.f_back
        inside.update(seen)

    def turn(number: int, frame: FrameType | None) -> None:
        if signal.getitimer(signal.ITIMER_PROF)[1]:
            signal.setitimer(signal.ITIMER_PROF, 0)
            found = Samples(taken, dict(inside), dict(on_top))
            Path(os.environ[WHERE], f"{os.getpid()}.json").write_bytes(msgspec.json.encode(found))
        else:
            signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    signal.signal(signal.SIGPROF, sample)
    signal.signal(signal.SIGUSR1, turn)


def told(samples: list[Samples], most: int) -> list[str]:
    """The functions with the largest shares, as lines."""
    taken = sum(one.taken for one in samples) or 1
    inside: Counter[str] = Counter()
    on_top: Counter[str] = Counter()
    for one in samples:
        inside.update(one.inside)
        on_top.update(one.on_top)
    lines = [f"{taken} samples; share of those with the function on the stack, and on top of it"]
    lines += [f"{count / taken:7.1%} {on_top[name] / taken:7.1%}  {name}" for name, count in inside.most_common(most)]
    return lines
