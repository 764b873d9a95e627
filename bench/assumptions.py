"""What the model of `bench/model.py` assumes: people, machines and prices. Nothing here was measured on this server."""

from typing import Annotated, get_type_hints

from msgspec import Meta

from talewind.kit import Frozen


def _is(meaning: str) -> Meta:
    return Meta(description=meaning)


class Assumed(Frozen, kw_only=True):
    windmill: Annotated[
        float, _is("share of players at Windmill; a game takes the middle of the title's `minutes`")
    ] = 0.30
    story: Annotated[float, _is("share of players at Story")] = 0.20
    end_of_the_story: Annotated[float, _is("share of players at The End of the Story")] = 0.20
    windward: Annotated[float, _is("share of players at Windward")] = 0.15
    winter_tales: Annotated[float, _is("share of players at Winter Tales")] = 0.15
    playing: Annotated[float, _is("share of connected players whose game runs; the others wait, or read the book")] = (
        0.85
    )
    drafts: Annotated[
        float, _is("drafts that a client sends for one tale: 30 words at 19 a minute, a pause every 4 s")
    ] = 25
    drafts_heard: Annotated[float, _is("the same where others read along (Winter Tales): one every 0.6 s")] = 150
    average: Annotated[float, _is("load of a day's average hour, as a share of the peak hour")] = 0.4
    session: Annotated[float, _is("minutes of a visit")] = 90
    connects: Annotated[float, _is("sockets that a visit opens: telephones sleep and change networks")] = 6
    newcomers: Annotated[float, _is("share of visits with an empty browser cache")] = 0.2
    pictures: Annotated[float, _is("pictures that a newcomer's visit loads")] = 60
    books: Annotated[float, _is("downloads of a finished game's book, by all its players together")] = 0.5
    use: Annotated[float, _is("planned use of a core at the peak: latency climbs above it")] = 0.5
    sockets: Annotated[float, _is("planned sockets per process; the bound `connections` is 10,000")] = 8_000
    commits: Annotated[float, _is("planned commits a second of one shard with a synchronous standby")] = 5_000
    wal: Annotated[float, _is("planned MB/s of WAL of one shard")] = 40
    connections: Annotated[float, _is("planned `max_connections` of one shard")] = 500
    disk: Annotated[float, _is("planned TB of one shard: what can be restored within hours")] = 2
    cores: Annotated[float, _is("cores of one shard's machine")] = 16
    kept: Annotated[float, _is("days for which finished games stay (`TALEWIND_KEEP_FINISHED`)")] = 365
    pages: Annotated[float, _is("pages that a table's rows touch between two checkpoints, 8 KB of WAL each")] = 4
    checkpoint: Annotated[float, _is("seconds between two checkpoints")] = 300
    nats_cores: Annotated[float, _is("busy cores above which one NATS server is not enough")] = 4
    nats_bytes: Annotated[float, _is("MB/s above which one NATS server is not enough")] = 500
    framing: Annotated[float, _is("bytes of WebSocket, TLS, TCP and IP headers around a frame")] = 90
    rent_core: Annotated[float, _is("dollars a month for a core of a rented machine")] = 8
    rent_disk: Annotated[float, _is("dollars a month for a GB there")] = 0.04
    rent_egress: Annotated[float, _is("dollars for a TB of egress there")] = 1
    cloud_core: Annotated[float, _is("dollars a month for a core of a large cloud")] = 35
    cloud_disk: Annotated[float, _is("dollars a month for a GB there")] = 0.10
    cloud_egress: Annotated[float, _is("dollars for a TB of egress there")] = 60


def table() -> str:
    rows = [
        f"| {kind.__metadata__[0].description} | {getattr(Assumed(), name):,g} |"
        for name, kind in get_type_hints(Assumed, include_extras=True).items()
    ]
    return "\n".join(["| Assumption | Figure |", "|---|---|", *rows])
