"""deploy/: the wheel, installed by a user without a name or a home on a machine that has only Python, serves a whole game; and the
files for containers say what their programs take."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from talewind import __version__
from talewind.server.base.settings import read_secret, read_settings
from talewind.server.base.variables import unknown

from .machine import Machine, possible
from .page import BLOCK, FOLDER, ROOT

DEPLOY = ROOT / "deploy"
NAMELESS = (
    "setpriv --reuid=12345 --regid=12345 --clear-groups --no-new-privs env --unset=HOME --unset=USER --unset=LOGNAME"
)
SERVE = f"""
mkdir -m 700 /tmp/try/data
TALEWIND_DATA=/tmp/try/data TALEWIND_PORT=0 {NAMELESS} /tmp/try/talewind/bin/talewind serve > /tmp/try/said 2> /tmp/try/log &
for _ in $(seq 600); do grep -q ready /tmp/try/said && break; kill -0 $! || break; sleep 0.1; done
address=$(grep -o 'http://[^ ]*' /tmp/try/said) || {{ cat /tmp/try/log; exit 1; }}
{NAMELESS} /tmp/try/talewind/bin/python docs/examples/play_over_sockets.py "$address"
curl --silent --fail "$address/" | grep -c '<script'
kill -TERM $!; wait $!
"""


@pytest.fixture
def machine() -> Iterator[Machine]:
    if not possible():
        assert "TALEWIND_TEST_ALL" not in os.environ, "where CI runs, a machine can be made"
        pytest.skip("needs root, namespaces and nginx")
    with Machine() as machine:
        machine.furnish()
        yield machine


@pytest.mark.long
def test_a_user_without_name_or_home_installs_the_wheel_and_plays_a_game(machine: Machine) -> None:
    machine.run("mount -t tmpfs -o mode=1777 tmpfs /tmp; mkdir -m 755 /tmp/try; chown 12345:12345 /tmp/try")
    machine.run(".venv/bin/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .")
    wheel = f"dist/talewind-{__version__}-py3-none-any.whl"
    said = machine.run(f"{NAMELESS} deploy/install.sh /tmp/try/talewind {wheel}", online=True)
    assert [line.partition(" is complete")[0] for line in said.splitlines()] == [
        "objects",
        "story",
        "windmill",
        "winter_tales",
    ], said
    owner = machine.run("stat --format %u /tmp/try/talewind/bin/talewind; id 12345 2>&1 || true")
    assert owner.startswith("12345\n")
    assert "no such user" in owner
    assert "and all agree: True" in machine.run(SERVE.replace("mkdir", f"{NAMELESS} mkdir"))


def test_install_says_how_it_is_called_and_what_it_needs(tmp_path: Path) -> None:
    def install(*words: str, **environ: str) -> tuple[int, str]:
        done = subprocess.run(
            [DEPLOY / "install.sh", *words], env=os.environ | environ, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stderr

    assert install() == (2, "usage: install.sh FOLDER WHEEL\n")
    code, said = install(str(tmp_path / "into"), "none.whl", PYTHON="/nowhere/python")
    assert (code, said) == (1, "Talewind needs Python 3.12 or newer; name it with PYTHON.\n")


def test_the_image_is_made_by_the_script_that_ci_runs() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    runs = [line for line in lines if line.startswith("RUN ")]
    assert len(runs) == 1
    assert runs[0].startswith("RUN /srv/talewind/deploy/install.sh /opt/talewind ")
    copied = [line.split()[1] for line in lines if line.startswith("COPY ")]
    assert sorted(copied) == ["deploy/install.sh", "dist/*.whl", "requirements/base.txt"]
    sent = {line[1:] for line in (DEPLOY / "Containerfile.dockerignore").read_text().splitlines() if line[:1] == "!"}
    assert sent == set(copied)
    assert "USER 12345:12345" in lines, "a number, so that root is never meant"


def filled(value: Any, given: dict[str, str]) -> Any:
    """As compose fills `${NAME:?}` and `${NAME:-default}`."""
    return re.sub(r"\$\{(\w+):[?-]([^}]*)\}", lambda found: given.get(found[1], found[2]), str(value))


def block(wanted: str) -> str:
    blocks: dict[str, str] = {name: text for _, name, text in BLOCK.findall((FOLDER / "containers.md").read_text())}
    return blocks[wanted]


def compose_settings(folder: Path) -> dict[str, str]:
    """deploy/.env, made by the command of the page."""
    (folder / "deploy").mkdir()
    subprocess.run(["bash", "-euc", block("compose-settings")], cwd=folder, check=True)
    place = folder / "deploy" / ".env"
    assert place.stat().st_mode & 0o777 == 0o600
    return dict(line.split("=", 1) for line in place.read_text().splitlines())


def test_the_settings_of_the_compose_file_are_taken(tmp_path: Path) -> None:
    given = compose_settings(tmp_path)
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    environ = {name: filled(value, given) for name, value in services["talewind"]["environment"].items()}
    settings = read_settings(environ)
    assert unknown(environ) == []
    assert (settings.at_home, settings.secure) == (False, True)
    assert read_secret(environ) == given["TALEWIND_SECRET"]
    assert settings.databases == (f"postgresql://talewind:{given['POSTGRES_PASSWORD']}@postgres:5432/talewind",)
    network = compose["networks"]["default"]["ipam"]["config"][0]
    assert str(settings.proxies[0]) == network["gateway"] + "/32"
    assert filled(services["postgres"]["environment"]["POSTGRES_PASSWORD"], given) == given["POSTGRES_PASSWORD"]
    required = set(re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yaml").read_text()))
    assert required == set(given), "compose refuses to start without these"


def test_nats_takes_its_file_and_wants_the_token(tmp_path: Path) -> None:
    given = compose_settings(tmp_path)
    program = Path(sys.executable).parent / "nats-server"
    for token, code in ((given["NATS_TOKEN"], 0), ("", 1)):
        environ = {"NATS_TOKEN": token} if token else {}
        checked = subprocess.run(
            [program, "-t", "--config", DEPLOY / "nats.conf"], env=environ, capture_output=True, check=False
        )
        assert checked.returncode == code, checked.stderr


DOCKER = """#!/bin/sh
while [ "$1" != talewind ]; do shift; done
shift
exec "$@"
"""
TALEWIND = """#!/bin/sh
echo "$1: said aloud" >&2
case $1 in
  backup) [ ! -e "$2" ] && [ -z "${BROKEN:-}" ] && (umask 077; echo "the tales of $WHEN" > "$2") ;;
  restore) stat --format %a "$2" && cat "$2" ;;
esac
"""


def test_the_backups_of_the_page_arrive_whole_and_a_failed_one_leaves_the_last(tmp_path: Path) -> None:
    """With stand-ins for docker and talewind."""
    for name in ("bin", "tmp", "host"):
        (tmp_path / name).mkdir()
    for name, text in (("docker", DOCKER), ("talewind", TALEWIND)):
        (tmp_path / "bin" / name).write_text(text)
        (tmp_path / "bin" / name).chmod(0o755)
    kept, there = tmp_path / "host" / "tales.tar.gz", tmp_path / "tmp" / "tales.tar.gz"

    def run(name: str, **environ: str) -> tuple[int, str]:
        known = {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "TMPDIR": str(tmp_path / "tmp")}
        command = block(name).replace("/tmp/tales.tar.gz", str(there))
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=kept.parent,
            env=known | environ,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout

    for when, broken, text in (("Monday", "", "Monday"), ("Tuesday", "", "Tuesday"), ("Friday", "1", "Tuesday")):
        code, _ = run("compose-backup", WHEN=when, BROKEN=broken)
        assert (code, kept.read_text()) == (1 if broken else 0, f"the tales of {text}\n")
        assert kept.stat().st_mode & 0o777 == 0o600
        assert not list((tmp_path / "tmp").iterdir())
    kept.unlink()
    assert run("bring-over", WHEN="Sunday") == (0, "600\nthe tales of Sunday\n")


def test_the_image_finds_one_wheel_however_many_there_were(tmp_path: Path) -> None:
    """The Makefile's target takes the older ones away before it builds."""
    said = subprocess.run(["make", "--dry-run", "wheel"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    *_, remove, build = said.splitlines()
    assert "pip wheel" in build
    (tmp_path / "dist").mkdir()
    for name in ("talewind-0.1.0-py3-none-any.whl", "talewind-0.2.0-py3-none-any.whl", "other.whl"):
        (tmp_path / "dist" / name).touch()
    subprocess.run(["sh", "-euc", remove], cwd=tmp_path, check=True)
    assert [path.name for path in (tmp_path / "dist").iterdir()] == ["other.whl"]


def test_every_link_of_the_page_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([\w./@-]+)", (FOLDER / "containers.md").read_text()):
        assert (FOLDER / target).exists(), target
