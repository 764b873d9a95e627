"""`talewind dev` serves this machine alone, from databases of its own."""

import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from talewind.cli.dev import child
from talewind.cli.dev.orders import Channel, Declined, Prepare
from talewind.cli.dev.process import Child
from talewind.cli.dev.starting import dev_settings
from talewind.cli.dev.wishing import unfit
from talewind.server.base.catalogues import Catalogues
from talewind.server.base.retention import Keep
from talewind.server.base.settings import BadSetting
from talewind.server.dev.bulletin import Bulletin
from talewind.server.dev.tables import Wish


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.0.7", "2001:db8::1"])
def test_an_address_that_others_reach_is_refused(host: str) -> None:
    with pytest.raises(BadSetting, match="listens on this machine alone"):
        dev_settings({"TALEWIND_HOST": host, "TALEWIND_DATA": "/nowhere"}, "stones")


@pytest.mark.parametrize("host", ["", "127.0.0.1", "localhost", "::1", "127.0.0.7"])
def test_the_loopback_is_served(host: str) -> None:
    settings = dev_settings({"TALEWIND_HOST": host, "TALEWIND_DATA": "/nowhere"}, "stones")
    assert settings.host == {"": "127.0.0.1", "localhost": "127.0.0.1"}.get(host, host)


def test_databases_of_others_are_refused() -> None:
    environ = {"TALEWIND_DATABASES": "postgresql://a/b", "TALEWIND_NATS": "nats://c", "TALEWIND_DATA": "/nowhere"}
    with pytest.raises(BadSetting, match="runs at home"):
        dev_settings(environ, "stones")


def test_each_game_has_a_data_folder_of_its_own_beside_that_of_the_server() -> None:
    data = dev_settings({"XDG_DATA_HOME": "/shared"}, "stones").data
    assert data.parts[-2:] == ("talewind-dev", "stones")
    assert dev_settings({"TALEWIND_DATA": "/tales"}, "stones").data == Path("/tales/dev/stones"), (
        "never that of `serve`"
    )


@pytest.mark.parametrize("port", [-1, 65_536, 99_999])
def test_a_port_that_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(BadSetting, match=f"--port is {port}; it must be a number from 0 to 65535"):
        dev_settings({"TALEWIND_DATA": "/nowhere"}, "stones", port)


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        (Wish("windmill", seats=0), "--seats is 0; windmill is for 3 to 5 seats by these options."),
        (Wish("windmill", seats=99), "--seats is 99; windmill is for 3 to 5 seats by these options."),
        (Wish("windmill", lang="xx"), "--lang: windmill does not speak 'xx' yet; it speaks en, fr."),
        (Wish("windmill", options={"foo": 1}), "--option: windmill has no option 'foo'; its options are: spectators, "),
        (Wish("windmill", options={"mode": "song"}), "--option: Invalid enum value 'song' - at `$.mode`"),
    ],
)
def test_words_that_open_no_table_are_said(wish: Wish, says: str) -> None:
    assert unfit(wish, Catalogues()).startswith(says)


@pytest.mark.parametrize("wish", [Wish("windmill"), Wish("windmill", 4, {"mode": "typed"}, lang="fr")])
def test_words_that_open_a_table_are_not(wish: Wish) -> None:
    assert unfit(wish, Catalogues()) == ""


async def test_a_child_that_declines_them_ends_the_command() -> None:
    ours, theirs = socket.socketpair()
    ended: list[float] = []

    class Ended(Child):
        async def end(self, seconds: float = 1) -> None:
            ended.append(seconds)

    process: Any = None
    channel, other = await Channel.over(ours), await Channel.over(theirs)
    other.send(Declined("--seats is 0."))
    with pytest.raises(BadSetting, match="--seats is 0"):
        await Ended(process, channel).report(10)
    assert ended == [0]
    channel.close()
    other.close()


def test_no_table_is_ever_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr(child, "make_app", lambda *_, **named: given.update(named))
    prepare = Prepare((), "", "s" * 32, 0, "", 0, "", Wish("stones"), "")
    master: Any = SimpleNamespace(prepare=prepare, bulletin=Bulletin(), doorkeeper=None, catalogues=None)
    child.Master._make(master)
    assert given["keep"] == Keep(open=None, left=None, finished=None, people=None)


def test_no_proxy_is_trusted_to_say_who_calls() -> None:
    assert dev_settings({"TALEWIND_PROXIES": "10.0.0.7", "TALEWIND_DATA": "/nowhere"}, "stones").proxies == ()
