"""A house in which a game from another distribution is installed, too."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.foreign.installed import install
from tests.server.serving import Server

from .people import PATIENT


@contextmanager
def house_with(game: str, limits: str = "off", board: bool = False) -> Iterator[Server]:
    """`board`: with the board that the game brings; without it, it is played on the generic one."""
    base = Path(tempfile.mkdtemp(prefix="talewind-foreign-"))
    base.chmod(0o755)
    given = install(game, base / "site")
    for brought in () if board else (base / "site").glob("*/board"):
        shutil.rmtree(brought)
    house = Server(given | {"TALEWIND_DATA": str(base / "data"), "TALEWIND_LIMITS": limits}, before=PATIENT)
    yield house.start()
    house.end()
    shutil.rmtree(base, ignore_errors=True)
