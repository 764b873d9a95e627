"""Takes the measurements of bench/measured.json: about ten minutes on two busy cores."""

import os
from datetime import UTC, datetime

from bench.cluster import Cluster
from bench.measured import Measured, Pictures
from bench.served import watch_service
from bench.stored import weigh_all
from talewind import games
from talewind.decks import HOME, load_deck
from talewind.server.doors.client import BUILD

HOW = {
    "titles": "bench/stored.py: games of four seats by each title's own bots, without waiting, five tables at once; bytes by "
    "pg_column_size and pg_indexes_size, WAL by its position, full_page_writes and autovacuum off",
    "service": "bench/served.py: one process, one PostgreSQL, one NATS on loopback; CPU from /proc, of the server's whole process "
    "tree, in ticks of 10 ms; moves: 30 tables of Windmill with three seats, the better of two rounds; sockets: 300 onlookers at 30 tables; "
    "drafts: 1,500 of one seat; messages: 10,000 of each kind",
    "pictures": "the built client: compressed scripts and styles of the start page and of one title, fonts of Latin letters; "
    "pictures: the smallest width of a title's deck, mean",
}


def client_bytes() -> int:
    """A first visit, with the board of one title (their mean)."""
    titles, shared, boards = games.own(), 0, 0
    for path in (BUILD / "assets").glob("*"):
        if path.suffix in (".js", ".css"):
            packed = path.with_name(path.name + ".br")
            size = (packed if packed.exists() else path).stat().st_size
            if path.name.startswith(tuple(f"{title}-" for title in titles)):
                boards += size
            else:
                shared += size
        elif path.suffix == ".woff2" and "-latin-" in path.name and "-ext-" not in path.name:
            shared += path.stat().st_size
    return shared + boards // len(titles)


def picture_bytes(title: str) -> float:
    """One picture at its smallest width; 0: the title has no deck."""
    sizes = [
        (HOME / name / "pictures" / picture.files[min(picture.files, key=int)].file).stat().st_size
        for name in games.load(title).decks
        for picture in load_deck(name).pictures
    ]  # fmt: skip
    return sum(sizes) / len(sizes) if sizes else 0.0


async def measure() -> Measured:
    pictures = Pictures(client_bytes(), {title: picture_bytes(title) for title in games.own()})
    async with Cluster(1, 1) as cluster:
        service = await watch_service(cluster)
    async with Cluster(1, 0) as cluster:
        titles = await weigh_all(cluster.databases[0].own_dsn)
    machine = f"{os.cpu_count()} cores, shared with other work, load {os.getloadavg()[1]:.0f}"
    return Measured(datetime.now(UTC).date().isoformat(), machine, HOW, titles, service, pictures)
