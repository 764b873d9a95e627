"""The output of `talewind backup`, `talewind restore` and `talewind doctor`."""

import asyncio
import sys
from pathlib import Path

from talewind.server.base.settings import BadSetting, Settings, read_settings
from talewind.server.home import HomeError
from talewind.server.operate.backup import backup
from talewind.server.operate.doctor import findings
from talewind.server.operate.restore import restore


def back_up(path: Path | None = None) -> None:
    settings = _settings()
    print("Backing up, each database as it is at this moment. Whoever plays can go on.", flush=True)
    try:
        made = asyncio.run(backup(settings, path))
    except HomeError as why:
        sys.exit(str(why))
    print(f"Done: {made} ({made.stat().st_size / 1024**2:.1f} MB). Only you may read it: keep it like a key.")
    if settings.at_home:
        print("The cookie secret is in it too, so that people keep their seats when you restore it.")
    else:
        print("TALEWIND_SECRET is not in it. Keep that too, or nobody keeps their seat when you restore it.")


def restore_from(path: Path) -> None:
    settings = _settings()
    print(f"Restoring {path}: all of it, or nothing.", flush=True)
    try:
        manifest = asyncio.run(restore(path, settings))
    except HomeError as why:
        sys.exit(str(why))
    rows = sum(part.rows for part in manifest.parts)
    tables = sum(part.rows for part in manifest.parts if part.table == "tables")
    print(f"Done: {tables:,} tables, {rows:,} rows, as they were at {manifest.made_at}; counted and compared.")
    if not manifest.secret:
        print("The backup has no cookie secret: people keep their seats only with the same secret as before.")
    elif settings.at_home:
        print("The cookie secret is back too: people keep their seats.")
    else:
        print(f"People keep their seats if you set TALEWIND_SECRET to what `tar -xOf {path} cookie.secret` says.")


def examine() -> None:
    """Print the doctor's findings; exit 1 if something is wrong."""
    if not asyncio.run(_examine(_settings())):
        sys.exit(1)


async def _examine(settings: Settings) -> bool:
    wrong = 0
    async for finding in findings(settings):
        wrong += not finding.well
        print(f"{finding.mark:5}  {finding.about}: {finding.words}", flush=True)
    print("All is well." if not wrong else f"{wrong} to mend.")
    return not wrong


def _settings() -> Settings:
    try:
        return read_settings()
    except BadSetting as why:
        sys.exit(str(why))
