"""Exposure: settings that let others in, or that allow fewer connections than they say."""

import os
from collections.abc import Iterator, Mapping
from ipaddress import ip_address
from urllib.parse import parse_qs, urlsplit

from talewind.server.base.bounds import UNBOUNDED, Bounds
from talewind.server.base.settings import BadSetting, Settings, fingerprint, read_secret
from talewind.server.base.variables import unknown
from talewind.server.doors.gate import RESERVED
from talewind.server.telemetry.metrics import read_address

from .finding import Finding, note

FEW = 1_000  # connections; a single patient visitor can exhaust a server with fewer
GUESSABLE = 10  # different characters; a random secret of 32 has more

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]


def exposure(settings: Settings, environ: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    for sentence in unknown(environ):
        name, _, rest = sentence.partition(" ")
        yield Finding(name, False, rest)
    if not settings.at_home:
        yield given_secret(environ)
        for number, dsn in enumerate(settings.databases):
            yield from encrypted(f"database {number + 1}", dsn)
        yield from bus_address(settings.nats)
    elif environ.get("TALEWIND_SECRET"):
        yield note("TALEWIND_SECRET", "is not used at home: the data folder has a cookie secret of its own.")
    yield descriptors(settings.bounds, hard_limit())
    if settings.bounds == UNBOUNDED:
        yield Finding(
            "TALEWIND_LIMITS", False, "`off` takes every bound away, for benchmarks: set none, or some figures."
        )
    if not _is_here(settings.host):
        yield note(
            "TALEWIND_HOST", f"{settings.host} is open to the network, without TLS: a proxy before it should have TLS."
        )
    yield from metrics_address(environ.get("TALEWIND_METRICS", ""))


def given_secret(environ: Mapping[str, str]) -> Finding:
    about = "TALEWIND_SECRET"
    try:
        secret = read_secret(environ)
    except BadSetting as why:
        return Finding(about, False, str(why).removeprefix(f"{about} "))
    if len(set(secret)) < GUESSABLE:
        return Finding(about, False, "could be guessed: it repeats a few characters. `openssl rand -hex 32` makes one.")
    return Finding(about, True, f"fingerprint {fingerprint(secret)}: it must be the same in every process")


def descriptors(bounds: Bounds, hard: int) -> Finding:
    """`talewind serve` raises the soft limit to the hard limit by itself, and accepts fewer connections if that is too low."""
    about, room, wanted = "descriptors", hard - RESERVED, min(bounds.connections, Bounds().connections)
    if room >= wanted:
        return Finding(about, True, f"enough for {wanted} connections")
    words = f"the hard limit of {hard} leaves room for {max(0, room)} connections of {wanted}: raise it (LimitNOFILE, ulimit -Hn)."
    return note(about, words) if room >= FEW else Finding(about, False, words)


def hard_limit() -> int:
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1] if resource else -1
    return limit if limit >= 0 else 1 << 30


def encrypted(about: str, dsn: str) -> Iterator[Finding]:
    """Is the connection to a database encrypted? Never quotes the connection string: it may hold a password."""
    try:
        parts = urlsplit(dsn)
    except ValueError:  # a password may have brackets that are not written as %5B
        yield Finding(
            about, False, "cannot be read; characters such as [ and ] of a password are written as %5B and %5D."
        )
        return
    asked = parse_qs(parts.query)
    hosts = asked.get("host", [parts.hostname or ""])
    if all(host.startswith("/") or not host or _is_here(host) for host in hosts):
        return
    if asked.get("sslmode", [os.environ.get("PGSSLMODE", "prefer")])[0] not in ("verify-full", "verify-ca", "require"):
        yield note(f"{about}, TLS", "is another machine and may be spoken to without TLS: add sslmode=verify-full.")


def bus_address(url: str) -> Iterator[Finding]:
    """Check the address of NATS: everything that tables show goes over it."""
    parts = urlsplit(url if "://" in url else f"nats://{url}")
    if not parts.username:
        yield note("NATS, token", "lets in whoever reaches it: give it a token, nats://token@host:4222.")
    if parts.scheme not in ("tls", "wss") and not _is_here(parts.hostname or ""):
        yield note(
            "NATS, TLS", "is another machine and is spoken to without TLS: let it have TLS, tls://token@host:4222."
        )


def metrics_address(value: str) -> Iterator[Finding]:
    try:
        address = read_address(value)
    except BadSetting as why:
        yield Finding("TALEWIND_METRICS", False, str(why))
        return
    if address is not None and not _is_here(address[0]):
        yield note("TALEWIND_METRICS", f"{address[0]} is open to the network: whoever reaches it reads the figures.")


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
