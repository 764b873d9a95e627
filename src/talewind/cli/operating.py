"""The output of `talewind backup`, `talewind restore` and `talewind doctor`."""

import asyncio
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from talewind.server.base.settings import BadSetting, Settings, read_settings
from talewind.server.base.variables import check_names
from talewind.server.home import HomeError
from talewind.server.operate.backup import backup
from talewind.server.operate.doctor import findings
from talewind.server.operate.restore import restore

from .stopping import Stop


def back_up(path: Path | None = None) -> None:
    """Everything is said on stderr: stdout may be a pipe that the file itself is then written to."""
    settings = _settings(checked=True)
    _say("Backing up, each database as it is at this moment. Whoever plays can go on.")
    made = _run(backup(settings, path))
    _say(f"Done: {made} ({made.stat().st_size / 1024**2:.1f} MB). Only you may read it: keep it like a key.")
    if settings.at_home:
        _say("The cookie secret is in it too, so that people keep their seats when you restore it.")
    else:
        _say("TALEWIND_SECRET is not in it. Keep that too, or nobody keeps their seat when you restore it.")


def restore_from(path: Path) -> None:
    settings = _settings(checked=True)
    print(f"Restoring {path}: all of it, or nothing.", flush=True)
    manifest = _run(restore(path, settings))
    rows = sum(part.rows for part in manifest.parts)
    tables = sum(part.rows for part in manifest.parts if part.table == "tables")
    print(f"Done: {tables:,} tables, {rows:,} rows, as they were at {manifest.made_at}; counted and compared.")
    if not manifest.secret:
        print("The backup has no cookie secret: people keep their seats only with the same secret as before.")
    elif settings.at_home:
        print("The cookie secret is back too: people keep their seats.")
    else:
        print(f"People keep their seats if you set TALEWIND_SECRET to what `tar -xOf {path} cookie.secret` says.")
    if manifest.texts and not settings.at_home:
        print(f"Its further languages were left out: `tar -xf {path} texts` takes them out, for TALEWIND_TEXTS.")


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


def _run[T](work: Coroutine[Any, Any, T]) -> T:
    """Run until it ends. A signal cancels it, so that no scratch folder and no child process stays behind."""
    done: list[T] = []

    async def kept() -> None:
        done.append(await work)

    try:
        asyncio.run(Stop().obeyed(kept()))
    except HomeError as why:
        sys.exit(str(why))
    if not done:
        sys.exit("Stopped before it was done.")
    return done[0]


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def _settings(checked: bool = False) -> Settings:
    """`checked`: a TALEWIND_ variable that Talewind does not know is an error; the doctor lists it as a finding instead."""
    try:
        if checked:
            check_names(os.environ)
        return read_settings()
    except BadSetting as why:
        sys.exit(str(why))
