"""Settings: environment variables with working defaults."""

import os
from collections.abc import Mapping
from pathlib import Path

from talewind.kit import Frozen


class BadSetting(ValueError):
    """Said to the person who runs the server, in one sentence."""


class Settings(Frozen, kw_only=True):
    """With `databases` and `nats` given, no children are started."""

    data: Path
    databases: tuple[str, ...] = ()  # one a shard; their order is part of every table's id
    nats: str = ""
    texts: Path | None = None  # where a further language is dropped: one file, such as de.ftl
    host: str = "127.0.0.1"
    port: int = 8_000
    unlimited: bool = False  # for benchmarks, and tests that play a hundred people from one address
    child_user: str = "nobody"  # whom PostgreSQL and NATS run as when Talewind runs as root

    @property
    def at_home(self) -> bool:
        """Does Talewind bring its own PostgreSQL and NATS?"""
        return not self.databases


def default_data(environ: Mapping[str, str]) -> Path:
    if os.geteuid() == 0:
        return Path("/var/lib/talewind")
    share = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(share) / "talewind"


def read_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """What TALEWIND_... says; a sentence about what is wrong otherwise."""
    databases = tuple(d.strip() for d in environ.get("TALEWIND_DATABASES", "").split(",") if d.strip())
    nats = environ.get("TALEWIND_NATS", "").strip()
    if bool(databases) != bool(nats):
        raise BadSetting("TALEWIND_DATABASES and TALEWIND_NATS go together: give both, or neither to run at home.")
    port = environ.get("TALEWIND_PORT", "8000")
    if not port.isdigit() or not 0 <= int(port) < 65_536:
        raise BadSetting(f"TALEWIND_PORT is {port!r}; it must be a number from 0 to 65535 (0: any free port).")
    data = Path(environ.get("TALEWIND_DATA") or default_data(environ))
    return Settings(
        data=data,
        texts=Path(environ.get("TALEWIND_TEXTS") or data / "texts"),
        databases=databases,
        nats=nats,
        host=environ.get("TALEWIND_HOST", "127.0.0.1"),
        port=int(port),
        unlimited=environ.get("TALEWIND_LIMITS") == "off",
        child_user=environ.get("TALEWIND_CHILD_USER", "nobody"),
    )
