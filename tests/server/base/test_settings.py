"""Settings by environment variables, with working defaults."""

import re
from pathlib import Path

import pytest

import talewind
from talewind.server.base.bounds import UNBOUNDED, Bounds, Rate
from talewind.server.base.settings import BadSetting, fingerprint, read_secret, read_settings
from talewind.server.base.variables import KNOWN, unknown
from talewind.server.doors.gate import Gate
from talewind.server.doors.limits import Doorkeeper


def test_without_a_word_it_runs_at_home() -> None:
    settings = read_settings({})
    assert settings.at_home
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.data.name == "talewind"


def test_given_databases_and_nats_it_starts_no_children() -> None:
    settings = read_settings({"TALEWIND_DATABASES": "postgresql://a, postgresql://b", "TALEWIND_NATS": "nats://n"})
    assert not settings.at_home
    assert settings.databases == ("postgresql://a", "postgresql://b")


def test_shards_are_closed_by_their_numbers_counted_from_one() -> None:
    centre = {"TALEWIND_DATABASES": "postgresql://a,postgresql://b,postgresql://c", "TALEWIND_NATS": "nats://n"}
    assert read_settings(centre).closed == set()
    assert read_settings(centre | {"TALEWIND_CLOSED_SHARDS": "3, 1"}).closed == {0, 2}


def test_people_come_by_https_in_a_data_centre_and_not_at_home_unless_it_is_said() -> None:
    centre = {"TALEWIND_DATABASES": "postgresql://a", "TALEWIND_NATS": "nats://n"}
    for environ, by_default in ((centre, True), (dict[str, str](), False)):
        assert read_settings(environ).secure is by_default
        assert read_settings(environ | {"TALEWIND_SECURE": "on"}).secure
        assert not read_settings(environ | {"TALEWIND_SECURE": "off"}).secure


def test_proxies_are_known_on_sockets_of_both_kinds() -> None:
    assert read_settings({}).proxies == ()
    settings = read_settings({"TALEWIND_PROXIES": "10.0.0.7, 192.168.0.0/16, 2001:db8::/32"})
    gate = Gate(Doorkeeper(), settings.proxies)
    for host in ("10.0.0.7", "::ffff:10.0.0.7", "192.168.3.4", "::ffff:192.168.3.4", "2001:db8::1"):
        assert gate.trusts(host)
    for host in ("10.0.0.8", "::ffff:10.0.0.8", "127.0.0.1", "::1", ""):
        assert not gate.trusts(host)


def test_the_data_folder_is_ours_to_choose() -> None:
    assert read_settings({"TALEWIND_DATA": "/srv/tales"}).data == Path("/srv/tales")


GIVEN = {"TALEWIND_DATABASES": "postgresql://a", "TALEWIND_NATS": "nats://n"}


@pytest.mark.parametrize(
    ("environ", "says"),
    [
        ({"TALEWIND_DATABASES": "postgresql://a"}, "go together"),
        ({"TALEWIND_NATS": "nats://n"}, "go together"),
        (GIVEN | {"TALEWIND_DATABASES": "pa55@a"}, "^Database 1 of TALEWIND_DATABASES cannot be read"),
        (GIVEN | {"TALEWIND_DATABASES": "mysql://pa55@a"}, "^Database 1 of TALEWIND_DATABASES cannot be read"),
        (
            GIVEN | {"TALEWIND_DATABASES": "postgresql://a, postgresql://pa55@b x"},
            "^Database 2 of TALEWIND_DATABASES cannot be",
        ),
        (GIVEN | {"TALEWIND_CLOSED_SHARDS": "2"}, "TALEWIND_CLOSED_SHARDS is '2'"),
        (GIVEN | {"TALEWIND_NATS": "http://pa55@n"}, "^TALEWIND_NATS cannot be read"),
        (GIVEN | {"TALEWIND_NATS": "nats://pa55@n:http"}, "^TALEWIND_NATS cannot be read"),
        (GIVEN | {"TALEWIND_NATS": "nats://pa55@n:99999"}, "^TALEWIND_NATS cannot be read"),
        (GIVEN | {"TALEWIND_NATS": "nats://pa55@"}, "^TALEWIND_NATS cannot be read"),
        (GIVEN | {"TALEWIND_NATS": "nats://pa55@n nats://m"}, "^TALEWIND_NATS cannot be read"),
        ({"TALEWIND_HOST": "tales.example"}, "TALEWIND_HOST is 'tales.example'.*Names and Unix sockets are not served"),
        ({"TALEWIND_HOST": "/run/talewind.sock"}, "Names and Unix sockets are not served"),
        ({"TALEWIND_HOST": "127.0.0.1:8000"}, "Names and Unix sockets are not served"),
        ({"TALEWIND_PORT": "http"}, "TALEWIND_PORT is 'http'"),
        ({"TALEWIND_PORT": "\u00b2"}, "TALEWIND_PORT is "),
        ({"TALEWIND_PORT": "-1"}, "TALEWIND_PORT is '-1'"),
        ({"TALEWIND_PORT": "9" * 5_000}, "TALEWIND_PORT is "),
        ({"TALEWIND_PORT": "tcp://10.0.0.1:8000"}, "TALEWIND_PORT is 'tcp"),
        ({"TALEWIND_PORT": "65536"}, "from 0 to 65535"),
        ({"TALEWIND_SECURE": "yes"}, "TALEWIND_SECURE is 'yes'"),
        ({"TALEWIND_PROXIES": "10.0.0.1,*"}, "TALEWIND_PROXIES has '\\*'"),
        ({"TALEWIND_KEEP_OPEN": "0"}, "TALEWIND_KEEP_OPEN is '0'"),
        ({"TALEWIND_KEEP_LEFT": "two"}, "TALEWIND_KEEP_LEFT is 'two'"),
        ({"TALEWIND_KEEP_FINISHED": "-1"}, "TALEWIND_KEEP_FINISHED is '-1'"),
        ({"TALEWIND_KEEP_PEOPLE": "never"}, "TALEWIND_KEEP_PEOPLE is 'never'"),
        ({"TALEWIND_LIMITS": "kernel_bytes=99999999999"}, "TALEWIND_LIMITS has 'kernel_bytes=99999999999'"),
    ],
)
def test_a_wrong_setting_is_answered_by_a_sentence(environ: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetting, match=says) as said:
        read_settings(environ)
    assert str(said.value).endswith(".")
    assert "pa55" not in str(said.value), "nothing of a connection string is repeated"


def test_an_empty_variable_is_as_good_as_none() -> None:
    names = (
        "HOST",
        "PORT",
        "DATA",
        "DATABASES",
        "NATS",
        "CLOSED_SHARDS",
        "SECURE",
        "PROXIES",
        "LIMITS",
        "TEXTS",
        "CHILD_USER",
    )
    assert read_settings({f"TALEWIND_{name}": "" for name in names}) == read_settings({})


@pytest.mark.parametrize(
    ("words", "hosts"), [("[::1]", "::1"), ("::", "::"), ("0.0.0.0", "0.0.0.0"), ("localhost", "127.0.0.1")]
)
def test_hosts_are_addresses(words: str, hosts: str) -> None:
    assert read_settings({"TALEWIND_HOST": words}).host == hosts


@pytest.mark.parametrize(
    "words",
    [
        "postgresql://u:p@a:5432,b:5433/x?target_session_attrs=read-write,postgres://c/y",
        "postgresql://u:p@a:5432,b:5433/x?target_session_attrs=read-write postgres://c/y",
        "\n postgresql://u:p@a:5432,b:5433/x?target_session_attrs=read-write,\n\tpostgres://c/y,\n",
    ],
)
def test_a_connection_string_with_several_hosts_keeps_its_commas(words: str) -> None:
    assert read_settings(GIVEN | {"TALEWIND_DATABASES": words}).databases == (
        "postgresql://u:p@a:5432,b:5433/x?target_session_attrs=read-write",
        "postgres://c/y",
    )


def test_a_variable_that_nobody_reads_is_named_with_the_closest_that_somebody_does() -> None:
    assert unknown({"TALEWIND_DATABASE": "postgresql://u:pa55@a"}) == [
        "TALEWIND_DATABASE is set, and Talewind knows no such variable; is it TALEWIND_DATABASES?"
    ]
    for name, close in (
        ("TALEWIND_METRIC", "METRICS"),
        ("TALEWIND_KEEP_LEAVES", "KEEP_LEFT"),
        ("TALEWIND_PROXY", "PROXIES"),
    ):
        (said,) = unknown({name: ""})
        assert said.endswith(f"is it TALEWIND_{close}?")
    of_others = {
        "TALEWIND_TEST_TABLES": "200",
        "TALEWIND_WEB_SERVICE_HOST": "10.0.0.1",
        "TALEWIND_WEB_SERVICE_PORT": "80",
    }
    of_kubernetes = {"TALEWIND_WEB_PORT": "tcp://10.0.0.1:80", "TALEWIND_WEB_PORT_80_TCP_ADDR": "10.0.0.1"}
    assert unknown(of_others | of_kubernetes | dict.fromkeys(KNOWN, "") | {"PATH": ""}) == []


def test_every_variable_that_is_read_is_known() -> None:
    source = Path(talewind.__file__).parent
    read = {
        name for file in source.rglob("*.py") for name in re.findall(r"TALEWIND_[A-Z_]*[A-Z]", file.read_text("utf-8"))
    }
    assert read - KNOWN == {"TALEWIND_CHILD_OF", "TALEWIND_KEEP"} | {f"TALEWIND_{name}" for name in ("TEST",)} & read
    assert read | {f"TALEWIND_KEEP_{name}" for name in ("OPEN", "LEFT", "FINISHED", "PEOPLE")} >= KNOWN


def test_further_languages_lie_in_the_data_folder_or_where_one_says() -> None:
    assert read_settings({"TALEWIND_DATA": "/srv/tales"}).texts == Path("/srv/tales/texts")
    assert read_settings({"TALEWIND_TEXTS": "/srv/words"}).texts == Path("/srv/words")


@pytest.mark.parametrize("words", ["calls=lots", "calls=3", "nothing=3", "frame=0", "calls=5/0", "on"])
def test_a_bound_that_cannot_be_read_is_a_sentence(words: str) -> None:
    with pytest.raises(BadSetting, match=r"^TALEWIND_LIMITS has .*\.$"):
        read_settings({"TALEWIND_LIMITS": words})


def test_bounds_can_be_set_one_by_one_or_taken_away() -> None:
    assert read_settings({}).bounds == Bounds()
    changed = read_settings({"TALEWIND_LIMITS": "calls=600/60, frame=4096"}).bounds
    assert (changed.calls, changed.frame, changed.codes) == (Rate(600, 60), 4_096, Bounds().codes)
    assert read_settings({"TALEWIND_LIMITS": "off"}).bounds == UNBOUNDED


def test_a_fingerprint_tells_secrets_apart_and_nothing_else() -> None:
    assert fingerprint("s" * 32) == fingerprint("s" * 32) != fingerprint("s" * 31 + "t")
    assert len(fingerprint("s" * 32)) == 8
    assert read_secret({"TALEWIND_SECRET": "s" * 32}) == "s" * 32
