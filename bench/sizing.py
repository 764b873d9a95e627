"""The arithmetic of `bench/model.py`: what a number of connected players asks of processes, shards and the bus.

`Design` names the places of the code that decide how the load grows; `AS_BUILT` has the figures of those places."""

from math import ceil, exp

from msgspec import structs

from bench.assumptions import Assumed
from bench.measured import Measured, Title
from talewind import games
from talewind.kit import Frozen
from talewind.server.base.ids import LETTERS
from talewind.server.doors.tally import PAUSE, PAUSE_A_PROCESS
from talewind.server.live.bus import BUCKETS
from talewind.server.live.elsewhere import MOST
from talewind.server.live.latency import EVERY
from talewind.server.live.upkeep import MEND_EVERY
from talewind.server.record.shards import CONNECTIONS

RULES_SHARE = 0.35  # of a served move: the rules, its row and its frames (bench/results.md)
SEATS = 4
DAY, MONTH = 86_400.0, 30.4 * 86_400  # seconds
PAGE, MB, GB, TB = 8_192, 1e6, 1e9, 1e12
PROBE = 65  # bytes of a probe and, within a byte or two, of its echo
SHOWN = 300  # bytes of a draft that others read along
WELCOME = 4_000  # bytes


class Design(Frozen, kw_only=True):
    """`together`: the proxy sends all players of a table to one process, as those of deploy/ do; then no row is published."""

    together: bool = True
    counts_every: float = PAUSE  # seconds, or longer where there are many processes
    connections: int = CONNECTIONS + 1  # per process and shard
    drafts_wait: bool = True  # whether a draft waits for the disk, in a transaction of its own


AS_BUILT = Design()
SPREAD = Design(together=False)
CHANGED = Design(counts_every=1.0, connections=4, drafts_wait=False)


def quieter(m: Measured, share: float) -> Measured:
    """The same with this share of all CPU figures, as on a machine with less other work."""
    service = {name: getattr(m.service, name) * share for name in m.service.__struct_fields__ if name.endswith("_us")}
    titles = {name: structs.replace(title, book_ms=title.book_ms * share) for name, title in m.titles.items()}
    return structs.replace(m, service=structs.replace(m.service, **service), titles=titles)


class Load(Frozen):
    """What the players do, whatever serves them. Per second at the peak, unless named otherwise."""

    players: float
    tables: float
    moves: float
    drafts: float
    shown: float  # drafts that others read along
    games: float
    connects: float
    server: float  # cores for moves, drafts, connections, open sockets and books
    postgres: float  # cores, without the processes' chores
    wal: float  # bytes
    rows_disk: float  # bytes a second in `moves` and `passages` until folding
    folded_disk: float  # bytes a second that stay
    frames: float  # bytes to browsers, probes included
    files: float  # bytes of the client and pictures
    books: float  # bytes
    frame: float  # mean bytes of one, weighted by moves


def load(players: float, m: Measured, a: Assumed) -> Load:
    """Sum over the titles."""
    s, found = (
        m.service,
        dict.fromkeys(("moves", "drafts", "shown", "games", "server", "wal", "rows", "kept", "told", "books"), 0.0),
    )
    frames = picture = 0.0
    for name, t in m.titles.items():
        share = getattr(a, name)
        rate = players * a.playing * share / SEATS / (sum(games.load(name).minutes) / 2 * 60)  # games per second
        drafts = t.passages * (a.drafts_heard if name == "winter_tales" else a.drafts) * rate
        found["games"] += rate
        found["moves"] += t.rows * rate
        found["drafts"] += drafts
        found["shown"] += drafts if name == "winter_tales" else 0.0
        found["server"] += t.rows * rate * move_us(name, m) / 1e6 + rate * a.books * t.book_ms / 2_000
        found["wal"] += t.rows * rate * t.wal + drafts * s.draft_wal + rate * t.fold_wal
        found["rows"] += rate * (t.rows * (t.row + t.index) + t.told)
        found["kept"] += rate * kept(t)
        found["told"] += t.rows * rate * t.frames * (t.frame + a.framing)
        found["books"] += rate * a.books * (t.html + t.epub) / 2
        frames += t.rows * rate * t.frame
        picture += share * m.pictures.picture[name]
    connects = players / (a.session * 60) * a.connects
    visits = players / (a.session * 60)
    drafted = found["shown"] * (SEATS - 1) * (SHOWN + a.framing)
    tables = players * a.playing / SEATS
    return Load(
        players, tables, found["moves"], found["drafts"], found["shown"], found["games"], connects,
        server=found["server"] + (players * s.idle_us + found["drafts"] * s.draft_us + connects * s.connect_us) / 1e6,
        postgres=(found["moves"] * s.postgres_us + found["drafts"] * s.draft_postgres_us + connects * s.connect_postgres_us) / 1e6,
        wal=found["wal"] + tables * a.pages * PAGE / a.checkpoint,
        rows_disk=found["rows"], folded_disk=found["kept"],
        frames=found["told"] + drafted + players / EVERY * (PROBE + a.framing) + connects * WELCOME,
        files=visits * a.newcomers * (m.pictures.client + a.pictures * picture), books=found["books"],
        frame=frames / found["moves"],
    )  # fmt: skip


def kept(t: Title) -> float:
    """Bytes of a folded game: its rows, and an entry of about half of a row's in `moves` for each index."""
    entries = 1 + 1 + t.passages + 3 + 2 * t.seats
    return t.folded + t.manuscript + t.told + t.rest + entries * t.index / 2


def move_us(name: str, m: Measured) -> float:
    """CPU of a served move in the server: Windmill's, and the difference of its rules and frames."""
    ratio = m.titles[name].rules_us / m.titles["windmill"].rules_us
    return m.service.server_us * (1 - RULES_SHARE + RULES_SHARE * ratio)


class Bus(Frozen):
    """Messages and bytes per second."""

    delivered: float
    bytes: float  # delivered
    cores: float
    heard: float  # cores of one process, for what it receives


def spread(processes: int, design: Design) -> float:
    """The processes that hold a table's players."""
    return 1.0 if design.together else processes * (1 - (1 - 1 / processes) ** SEATS)


def bus(load: Load, processes: int, m: Measured, design: Design) -> Bus:
    s, others, held = m.service, processes - 1, spread(processes, design)
    here = load.tables * held / processes
    reach = 0.0 if design.together else others * (1 - exp(-here / BUCKETS))  # processes with a table in the same bucket
    pause = max(design.counts_every, PAUSE_A_PROCESS * processes)
    rate = 1 / (pause + processes / load.moves)  # messages with counts, of one process
    counts = processes * rate
    size = s.row_overhead + load.frame * (SEATS * others / processes)
    rows, shown, told = load.moves * reach, load.shown * reach, counts * others
    return Bus(
        rows + shown + told, rows * size + shown * SHOWN + told * s.counted_bytes,
        (rows + shown + told) * s.heard_nats_us / 1e6,
        ((rows + shown) * s.heard_us + told * s.counted_us) / processes / 1e6,
    )  # fmt: skip


def busy(load: Load, processes: int, m: Measured, design: Design) -> float:
    """Cores that one process needs."""
    return load.server / processes + m.service.alone_us / 1e6 + bus(load, processes, m, design).heard


def processes(load: Load, m: Measured, a: Assumed, design: Design) -> int | None:
    """The fewest processes that serve the load; None: each of them would be busier with the bus than with its own clients."""
    number = max(2, ceil(load.players / a.sockets))
    while busy(load, number, m, design) > a.use:
        number += max(1, number // 50)
        if bus(load, number, m, design).heard > a.use / 2:
            return None
    return number


def commits(load: Load, design: Design) -> float:
    """Per second; at this spread over processes and shards a statement of the writer has seldom more than one row."""
    return load.moves + (load.drafts if design.drafts_wait else 0.0)


def shards(load: Load, number: int, m: Measured, a: Assumed, design: Design) -> dict[str, float]:
    """How many shards each limit asks for; infinite where the processes' own chores fill every shard."""
    s = m.service
    upkeep = load.tables * spread(number, design) / MEND_EVERY * s.upkeep_us / 1e6
    each = number * s.alone_postgres_us / 1e6  # every process repeats its chores on every shard
    room = a.cores * a.use - each
    return {
        "commits": commits(load, design) / a.commits, "WAL": load.wal / MB / a.wal,
        "CPU": (load.postgres + upkeep) / room if room > 0 else float("inf"),
        "disk": load.folded_disk * a.average * DAY * a.kept / TB / a.disk,
    }  # fmt: skip


def fits(players: float, m: Measured, a: Assumed, design: Design) -> dict[str, bool]:
    """Whether one installation of this design passes each wall."""
    found = load(players, m, a)
    number = processes(found, m, a, design)
    wanted = shards(found, number or ceil(found.server / a.use), m, a, design)
    on_bus = bus(found, number or 1, m, design)
    return {
        "elsewhere": design.together or found.tables <= MOST,
        "bus": number is not None,
        "connections": number is not None and number * design.connections <= a.connections,
        "nats": number is not None and on_bus.cores <= a.nats_cores and on_bus.bytes / MB <= a.nats_bytes,
        "shards": max(wanted.values()) <= len(LETTERS),
    }  # fmt: skip


def wall(name: str, m: Measured, a: Assumed, design: Design) -> float:
    """The most players, to 1 %, before this wall is reached; infinite above a hundred million."""
    low, high = 100.0, 1e8
    if fits(high, m, a, design)[name]:
        return float("inf")
    while high / low > 1.01:
        middle = (low * high) ** 0.5
        low, high = (middle, high) if fits(middle, m, a, design)[name] else (low, middle)
    return low
