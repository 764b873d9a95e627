"""Our own Python for another user: where it lies in a folder closed to others, as /root is, its files get second names in an
open one."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

import talewind

LEFT_OUT = shutil.ignore_patterns("test", "tests", "site-packages", "idlelib", "tkinter", "ensurepip", "config-*")


def reachable_python(base: Path) -> tuple[str, dict[str, str]]:
    """A virtual environment in `base` with what is installed here; and the variables it needs."""
    real = Path(sys.executable).resolve()
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    (base / "python" / "bin").mkdir(parents=True)
    _link(real, base / "python" / "bin" / real.name)
    library = Path(sysconfig.get_config_var("LIBDIR"))
    for shared in library.glob("libpython*.so*"):
        _link(shared.resolve(), base / "python" / "lib" / shared.name)
    _show(Path(sysconfig.get_path("stdlib")), base / "python" / "lib" / version, LEFT_OUT)

    venv = base / "venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "pyvenv.cfg").write_text(f"home = {base / 'python' / 'bin'}\ninclude-system-site-packages = false\n")
    (venv / "bin" / "python").symlink_to(base / "python" / "bin" / real.name)
    _show(Path(sysconfig.get_path("scripts")) / "nats-server", venv / "bin" / "nats-server")
    _show(Path(sysconfig.get_path("purelib")), venv / "lib" / version / "site-packages")
    _show(Path(talewind.__file__).parent, base / "src" / "talewind")
    return str(venv / "bin" / "python"), {
        "PYTHONPATH": str(base / "src"), "LD_LIBRARY_PATH": str(base / "python" / "lib"), "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip


def _show(there: Path, here: Path, left_out: object = None) -> None:
    here.parent.mkdir(parents=True, exist_ok=True)
    there = there.resolve()
    if all(place.stat().st_mode & 0o005 == 0o005 for place in (there, *there.parents)):
        here.symlink_to(there)
    elif there.is_dir():
        shutil.copytree(there, here, ignore=left_out, copy_function=_link)  # type: ignore[arg-type]
    else:
        _link(there, here)


def _link(there: Path | str, here: Path | str) -> None:
    Path(here).parent.mkdir(parents=True, exist_ok=True)
    try:
        os.link(there, here)
    except OSError:
        shutil.copy2(there, here)
