"""Texts for browsers: bundles by language, and a further language by dropping one file."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from talewind import games
from talewind.kit.catalogue import scan
from talewind.server.base.catalogues import Catalogues
from talewind.server.base.settings import BadSetting
from talewind.server.doors.texts import texts_door
from tests.server.conftest import Running
from tests.server.players import call
from tests.server.serving import Server

type Client = TestClient[Litestar]

GERMAN = "\ufeffserver-language = Deutsch\nserver-invites = { $host } lädt dich zu { $game } ein\nwindmill-name = Windmühle\n"


@pytest.fixture
def dropped(tmp_path: Path) -> Path:
    (tmp_path / "de.ftl").write_text(GERMAN, "utf-8")
    (tmp_path / "fr.ftl").write_text("server-language = Nobody's French\n", "utf-8")
    (tmp_path / "notes.txt").write_text("no catalogue")
    (tmp_path / "No Language.ftl").write_text("x = y\n")
    return tmp_path


def client_of(folder: Path | None) -> Client:
    return TestClient(Litestar([texts_door(Catalogues(folder))], openapi_config=None, logging_config=None))


@pytest.fixture
def client() -> Iterator[Client]:
    with client_of(None) as client:
        yield client


def test_the_index_names_the_languages_as_their_speakers_do(client: Client) -> None:
    found = client.get("/texts/index").json()
    assert found["languages"] == [{"lang": "en", "name": "English"}, {"lang": "fr", "name": "Français"}]
    of_games = [bundle for name in games.names() for bundle in (name, f"{name}.options", f"{name}.lessons")]
    assert found["bundles"] == ["common", "table", "generic", *of_games]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_common_bundle_has_what_kit_server_and_client_say_and_a_games_the_rest(client: Client, lang: str) -> None:
    common = scan(client.get(f"/texts/{lang}/common.ftl").text)
    assert {"kit-over", "server-busy", "client-name"} <= common.keys()
    windmill = scan(client.get(f"/texts/{lang}/windmill.ftl").text)
    assert {"windmill-name", "WM-46", "WM-46.why", "wm03", "wm03.shows"} <= windmill.keys()
    front_door = {"windmill-name", "windmill-about", "windmill-about.short"}
    assert common.keys() & windmill.keys() == front_door


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_waiting_room_gets_the_options_of_a_game_and_nothing_else(client: Client, lang: str) -> None:
    for game in games.names():
        whole = scan(client.get(f"/texts/{lang}/{game}.ftl").text)
        options = scan(client.get(f"/texts/{lang}/{game}.options.ftl").text)
        assert options == {key: needs for key, needs in whole.items() if key.startswith(f"{game}-option-")}
        assert options


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lessons_of_a_game_are_in_a_bundle_of_their_own(client: Client, lang: str) -> None:
    for game in games.names():
        lessons = scan(client.get(f"/texts/{lang}/{game}.lessons.ftl").text)
        assert {f"{game}-lesson-3.text", f"{game}-read-5.text", f"{game}-section-1.rule"} <= lessons.keys()
        assert not lessons.keys() & scan(client.get(f"/texts/{lang}/{game}.ftl").text).keys()


def test_a_bundle_is_packed_and_kept_for_an_hour(client: Client) -> None:
    with client.stream("GET", "/texts/en/windmill.ftl", headers={"Accept-Encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    plain = client.get("/texts/en/windmill.ftl", headers={"Accept-Encoding": "identity"})
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert gzip.decompress(raw) == plain.content
    assert plain.headers["content-type"] == "text/plain; charset=utf-8"
    assert (plain.headers["cache-control"], plain.headers["vary"]) == ("public, max-age=3600", "Accept-Encoding")
    again = client.get(
        "/texts/en/windmill.ftl", headers={"Accept-Encoding": "identity", "If-None-Match": plain.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/texts/de/common.ftl", "/texts/en/none.ftl", "/texts/en/common", "/texts/..%2Fen/common.ftl"]
)
def test_what_there_is_not_is_not_found(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_dropped_file_is_a_language_and_replaces_none(dropped: Path) -> None:
    with client_of(dropped) as client:
        assert [each["name"] for each in client.get("/texts/index").json()["languages"]] == [
            "English",
            "Deutsch",
            "Français",
        ]
        for bundle in ("common", "windmill"):
            assert client.get(f"/texts/de/{bundle}.ftl").text == GERMAN.removeprefix("\ufeff")
        for bundle in ("table", "generic", "windmill.options", "windmill.lessons"):
            assert (found := client.get(f"/texts/de/{bundle}.ftl")).status_code == 200
            assert found.text == "", "the common bundle has it all"
        assert "Nobody" not in client.get("/texts/fr/common.ftl").text


def test_sentences_of_the_server_are_said_in_it_and_in_english_where_it_lacks_them(dropped: Path) -> None:
    catalogues = Catalogues(dropped)
    assert catalogues.wanted("de-AT, en;q=0.5") == "de"
    assert catalogues.sentence("de", "server-invites", host="Ana", game="Windmühle") == "Ana lädt dich zu Windmühle ein"
    assert catalogues.sentence("de", "server-busy") == catalogues.sentence("en", "server-busy")
    assert catalogues.sentence("de", "windmill-name") == "Windmühle"


def test_a_language_without_a_name_is_called_by_its_tag(tmp_path: Path) -> None:
    (tmp_path / "pt-BR.ftl").write_text("client-name = Talewind\n")
    assert [each.name for each in Catalogues(tmp_path).languages] == ["English", "Français", "pt-BR"]
    assert Catalogues(tmp_path).wanted("pt-BR") == "pt-BR"


def test_the_server_looks_where_its_operator_says(running: Running, dsns: tuple[str, ...], dropped: Path) -> None:
    environ = {"TALEWIND_DATABASES": ",".join(dsns), "TALEWIND_NATS": running.nats, "TALEWIND_TEXTS": str(dropped)}
    server = Server(environ).start()
    try:
        found, _ = call(server.address, "/texts/index")
        assert {"lang": "de", "name": "Deutsch"} in found["languages"]
        assert call(server.address, "/healthz")[0], "no page stands in the way"
    finally:
        server.end()


def test_texts_that_are_read_again_are_served_as_they_are_now(dropped: Path) -> None:
    catalogues = Catalogues(dropped)
    door = texts_door(catalogues, "no-store")
    with TestClient(Litestar([door], openapi_config=None, logging_config=None)) as client:
        (dropped / "de.ftl").write_text(GERMAN.replace("Windmühle", "Mühle"), "utf-8")
        assert "Windmühle" in client.get("/texts/de/windmill.ftl").text, "a usual server never reads them again"
        catalogues.read_again()
        found = client.get("/texts/de/windmill.ftl")
        assert ("Windmühle" in found.text, found.headers["cache-control"]) == (False, "no-store")
    assert catalogues.sentence("de", "windmill-name") == "Mühle"


def test_texts_that_cannot_be_read_leave_everything_as_it_was(dropped: Path) -> None:
    catalogues = Catalogues(dropped)
    (dropped / "de.ftl").write_bytes(b"\xff")
    with pytest.raises(BadSetting):
        catalogues.read_again()
    assert (catalogues.sentence("de", "windmill-name"), catalogues.edition) == ("Windmühle", 0)
