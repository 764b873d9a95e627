"""`talewind dev` serves this machine alone, from databases of its own."""

from pathlib import Path

import pytest

from talewind.cli.dev.starting import dev_settings
from talewind.server.base.settings import BadSetting


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
    assert dev_settings({"TALEWIND_DATA": "/tales"}, "stones").data == Path("/tales")


def test_no_proxy_is_trusted_to_say_who_calls() -> None:
    assert dev_settings({"TALEWIND_PROXIES": "10.0.0.7", "TALEWIND_DATA": "/nowhere"}, "stones").proxies == ()
