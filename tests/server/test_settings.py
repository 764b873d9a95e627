"""Settings by environment variables, with working defaults."""

from pathlib import Path

import pytest

from talewind.server.settings import BadSetting, read_settings


def test_without_a_word_it_runs_at_home() -> None:
    settings = read_settings({})
    assert settings.at_home
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.data.name == "talewind"


def test_given_databases_and_nats_it_starts_no_children() -> None:
    settings = read_settings({"TALEWIND_DATABASES": "postgresql://a, postgresql://b", "TALEWIND_NATS": "nats://n"})
    assert not settings.at_home
    assert settings.databases == ("postgresql://a", "postgresql://b")


def test_the_data_folder_is_ours_to_choose() -> None:
    assert read_settings({"TALEWIND_DATA": "/srv/tales"}).data == Path("/srv/tales")


@pytest.mark.parametrize(
    ("environ", "says"),
    [
        ({"TALEWIND_DATABASES": "postgresql://a"}, "go together"),
        ({"TALEWIND_NATS": "nats://n"}, "go together"),
        ({"TALEWIND_PORT": "http"}, "TALEWIND_PORT is 'http'"),
        ({"TALEWIND_PORT": "65536"}, "from 0 to 65535"),
    ],
)
def test_a_wrong_setting_is_answered_by_a_sentence(environ: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetting, match=says):
        read_settings(environ)


def test_further_languages_lie_in_the_data_folder_or_where_one_says() -> None:
    assert read_settings({"TALEWIND_DATA": "/srv/tales"}).texts == Path("/srv/tales/texts")
    assert read_settings({"TALEWIND_TEXTS": "/srv/words"}).texts == Path("/srv/words")
