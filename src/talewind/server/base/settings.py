"""Settings: environment variables with working defaults."""

import hmac
import os
import re
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from urllib.parse import urlsplit

from talewind import games
from talewind.kit import Frozen

from .bounds import BadBound, Bounds, read_bounds
from .offering import BadOffer, Offered, read_offered
from .retention import BadRetention, Keep, read_keep

type Network = IPv4Network | IPv6Network


class BadSetting(ValueError):
    """A setting is invalid; the message is one sentence for the operator."""


class Unavailable(RuntimeError):
    """A database or NATS does not answer. Reported like a wrong setting, but a later start may succeed."""


BEGINNING = re.compile(r"postgres(?:ql)?://")  # start of a connection string
BETWEEN = re.compile(rf"[\s,]+(?={BEGINNING.pattern})")
SHORTEST_SECRET = 32  # characters; 32 hexadecimal ones are 128 bits


class Settings(Frozen, kw_only=True):
    """All settings of a process. If `databases` and `nats` are given, no child processes are started. `secure`: clients use
    HTTPS, so cookies are `Secure` and answers carry HSTS; the default is on in a data centre, where TLS ends at a proxy, and
    off at home, where there is none. `proxies`: networks whose X-Forwarded-For header is trusted; none by default."""

    data: Path
    databases: tuple[str, ...] = ()  # one per shard; their order is part of every table's id
    closed: frozenset[int] = frozenset()  # shards, counted from 0, on which no new table is opened
    nats: str = ""
    texts: Path | None = None  # folder for additional languages, one file each, such as de.ftl
    host: str = "127.0.0.1"
    port: int = 8_000
    secure: bool = False
    proxies: tuple[Network, ...] = ()
    bounds: Bounds = Bounds()
    keep: Keep = Keep()
    games: Offered = None  # ids of the games of which tables can be opened; None: all that are installed
    child_user: str = "nobody"  # user that PostgreSQL and NATS run as if Talewind runs as root

    @property
    def at_home(self) -> bool:
        """Does this process start its own PostgreSQL and NATS?"""
        return not self.databases


def default_data(environ: Mapping[str, str]) -> Path:
    if os.geteuid() == 0:
        return Path("/var/lib/talewind")
    if share := environ.get("XDG_DATA_HOME"):
        return Path(share) / "talewind"
    try:
        home = Path.home()
    except RuntimeError:
        if environ.get("TALEWIND_DATABASES"):  # nothing is stored here then, but `texts` may hold additional languages
            return Path("/var/lib/talewind")
        raise BadSetting(f"User {os.geteuid()} has no home; say with TALEWIND_DATA where the data folder is.") from None
    return home / ".local" / "share" / "talewind"


def read_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read all TALEWIND_... variables; raises BadSetting with a sentence if one is invalid."""
    databases = read_databases(environ.get("TALEWIND_DATABASES", ""))
    nats = _nats(environ.get("TALEWIND_NATS", ""))
    if bool(databases) != bool(nats):
        raise BadSetting("TALEWIND_DATABASES and TALEWIND_NATS go together: give both, or neither to run at home.")
    port = environ.get("TALEWIND_PORT", "").strip() or "8000"
    if not _is_port(port):
        raise BadSetting(f"TALEWIND_PORT is {port!r}; it must be a number from 0 to 65535 (0: any free port).")
    try:
        bounds, keep = read_bounds(environ.get("TALEWIND_LIMITS", "")), read_keep(environ)
        offered = read_offered(environ.get("TALEWIND_GAMES", ""), games.names())
    except (BadBound, BadOffer, BadRetention) as why:
        raise BadSetting(str(why)) from None
    data = Path(environ.get("TALEWIND_DATA") or default_data(environ))
    return Settings(
        data=data,
        texts=Path(environ.get("TALEWIND_TEXTS") or data / "texts"),
        databases=databases,
        closed=_closed(environ.get("TALEWIND_CLOSED_SHARDS", ""), len(databases) or 1),
        nats=nats,
        host=_host(environ.get("TALEWIND_HOST", "")),
        port=int(port),
        secure=_secure(environ.get("TALEWIND_SECURE", ""), at_home=not databases),
        proxies=_proxies(environ.get("TALEWIND_PROXIES", "")),
        bounds=bounds,
        keep=keep,
        games=offered,
        child_user=environ.get("TALEWIND_CHILD_USER") or "nobody",
    )


def read_databases(words: str) -> tuple[str, ...]:
    """Split TALEWIND_DATABASES at commas or white space; a connection string with several hosts contains commas of its own.
    Errors never quote a connection string: it may hold a password.

    >>> read_databases("postgresql://a,b:5433/tales, postgres://c/tales")
    ('postgresql://a,b:5433/tales', 'postgres://c/tales')
    """
    found = tuple(filter(None, (part.strip(", \t\n\r") for part in BETWEEN.split(words))))
    for number, string in enumerate(found, 1):
        if not BEGINNING.match(string) or re.search(r"\s", string):
            raise BadSetting(
                f"Database {number} of TALEWIND_DATABASES cannot be read; it must look like postgresql://user:password@host/name, "
                "with a comma before the next one."
            )
    return found


def _nats(url: str) -> str:
    """Check TALEWIND_NATS. Errors never quote it: it may hold a token."""
    url = url.strip()
    try:
        parts = urlsplit(url if "://" in url else f"nats://{url}")
        good = (
            parts.scheme in ("nats", "tls", "ws", "wss") and parts.hostname and (parts.port is None or parts.port > 0)
        )
    except ValueError:
        good = False
    if url and (not good or re.search(r"\s", url)):
        raise BadSetting("TALEWIND_NATS cannot be read; it must look like nats://token@host:4222.")
    return url


def _host(words: str) -> str:
    """Check that TALEWIND_HOST is an IP address; whether this machine has it shows when the port is opened."""
    host = words.strip().removeprefix("[").removesuffix("]")
    if host in ("", "localhost"):
        return "127.0.0.1"
    try:
        return str(ip_address(host))
    except ValueError:
        raise BadSetting(
            f"TALEWIND_HOST is {words!r}; it must be an address of this machine: 127.0.0.1 or ::1 for this machine alone, 0.0.0.0 or :: "
            "for all. Names and Unix sockets are not served."
        ) from None


def _is_port(words: str) -> bool:
    return bool(re.fullmatch("[0-9]{1,5}", words)) and int(words) < 65_536


def read_secret(environ: Mapping[str, str] = os.environ) -> str:
    """The secret that signs cookies, for given databases. It is never generated here: whoever guesses it can be anybody, and a
    process with a different one recognises nobody."""
    secret = environ.get("TALEWIND_SECRET", "")
    if (length := len(secret.strip())) < SHORTEST_SECRET:
        fault = f"has {length} characters" if length else "is missing"
        raise BadSetting(
            f"TALEWIND_SECRET {fault}; with TALEWIND_DATABASES every process needs the same one, of {SHORTEST_SECRET} "
            "characters or more. `openssl rand -hex 32` makes one."
        )
    return secret


def fingerprint(secret: str) -> str:
    """A keyed hash for comparing the secrets of two processes; the secret cannot be computed from it."""
    return hmac.digest(b"talewind: fingerprint of a secret", secret.encode(), "sha256").hex()[:8]


def _closed(words: str, shards: int) -> frozenset[int]:
    """Parse TALEWIND_CLOSED_SHARDS; operators count shards from 1."""
    said = [word.strip() for word in words.split(",") if word.strip()]
    if not all(word.isdecimal() and 1 <= int(word) <= shards for word in said):
        raise BadSetting(
            f"TALEWIND_CLOSED_SHARDS is {words!r}; it must be numbers of databases from 1 to {shards}, comma-separated."
        )
    if len(set(map(int, said))) == shards:
        raise BadSetting("TALEWIND_CLOSED_SHARDS names every database: no table could be opened.")
    return frozenset(int(word) - 1 for word in said)


def _secure(word: str, at_home: bool) -> bool:
    match word.strip():
        case "":
            return not at_home
        case "on" | "off" as said:
            return said == "on"
    raise BadSetting(f"TALEWIND_SECURE is {word!r}; it must be on (people come by HTTPS) or off.")


def _proxies(words: str) -> tuple[Network, ...]:
    """Parse TALEWIND_PROXIES. An IPv4 network is included in both forms that a listener may see: 10.0.0.0/8, and
    ::ffff:10.0.0.0/104 on an IPv6 socket."""
    found: list[Network] = []
    for word in filter(None, (part.strip() for part in words.split(","))):
        try:
            network = ip_network(word)
        except ValueError:
            raise BadSetting(
                f"TALEWIND_PROXIES has {word!r}; it must be addresses or networks, such as 10.0.0.7,192.168.0.0/16."
            ) from None
        found.append(network)
        if isinstance(network, IPv4Network):
            found.append(IPv6Network(f"::ffff:{network.network_address}/{96 + network.prefixlen}"))
    return tuple(found)
