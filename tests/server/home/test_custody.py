"""Served as root: the children's user cannot lead root to other files, whatever it does to its own."""

import asyncio
import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from talewind.server.home import DataFolder, HomeError, Household
from talewind.server.home.custody import give

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.geteuid() != 0, reason="only root has children that are somebody else"),
]

# What scripts of an intruder who has become the children's user would do with every file and folder that lets them.
LEAD_ELSEWHERE = """
for folder in "$1" "$1/logs" "$1/conf" "$1/run"; do
  for file in "$folder"/* "$folder"/.s.*; do mv "$file" "$file.old" && ln -s "$2" "$file"; done
done
mv "$1/run" "$1/run.old"; mv "$1/logs" "$1/logs.old"
for name in nats.log nats.conf nats.pid nats-server_1.ports postgres.log postgres.pid; do
  ln -s "$2" "$1/run/$name"; ln -s "$2" "$1/logs/$name"; ln -s "$2" "$1/conf/$name"
done
"""
RUIN_THE_DATA = """
for file in $(find "$1/postgres" -type f); do mv "$file" "$file.old" && ln -s "$2" "$file"; done
"""


@pytest.fixture
def victim(place: Path) -> Path:
    place.parent.mkdir(exist_ok=True)
    path = place.parent / "victim"
    path.write_text("root's alone")
    path.chmod(0o600)
    return path


def untouched(path: Path) -> bool:
    found = path.lstat()
    return (found.st_uid, found.st_gid, found.st_mode, path.read_text()) == (0, 0, 0o100600, "root's alone")


def as_child(folder: DataFolder, script: str, victim: Path) -> None:
    assert folder.child is not None
    words = ["/bin/sh", "-c", script, "sh", str(folder.path), str(victim)]
    ids = {"user": folder.child.pw_uid, "group": folder.child.pw_gid, "extra_groups": []}
    subprocess.run(words, cwd="/", stderr=subprocess.DEVNULL, check=False, **ids)  # type: ignore[call-overload]


async def killed(home: Household, told: list[str], name: str) -> None:
    """By its process id; until it is ready again, or has refused with a sentence."""
    server, known = getattr(home, name), len(told)
    before = server.child.process.pid
    os.kill(before, signal.SIGKILL)
    async with asyncio.timeout(90):
        while len(told) < known + 2:
            await asyncio.sleep(0.05)
            if server.child.runs and server.child.process.pid != before:
                with suppress(HomeError):
                    await server.ready()
                    return


async def test_none_of_the_childrens_files_can_be_led_elsewhere(place: Path, victim: Path) -> None:
    told: list[str] = []
    with DataFolder(place) as folder:
        async with Household(folder, lambda event, child, words: told.append(words)) as home:
            as_child(folder, LEAD_ELSEWHERE, victim)
            assert any(path.is_symlink() for path in folder.run.iterdir()), "its own it can lead elsewhere"
            await killed(home, told, "nats")
            assert untouched(victim)
            assert home.nats.child.runs
            await killed(home, told, "postgres")
            assert untouched(victim)
            assert "PostgreSQL has stopped: " in told[-1]
            assert not any(p.is_symlink() for d in (place, folder.logs, folder.conf) for p in d.iterdir())
            as_child(folder, RUIN_THE_DATA, victim)
            assert (folder.postgres / "pg_hba.conf").is_symlink()
            await killed(home, told, "nats")
            assert untouched(victim)
    with DataFolder(place) as folder, pytest.raises(HomeError, match="PostgreSQL has stopped"):
        async with Household(folder):
            pass
    assert untouched(victim)


async def test_what_an_earlier_version_gave_away_is_taken_back(place: Path, victim: Path) -> None:
    with DataFolder(place) as folder:
        child = folder.child
    assert child is not None
    (folder.logs / "postgres.log").write_text("earlier words\n")
    (folder.logs / "nats.log").symlink_to(victim)
    (folder.logs / "other.log").hardlink_to(victim)
    os.mkfifo(folder.logs / "pipe.log")
    for path in (folder.logs, folder.logs / "postgres.log", folder.run):
        os.chown(path, child.pw_uid, child.pw_gid)
    with DataFolder(place) as folder:
        async with Household(folder):
            pass
    assert untouched(victim)
    assert {p.name for p in folder.logs.iterdir()} == {"postgres.log", "nats.log"}
    for path in (folder.logs, *folder.logs.iterdir()):
        assert path.lstat().st_uid == 0
        assert path.lstat().st_mode & 0o077 == 0
    assert (folder.logs / "postgres.log").read_text().startswith("earlier words\n")


@pytest.mark.parametrize("name", ["logs", "conf", "run", "postgres"])
def test_a_link_in_the_place_of_a_folder_is_refused(place: Path, victim: Path, name: str) -> None:
    place.mkdir(mode=0o755)
    (place.parent / "elsewhere").mkdir(mode=0o700)
    (place / name).symlink_to(place.parent / "elsewhere")
    with pytest.raises(HomeError, match=f"{name} is no folder"), DataFolder(place):
        pass
    assert (place.parent / "elsewhere").stat().st_uid == 0


def test_a_folder_for_sockets_that_somebody_else_made_first_is_refused(place: Path) -> None:
    folder = DataFolder(place.parent / ("deep" * 30))
    assert folder.child is not None
    folder.run.mkdir()
    try:
        os.chown(folder.run, 54_321, 54_321)
        with pytest.raises(HomeError, match=f"{folder.run} belongs to user 54321"):
            give(folder.run, folder.child)
        folder.run.rmdir()
        folder.run.symlink_to(place.parent)
        with pytest.raises(HomeError, match="is no folder"):
            give(folder.run, folder.child)
    finally:
        folder.run.unlink()


@pytest.mark.parametrize(("owner", "mode"), [(65_534, 0o755), (0, 0o777), (0, 0o1777)])
@pytest.mark.parametrize("which", ["data", "above"])
def test_a_data_folder_that_others_can_write_is_refused(place: Path, owner: int, mode: int, which: str) -> None:
    place.mkdir(mode=0o755)
    wide = place if which == "data" else place.parent
    os.chown(wide, owner, owner)
    wide.chmod(mode)
    if mode & 0o1000 and which == "above":  # as in /tmp
        with DataFolder(place):
            return
    with pytest.raises(HomeError, match=f"{wide} must belong to root and be writable by root alone"), DataFolder(place):
        pass
    assert not any(place.iterdir())


def test_a_link_of_somebody_else_to_a_folder_of_root_is_refused(place: Path) -> None:
    place.mkdir(mode=0o755)
    link = place.with_name("link")
    link.symlink_to(place)
    with DataFolder(link):
        pass
    os.lchown(link, 65_534, 65_534)
    with pytest.raises(HomeError, match="link must belong to root"), DataFolder(link):
        pass


def heed_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("user", ["root", "child"])
def test_only_a_process_of_the_childrens_user_is_ended_as_a_leftover(place: Path, user: str) -> None:
    with DataFolder(place) as folder:
        home = Household(folder)
        assert folder.child is not None
        uid = 0 if user == "root" else folder.child.pw_uid
        script = 'trap "exit 3" INT; echo up; while :; do sleep 0.05; done'
        environ = home.nats.child.environ
        words = ["/nats-server", "-c", script]
        # A shell cannot trap what was ignored when it began, as SIGINT is in the background of another shell.
        with subprocess.Popen(
            words,
            executable="/bin/sh",
            env=environ,
            user=uid,
            stdout=subprocess.PIPE,
            preexec_fn=heed_interrupts,  # noqa: PLW1509  one system call
        ) as other:
            assert other.stdout is not None
            try:
                other.stdout.readline()
                (place / "nats.pid").write_text(str(other.pid))
                home.nats.child.end_leftover(patience=60)
                ended = other.poll() if user == "root" else other.wait(60)
            finally:
                other.kill()
        assert ended == (None if user == "root" else 3)


def test_a_child_knows_no_variable_that_holds_a_secret(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALEWIND_SECRET", "x" * 32)
    with DataFolder(place) as folder:
        child = Household(folder).nats.child
        child.command = ["/usr/bin/env"]
        child.start()
        assert child.process is not None
        child.process.wait(90)
        assert "PATH=" in child.log.read_text()
        assert "TALEWIND_SECRET" not in child.log.read_text()
