"""Bounds: how much of a shared resource one connection, address, person, seat or table may use. `Bounds` is the single table of
figures; TALEWIND_LIMITS overrides any of them, and a test compares docs/operate/security.md with it."""

from typing import Annotated, Any, get_type_hints

from msgspec import Meta, structs

from talewind.kit import Frozen


class Rate(Frozen):
    """A token bucket: `most` uses at once, refilled evenly over `seconds`."""

    most: int
    seconds: float

    @property
    def gap(self) -> float:
        return self.seconds / self.most

    def __str__(self) -> str:
        return f"{self.most}/{self.seconds:g}"


class BadBound(ValueError):
    """A value of TALEWIND_LIMITS is invalid; the message is one sentence for the operator."""


def _is(meaning: str) -> Meta:
    return Meta(description=meaning)


class Bounds(Frozen, kw_only=True):
    """The figures for frames and messages are those of lichess."""

    frame: Annotated[int, _is("bytes of one message to a table")] = 8_192
    seated: Annotated[Rate, _is("messages of one socket at a seat")] = Rate(100, 20)
    onlooker: Annotated[Rate, _is("messages of one socket that looks on")] = Rate(50, 20)
    connections: Annotated[int, _is("TCP connections of one process at a time; fewer if descriptors are few")] = 10_000
    connections_an_address: Annotated[int, _is("TCP connections of one address at a time")] = 100
    kernel_bytes: Annotated[int, _is("bytes that the kernel should hold for one connection, each way")] = 131_072
    head_bytes: Annotated[int, _is("bytes of one request's line and headers")] = 32_768
    headers: Annotated[int, _is("headers of one request, trailers included")] = 100
    request_bytes: Annotated[int, _is("bytes of one request altogether, as they came over the wire")] = 131_072
    pipelined: Annotated[int, _is("requests of one connection that wait for the one before")] = 8
    head_seconds: Annotated[int, _is("seconds until a request's line and headers are complete")] = 10
    body_seconds: Annotated[int, _is("seconds until a request's body is complete")] = 30
    idle_seconds: Annotated[
        int, _is("seconds a connection may rest between two requests; 75 with `TALEWIND_PROXIES`")
    ] = 20
    unread_seconds: Annotated[int, _is("seconds an answer or a frame may wait for a peer that does not read")] = 20
    unread_bytes: Annotated[int, _is("bytes that may wait for the peers of one address, if there is more than one")] = (
        16_777_216
    )
    reading: Annotated[int, _is("bytes a second that count as reading")] = 1_000
    closing_seconds: Annotated[int, _is("seconds a peer may take to let a connection close")] = 3
    socket_frames: Annotated[Rate, _is("frames of one socket, pings and fragments included")] = Rate(400, 20)
    sockets_a_person: Annotated[int, _is("sockets of one person")] = 10
    sockets_an_address: Annotated[int, _is("sockets of one address")] = 50
    missed: Annotated[
        int, _is("frames that a client is told again when it comes back, and lines of the log at a time")
    ] = 200
    entries: Annotated[
        int, _is("entries of a growing field of a view that a client gets at a time: first the newest")
    ] = 200
    rows_a_seat: Annotated[Rate, _is("rows of one seat, over all its sockets, polls and devices")] = Rate(120, 60)
    rows_a_table: Annotated[int, _is("rows of one table; beyond them people can only leave or end, and clocks run")] = (
        60_000
    )
    files: Annotated[
        int, _is("game files that one process makes at a time, at most one of a table; further ones wait")
    ] = 2
    prints: Annotated[int, _is("books that one process makes into files at a time; the others wait")] = 2
    print_seconds: Annotated[int, _is("seconds that a book may take to become a PDF or a picture")] = 60
    print_bytes: Annotated[int, _is("bytes of a book as PDF or picture")] = 67_108_864
    mail: Annotated[int, _is("frames that may wait for one socket")] = 64
    mail_bytes: Annotated[int, _is("bytes of frames that may wait for one socket, if there is more than one")] = 262_144
    reactions: Annotated[Rate, _is("set phrases of one seat")] = Rate(5, 10)
    calls: Annotated[Rate, _is("HTTP calls of one address: enough for five players of one house")] = Rate(300, 60)
    openings: Annotated[Rate, _is("tables opened by one address")] = Rate(20, 3_600)
    newcomers: Annotated[Rate, _is("new people of one address: a cookie each")] = Rate(600, 3_600)
    books: Annotated[Rate, _is("books as files that one address asks for")] = Rate(60, 600)
    strangers: Annotated[Rate, _is("visits of one address to tables with a wrong key or none")] = Rate(60, 60)
    knocks: Annotated[int, _is("people who wait at the door of one table; one more takes the place of another")] = 12
    knocks_an_address: Annotated[int, _is("of those, from one address: a household knocks together")] = 6
    carry: Annotated[int, _is("seconds for which a link to another device holds, if it is not used before")] = 600
    codes: Annotated[Rate, _is("short codes that one address tries in vain")] = Rate(30, 600)
    screens: Annotated[Rate, _is("screens of one address that ask for a code")] = Rate(60, 3_600)
    screen_seconds: Annotated[int, _is("seconds for which a screen's code holds")] = 900
    screen_follows: Annotated[int, _is("seconds for which a screen that was let in may follow a rematch")] = 86_400


PLENTY, UNCOUNTED = Rate(1_000_000, 1), 1_000_000
# For benchmarks, and for tests with a hundred people at one address. The size of a single message stays bounded.
_RATES: dict[str, Any] = {name: PLENTY for name, kind in get_type_hints(Bounds).items() if kind is Rate}
_COUNTS: dict[str, Any] = dict.fromkeys(
    (
        "connections",
        "connections_an_address",
        "sockets_a_person",
        "sockets_an_address",
        "knocks_an_address",
        "rows_a_table",
    ),
    UNCOUNTED,
)
UNBOUNDED = structs.replace(Bounds(), **_RATES, **_COUNTS)


def read_bounds(words: str) -> Bounds:
    """Parse TALEWIND_LIMITS: empty, `off`, or a list of bounds.

    >>> read_bounds("calls=600/60, frame=4096").calls
    Rate(most=600, seconds=60.0)
    """
    if words.strip() == "off":
        return UNBOUNDED
    kinds, found = get_type_hints(Bounds), {}
    for word in filter(None, (part.strip() for part in words.split(","))):
        name, _, figure = word.partition("=")
        try:
            found[name] = _rate(figure) if kinds[name] is Rate else _number(figure)
        except (KeyError, ValueError):
            raise BadBound(
                f"TALEWIND_LIMITS has {word!r}; it must be `off`, or figures such as calls=600/60,frame=4096."
            ) from None
    return structs.replace(Bounds(), **found)


def _number(figure: str) -> int:
    if not 1 <= (number := int(figure)) < 1 << 31:  # the kernel's limit for socket buffers
        raise ValueError(figure)
    return number


def _rate(figure: str) -> Rate:
    most, _, seconds = figure.partition("/")
    return Rate(_number(most), float(_number(seconds)))


def table() -> str:
    """Return all bounds as the Markdown table of docs/operate/security.md."""
    described = get_type_hints(Bounds, include_extras=True)
    rows = [
        f"| `{name}` | {getattr(Bounds(), name)} | {kind.__metadata__[0].description} |"
        for name, kind in described.items()
    ]
    return "\n".join(["| Bound | Default | Of what |", "|---|---|---|", *rows])
