"""A million players at once, on paper: `python bench/model.py [--players 250000] [--write]`.

Computed from bench/measured.json and from the assumptions in bench/assumptions.py; prints the tables of docs/operate/scale.md.
`--write` puts them into the page. `--measure` takes the measurements again (about ten minutes) and needs the built client."""

import argparse
import asyncio
import re
import sys
from math import ceil
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import assumptions
from bench.assumptions import Assumed
from bench.measured import HELD, Measured, read, write
from bench.sizing import (
    AS_BUILT,
    CHANGED,
    DAY,
    GB,
    MB,
    MONTH,
    SPREAD,
    TB,
    Design,
    Load,
    bus,
    commits,
    kept,
    load,
    move_us,
    processes,
    quieter,
    shards,
    wall,
)
from talewind import games

PAGE = Path(__file__).parents[1] / "docs/operate/scale.md"
QUIET = 0.5  # share of the measured CPU that a quiet machine may need
SIZES = (10_000, 100_000, 1_000_000)
BLOCK = re.compile(r"(<!-- model: (\w+) -->\n).*?(\n<!-- end -->)", re.DOTALL)


def figure(number: float) -> str:
    """Three digits that mean something, with commas.

    >>> figure(1234567), figure(45.678), figure(0.01234), figure(float("inf"))
    ('1,230,000', '45.7', '0.0123', 'none')
    """
    if number == float("inf"):
        return "none"
    short = float(f"{number:.3g}")
    return f"{short:,.0f}" if abs(short) >= 100 else f"{short:g}"


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows])


def costs(m: Measured) -> str:
    """What was measured of one process."""
    s = m.service
    named = [
        ("CPU of a served move of Windmill: server, PostgreSQL, NATS", (s.server_us, s.postgres_us, s.nats_us), "µs"),
        ("CPU of a draft: server, PostgreSQL", (s.draft_us, s.draft_postgres_us), "µs"),
        ("WAL of a draft", (s.draft_wal,), "bytes"),
        ("CPU of a new socket with its welcome: server, PostgreSQL", (s.connect_us, s.connect_postgres_us), "µs"),
        ("CPU of an open, silent socket, a second (probe and echo every 20 s, checks)", (s.idle_us,), "µs"),
        ("CPU of a process without clients, a second: server, PostgreSQL on each shard", (s.alone_us, s.alone_postgres_us), "µs"),
        ("CPU of a row of another process to whose table nobody here listens: server, NATS", (s.heard_us, s.heard_nats_us), "µs"),
        ("CPU of a message with another process's counts", (s.counted_us,), "µs"),
        ("CPU of PostgreSQL, to check one table for listeners (every 2 s)", (s.upkeep_us,), "µs"),
        ("CPU of PostgreSQL, to search a shard for due clocks (every 0.25 s, each process)", (s.sweep_us,), "µs"),
        ("Memory of a process without clients; of a socket; of a table", (s.process_kb, s.socket_kb, s.table_kb), "KB"),
        ("Time of a commit on this disk, beside other work", (s.commit_us,), "µs"),
    ]  # fmt: skip
    return table(
        ["Measured", "Figure"], [[name, f"{', '.join(map(figure, some))} {unit}"] for name, some, unit in named]
    )


def titles(m: Measured) -> str:
    """What a game of each title costs."""
    head = ["A game of four", *(games.load(name).id for name in m.titles)]
    rows: list[tuple[str, list[float]]] = [
        ("rows of the log", [t.rows for t in m.titles.values()]),
        ("tales told", [t.passages for t in m.titles.values()]),
        ("moves a minute and player", [t.rows / (sum(games.load(n).minutes) / 2 * t.seats) for n, t in m.titles.items()]),
        ("CPU of a move in the server, computed, µs", [move_us(name, m) for name in m.titles]),
        ("a row in `moves`, bytes", [t.row for t in m.titles.values()]),
        ("its index entries, bytes", [t.index for t in m.titles.values()]),
        ("its WAL with snapshots, bytes", [t.wal for t in m.titles.values()]),
        ("a snapshot, bytes", [t.snapshot for t in m.titles.values()]),
        ("the game before folding, KB", [(t.rows * (t.row + t.index) + t.told + t.rest) / 1e3 for t in m.titles.values()]),
        ("after folding, KB", [kept(t) / 1e3 for t in m.titles.values()]),
        ("WAL of folding, KB", [t.fold_wal / 1e3 for t in m.titles.values()]),
        ("a frame to a seat, bytes", [t.frame for t in m.titles.values()]),
        ("a whole view, bytes", [t.view for t in m.titles.values()]),
        ("the book: HTML, KB", [t.html / 1e3 for t in m.titles.values()]),
        ("the book: EPUB, KB", [t.epub / 1e3 for t in m.titles.values()]),
        ("CPU of both files, ms", [t.book_ms for t in m.titles.values()]),
        ("a picture on a phone, KB", [m.pictures.picture[name] / 1e3 for name in m.titles]),
    ]  # fmt: skip
    return table(head, [[name, *map(figure, some)] for name, some in rows])


def walls(m: Measured, a: Assumed) -> str:
    named = {
        "elsewhere": "tables whose viewers a process remembers (`live/elsewhere.py`, `MOST`)",
        "connections": "connections to one shard, all processes together (`record/shards.py`, `CONNECTIONS`)",
        "nats": "one NATS server (`live/bus.py`, `BUCKETS`; `doors/tally.py`, `PAUSE`)",
        "bus": "half of a process is busy with messages of the others (the same places)",
        "shards": "24 shards (`base/ids.py`, `LETTERS`)",
    }
    cases = [(measured, design) for design in (SPREAD, AS_BUILT, CHANGED) for measured in (m, quieter(m, QUIET))]
    found = {name: [wall(name, measured, a, design) for measured, design in cases] for name in named}
    rows = [[named[name], *map(figure, some)] for name, some in sorted(found.items(), key=lambda one: one[1][2:])]
    rows.append(["**the first of them**", *(f"**{figure(min(some))}**" for some in zip(*found.values(), strict=True))])
    half = "with half the CPU"
    head = ["Players at the wall of one installation", "tables spread", half, "as built", half, "changed", half]
    return table(head, rows)


def sizes(m: Measured, a: Assumed, players: tuple[int, ...] = SIZES) -> str:
    loads = [load(number, m, a) for number in players]
    rows: list[tuple[str, list[float]]] = [
        ("tables in play", [x.tables for x in loads]),
        ("moves/s", [x.moves for x in loads]),
        ("drafts/s", [x.drafts for x in loads]),
        ("games/s", [x.games for x in loads]),
        ("million rows a day", [x.moves * a.average * DAY / 1e6 for x in loads]),
        ("disk a day before folding, GB", [x.rows_disk * a.average * DAY / GB for x in loads]),
        ("disk a day after folding, GB", [x.folded_disk * a.average * DAY / GB for x in loads]),
        ("WAL, MB/s, all shards", [x.wal / MB for x in loads]),
        ("egress of frames, Mbit/s", [x.frames * 8 / MB for x in loads]),
        ("egress of the client and pictures, Mbit/s", [x.files * 8 / MB for x in loads]),
        ("egress of books, Mbit/s", [x.books * 8 / MB for x in loads]),
        ("new sockets/s", [x.connects for x in loads]),
        ("CPU to reconnect everybody, core minutes", [x.players * m.service.connect_us / 6e7 for x in loads]),
        ("memory of sockets and tables, GB", [(x.players * m.service.socket_kb + x.tables * m.service.table_kb) / 1e6 for x in loads]),
    ]  # fmt: skip
    return table(["Players at once", *(f"{n:,}" for n in players)], [[name, *map(figure, some)] for name, some in rows])


def served(m: Measured, a: Assumed, design: Design, players: tuple[int, ...] = SIZES) -> str:
    """Processes, shards, NATS and cost of one installation."""
    columns = [column(load(number, m, a), m, a, design) for number in players]
    return table(
        ["Players at once", *(f"{n:,}" for n in players)], [[name, *(c[name] for c in columns)] for name in columns[0]]
    )


def column(x: Load, m: Measured, a: Assumed, design: Design) -> dict[str, str]:
    number = processes(x, m, a, design)
    names = ("web processes, a core each", "sockets per process", "of a process's use, the bus", "commits/s, all shards",
             "PostgreSQL shards", "set by", "WAL per shard, MB/s", "connections to each shard", "NATS messages/s, delivered", "NATS MB/s, delivered",
             "NATS cores", "NATS", "dollars for 1,000 games, rented", "dollars for 1,000 games, cloud")  # fmt: skip
    if number is None:
        return dict.fromkeys(names, "no: the bus")
    on_bus, wanted = bus(x, number, m, design), shards(x, number, m, a, design)
    first = max(wanted, key=lambda name: wanted[name])
    if wanted[first] == float("inf"):
        return dict.fromkeys(names, "no: chores")
    databases = max(1, ceil(wanted[first]))
    one = on_bus.cores <= a.nats_cores and on_bus.bytes / MB <= a.nats_bytes
    values = (
        figure(number), figure(x.players / number), f"{on_bus.heard / a.use:.0%}", figure(commits(x, design)), figure(databases),
        first if wanted[first] > 1 else "one is enough", figure(x.wal / MB / databases), figure(number * design.connections),
        figure(on_bus.delivered), figure(on_bus.bytes / MB), figure(on_bus.cores), "one server" if one else "a cluster",
        *(figure(dollars(x, number, databases, on_bus.cores, a, where)) for where in ("rent", "cloud")),
    )  # fmt: skip
    return dict(zip(names, values, strict=True))


def dollars(x: Load, number: int, databases: int, nats: float, a: Assumed, where: str) -> float:
    """For 1,000 games, with a standby of each shard, three NATS servers and a quarter more cores for the proxies."""
    core, disk, egress = (float(getattr(a, f"{where}_{what}")) for what in ("core", "disk", "egress"))
    cores = number * 1.25 + databases * 2 * a.cores + max(6.0, 3 * nats / a.use)
    stored = x.folded_disk * a.average * DAY * a.kept / GB * 2
    sent = (x.frames + x.files + x.books) * a.average * MONTH / TB
    return (cores * core + stored * disk + sent * egress) / (x.games * a.average * MONTH) * 1_000


def blocks(m: Measured, a: Assumed) -> dict[str, str]:
    """The tables of the page, by name."""
    return {
        "measured": f"On {m.date}, {m.machine}.\n\n{costs(m)}", "titles": titles(m), "assumed": assumptions.table(),
        "sizes": sizes(m, a), "built": served(m, a, AS_BUILT), "changed": served(m, a, CHANGED), "walls": walls(m, a),
    }  # fmt: skip


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--players", type=int, help="one size instead of the three")
    options.add_argument("--measure", action="store_true", help=f"take the measurements of {HELD.name} again")
    options.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.name}")
    chosen = options.parse_args()
    if chosen.measure:
        from bench.measuring import measure

        write(asyncio.run(measure()))
    m, a = read(), Assumed()
    if chosen.write:
        found = blocks(m, a)
        PAGE.write_text(BLOCK.sub(lambda block: block[1] + found[block[2]] + block[3], PAGE.read_text()))
    elif chosen.players:
        one = (chosen.players,)
        print("\n\n".join((sizes(m, a, one), served(m, a, AS_BUILT, one), served(m, a, CHANGED, one))))
    else:
        print("\n\n".join(blocks(m, a).values()))


if __name__ == "__main__":
    main()
