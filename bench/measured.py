"""What was measured for the model of `bench/model.py`: the figures of bench/measured.json, by name."""

from pathlib import Path

import msgspec

HELD = Path(__file__).with_name("measured.json")


class Title(msgspec.Struct):
    """Means of whole games of one title, played by its own bots. Bytes, unless the name says otherwise."""

    seats: int
    games: int
    rows: float  # of a game
    passages: float  # told in a game
    row: float  # in `moves`: the tuple with its line pointer
    index: float  # the index entries of one row of `moves`
    wal: float  # of a row, snapshots included, without images of whole pages
    snapshot: float
    told: float  # in `passages`, of a game
    folded: float  # in `finished`, of a game
    manuscript: float  # in `books`, of a game
    rest: float  # in `tables` and `seats`, of a game
    fold_wal: float  # of folding a game
    frame: float  # to one viewer
    frames: float  # of a row
    view: float  # a whole view, as a welcome carries it
    rules_us: float  # CPU: the rules, the row and its frames, median; only compared with other titles of the same run
    html: float
    epub: float
    book_ms: float  # CPU: both files


class Service(msgspec.Struct):
    """One process with its PostgreSQL and NATS. CPU in microseconds."""

    moves: int
    server_us: float  # of a move, Windmill
    postgres_us: float
    nats_us: float
    process_kb: float  # memory of a process without clients
    socket_kb: float
    table_kb: float
    connect_us: float  # of a new socket with its welcome, in the server
    connect_postgres_us: float
    alone_us: float  # of a process without clients, per second
    alone_postgres_us: float  # of PostgreSQL for it
    idle_us: float  # of an open socket, per second: probes, their echoes and the checks of its table
    draft_us: float
    draft_postgres_us: float
    draft_wal: float  # bytes
    heard_us: float  # of a row of another process, where nobody listens to its table
    heard_nats_us: float
    counted_us: float  # of a message with the limits' counts of another process
    counted_bytes: float
    row_overhead: float  # bytes of a row's message on the bus besides its frames
    upkeep_us: float  # of PostgreSQL, for one table in one check of a process
    sweep_us: float  # of PostgreSQL, for one search for due clocks that finds none
    commit_us: float  # time of a commit of one row on this disk


class Pictures(msgspec.Struct):
    """Bytes of files that browsers load."""

    client: int  # a first visit: scripts, styles and fonts of the start page and a table, compressed
    picture: dict[str, float]  # one picture of a title at the width of a phone


class Measured(msgspec.Struct):
    date: str
    machine: str
    how: dict[str, str]
    titles: dict[str, Title]
    service: Service
    pictures: Pictures


def read() -> Measured:
    return msgspec.json.decode(HELD.read_bytes(), type=Measured)


def write(found: Measured) -> None:
    HELD.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
