"""The start of `talewind dev`: its settings, PostgreSQL and NATS, and the port, which stays open while processes are replaced."""

import asyncio
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from msgspec import json, structs

from talewind import games
from talewind.cli.ports import bound, web_address
from talewind.cli.serving import BACKLOG, event_loop
from talewind.cli.stopping import Stop
from talewind.games import nearby
from talewind.server.base.settings import BadSetting, Settings, default_data, read_settings
from talewind.server.base.variables import check_names
from talewind.server.dev.doors import is_loopback
from talewind.server.dev.tables import Wish
from talewind.server.home import DataFolder, HomeError, Household

from .orders import Prepare
from .supervisor import say, supervised


def develop(wish: Wish, opens: bool = False, port: int | None = None) -> None:
    """The game itself is imported by child processes alone: its faults shall not end this one. If it lies in a folder that is not
    installed, `nearby.know` has been called, and children inherit that."""
    folder = package_of(wish.game)
    try:
        check_names({name: value for name, value in os.environ.items() if name != nearby.NEARBY})
        settings = dev_settings(os.environ, wish.game, port)
        stop = Stop()
        work = _develop(settings, wish, folder, opens)
        code = asyncio.run(stop.obeyed(work), loop_factory=event_loop())
    except (BadSetting, HomeError) as why:
        sys.exit(str(why))
    sys.exit(code)


def package_of(name: str) -> Path:
    """The folder of a game's package, found without importing it."""
    if name in games.own():
        return Path(next(iter(games.__path__))) / name
    for point in nearby.points(nearby.GROUP):
        spec = find_spec(point.module.partition(".")[0]) if point.name == name else None
        if spec is not None and spec.submodule_search_locations:
            return Path(next(iter(spec.submodule_search_locations))).resolve()
        if spec is not None and spec.origin:
            return Path(spec.origin).resolve().parent
    raise games.NoSuchGame(f"There is no game called {name!r} here. Installed: {', '.join(games.names()) or 'none'}.")


def values_of(words: list[str]) -> dict[str, Any]:
    """Options of the table, as plain values; the game checks them when the table is opened.

    >>> values_of(["dice=2", "wild_ones=false", "mode=solo"])
    {'dice': 2, 'wild_ones': False, 'mode': 'solo'}
    """
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            sys.exit(f"--option takes name=value, such as --option players=3; {word!r} has no value.")
        try:
            found[name] = json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found


def dev_settings(environ: Mapping[str, str], game: str, port: int | None = None) -> Settings:
    """The settings of `serve`, with a data folder of its own: a developing server deletes clocks and snapshots of all its tables. Raises
    BadSetting if others could reach the server, or if it would serve databases of others."""
    if port is not None and not 0 <= port < 65_536:
        raise BadSetting(f"--port is {port}; it must be a number from 0 to 65535 (0: any free port).")
    given = {name: value for name, value in environ.items() if name != "TALEWIND_PROXIES"}
    settings = read_settings(given)
    if not is_loopback(settings.host):
        raise BadSetting(
            f"TALEWIND_HOST is {settings.host}, but `talewind dev` shows the secrets of every seat, so it listens on this machine "
            "alone: leave it out, or set it to 127.0.0.1 or ::1."
        )
    if not settings.at_home:
        raise BadSetting("`talewind dev` runs at home, with databases of its own: leave TALEWIND_DATABASES out.")
    if environ.get("TALEWIND_DATA"):
        data = settings.data / "dev" / game
    else:
        usual = default_data(environ)
        data = usual.with_name(f"{usual.name}-dev") / game
    return structs.replace(settings, data=data, port=settings.port if port is None else port, secure=False)


async def _develop(settings: Settings, wish: Wish, folder: Path, opens: bool) -> None:
    with DataFolder(settings.data, settings.child_user) as data:
        async with Household(data, lambda event, child, says: say(f"{child}: {says}")) as home:
            with bound(settings) as door:
                door.listen(BACKLOG)
                address = web_address(settings.host, door.getsockname()[1])
                prepare = Prepare(
                    (home.postgres.dsn(),), home.nats.url, data.secret("cookie.secret"), door.fileno(), settings.host,
                    door.getsockname()[1], str(data.path), wish, str(folder),
                )  # fmt: skip
                async with supervised(prepare, address, opens) as supervisor:
                    await supervisor.run()
