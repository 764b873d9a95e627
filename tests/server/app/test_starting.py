"""What is wrong at a start is one sentence on standard error, and an exit code: 1 is to be set otherwise, 75 to be tried later."""

import asyncio
import re
from pathlib import Path

import pytest

from talewind.server.base.settings import read_databases
from talewind.server.home import DataFolder
from talewind.server.home.postgres import Postgres
from tests.server.conftest import Running
from tests.server.serving import Server
from tests.server.starting import run


def one_sentence(environ: dict[str, str], code: int) -> str:
    found, out, errors = run(environ)
    assert (found, out) == (code, ""), errors
    assert errors.endswith((".\n", "?\n"))
    assert errors.count("\n") == 1
    assert "pa55" not in errors
    return errors


@pytest.mark.parametrize(
    ("environ", "says"),
    [
        ({"TALEWIND_DATABASE": "postgresql://u:pa55@a"}, "is it TALEWIND_DATABASES?"),
        ({"TALEWIND_HOST": "/run/talewind.sock"}, "Names and Unix sockets are not served"),
        ({"TALEWIND_HOST": "192.0.2.7"}, "TALEWIND_HOST is 192.0.2.7, which is no address of this machine"),
        ({"TALEWIND_METRICS": "nonsense"}, "TALEWIND_METRICS is 'nonsense'"),
        (
            {"TALEWIND_DATABASES": "postgresql://u:pa55@h:port/x"},
            "Database 1 of TALEWIND_DATABASES has a connection string",
        ),
    ],
)
def test_a_wrong_setting_is_one_sentence_and_1(environ: dict[str, str], says: str) -> None:
    nowhere = {"TALEWIND_DATABASES": "postgresql://127.0.0.1:1/x", "TALEWIND_NATS": "nats://127.0.0.1:1"}
    assert says in one_sentence(nowhere | environ, 1)


def test_a_game_with_a_reserved_name_is_one_sentence_and_1() -> None:
    planted = "from talewind import games; games.own = lambda: ['generic']; games._exported_by = lambda _: games.Game"
    planted += "; games.Game.id = 'generic'"
    nowhere = {"TALEWIND_DATABASES": "postgresql://127.0.0.1:1/x", "TALEWIND_NATS": "nats://127.0.0.1:1"}
    code, _, errors = run(nowhere, before=planted)
    assert (code, errors.count("\n")) == (1, 1), errors
    assert errors.startswith("A game cannot be called 'generic'")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (("//talewind@", "//pa55@"), "does not let this user in"),
        (("shard_[0-9a-f]*", "pa55"), "knows no database of that name"),
    ],
)
async def test_a_database_that_refuses_is_named_by_its_number(
    wrong: tuple[str, str], says: str, running: Running, dsns: tuple[str, ...]
) -> None:
    databases = ",".join((dsns[0], re.sub(*wrong, dsns[1])))
    environ = {"TALEWIND_DATABASES": databases, "TALEWIND_NATS": running.nats}
    said = await asyncio.to_thread(one_sentence, environ, 1)
    assert said.startswith("Database 2 of TALEWIND_DATABASES ")
    assert says in said


def test_no_database_that_answers_is_to_be_tried_later(running: Running) -> None:
    databases = "postgresql://u:pa55@127.0.0.1:1/x, postgresql://u:pa55@127.0.0.1:2/x"
    said = one_sentence({"TALEWIND_DATABASES": databases, "TALEWIND_NATS": running.nats}, 75)
    assert said.startswith("Database 1, Database 2: no answer.")


def test_a_language_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_bytes(b"\xff")
    nowhere = {"TALEWIND_DATABASES": "postgresql://127.0.0.1:1/x", "TALEWIND_NATS": "nats://127.0.0.1:1"}
    assert "de.ftl cannot be read (UnicodeDecodeError)" in one_sentence(nowhere | {"TALEWIND_TEXTS": str(tmp_path)}, 1)


def test_several_hosts_of_one_database_and_brackets_around_an_address_of_ipv6(
    running: Running, dsns: tuple[str, ...]
) -> None:
    """The first host does not answer."""
    several = [re.sub("host=", "host=/nowhere,", dsn) for dsn in dsns]
    environ = {"TALEWIND_DATABASES": "\n".join(several), "TALEWIND_NATS": running.nats, "TALEWIND_HOST": "::1"}
    server = Server(environ)
    server.start()
    assert server.end() == 0
    assert server.said.startswith(f"Talewind is ready: http://[::1]:{server.port} ")


def test_a_data_folder_may_have_a_space_in_its_name(base: Path) -> None:
    """Its workers are told its database in a variable, where white space separates."""
    assert Server({"TALEWIND_DATA": str(base / "my tales")}).start().end() == 0
    told = Postgres(DataFolder(base / "my tales")).dsn()
    assert read_databases(told) == (told,)
