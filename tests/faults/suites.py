"""The suites of `make faults`: what each proves, and how many times it tries in full. A row of docs/operate/proof.md each."""

from talewind.kit import Frozen


class Suite(Frozen):
    """`module`: has `prove(count, tick)`. `holds`: the promise, in one sentence. `goes_on`: its `prove` has a parameter `first` besides,
    so that the full count may be the sum of several runs."""

    module: str
    holds: str
    full: int
    goes_on: bool = False


SUITES: dict[str, Suite] = {
    "fuzz": Suite(
        "tests.strangers.fuzz",
        "no frame, however broken, ends the server, breaks a connection by accident or leaves a complaint in the log; a frame that the"
        " schema refuses changes nothing",
        1_000_000,
    ),
    "crash-points": Suite(
        "tests.faults.crash_points",
        "A server process killed at any of 25 named points loses, doubles and reorders nothing, and every sight is right afterwards.",
        250,
    ),
    "kills": Suite(
        "tests.faults.kills",
        "Server processes killed at random instants under load, also both at once, lose, double and reorder nothing.",
        200,
    ),
    "postgres-cycles": Suite(
        "tests.faults.postgres_cycles",
        "PostgreSQL stopped fast, immediately or by SIGKILL loses no acknowledged move; unknown outcomes are resolved by move id.",
        30,
    ),
    "postgres-away": Suite(
        "tests.faults.postgres_away",
        "While PostgreSQL is away for a minute every move is refused with a message, and is taken afterwards.",
        3,
    ),
    "nats-cycles": Suite(
        "tests.faults.nats_cycles",
        "While NATS is killed, gone or parted from a process moves are acknowledged, and nobody misses a frame afterwards.",
        50,
    ),
    "frozen": Suite(
        "tests.faults.frozen",
        "Lines to clients, NATS and PostgreSQL paused, cut, delayed or deaf, and frozen processes: nothing is lost or wrong.",
        24,
    ),
    "simulation": Suite(
        "tests.simulation.proving",
        "In virtual time, under any mix of crashes, cuts, lost, late and repeated messages and lost acknowledgements, no acknowledged "
        "move is lost, doubled or reordered, no table stands still, and every client sees what the log leads to.",
        10_000,
        goes_on=True,
    ),
    "races": Suite(
        "tests.faults.races",
        "Two processes write to the same tables at the same instant: one row wins each number of the log, without a hole, and nothing "
        "is applied twice.",
        100_000,
    ),
    "resumes": Suite(
        "tests.faults.resumes",
        "A client that drops at any point of any game and resumes, by socket or by long polling, is told the bytes that a client of the "
        "same seat was told that never left.",
        10_000,
    ),
    "repeated-frames": Suite(
        "tests.faults.repeated_frames",
        "A message that comes twice, late, out of order or under a used id takes effect once and gets the same acknowledgement.",
        20_000,
    ),
    "slow-readers": Suite(
        "tests.faults.slow_readers",
        "Sockets that stop reading, one in ten, are closed and may resume; the server holds little for them, and nobody else is cut.",
        100,
    ),
    "clock-jumps": Suite(
        "tests.faults.clock_jumps",
        "A wall clock that jumps by an hour, steps by seconds or stands still ends no question early or late.",
        2_000,
    ),
    "exhausted": Suite(
        "tests.faults.exhausted",
        "Without connections to the database, file descriptors or room on its disk, moves are refused as busy, nothing is lost, and the "
        "same process goes on afterwards.",
        9,
    ),
    "limits": Suite(
        "tests.strangers.limits",
        "each limit holds for all processes together, at n and n + 1, and touches nobody else",
        49,
    ),
    "http": Suite(
        "tests.strangers.http",
        "no request, made from the OpenAPI schema and broken in every way, is answered with a 500 or leaves a complaint in the log",
        74_000,
    ),
    "wire-tap": Suite(
        "tests.strangers.wire_tap",
        "Nobody receives a text, a card, a key or a cookie before they may know it: whole games of every game under a tap.",
        2_000,
        goes_on=True,
    ),
    "sizes": Suite(
        "tests.strangers.sizes",
        "Worlds that a viewer cannot tell apart make the same frames, refusals and waits, byte for byte.",
        2_000,
    ),
    "timing": Suite(
        "tests.strangers.timing",
        "Whoever measures how long the server takes to answer cannot tell two worlds apart: right at most 0.55 of the time.",
        100_000,
    ),
    "seed-attack": Suite(
        "tests.strangers.seed_attack",
        "Whoever has every public byte and the secret of the game before predicts hidden cards at chance.",
        10_000,
    ),
    "planted": Suite(
        "tests.faults.planted",
        "Each of the faults that are planted into the server one at a time is found by the suite that is there to find it.",
        24,
    ),
}
