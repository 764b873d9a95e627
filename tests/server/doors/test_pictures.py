"""Decks for browsers: what may be kept, for how long, and that nothing else is given out."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from talewind.decks import DeckError
from talewind.server.doors.pictures import pictures_door
from talewind.server.doors.security import Security
from tests.decks.little_deck import LittleDeck

MANIFEST, PICTURE = "/decks/little/manifest.json", "/decks/little/pictures/owl.400.webp"
type Client = TestClient[Litestar]


@pytest.fixture
def deck(tmp_path: Path) -> LittleDeck:
    return LittleDeck(tmp_path / "decks")


@pytest.fixture
def client(deck: LittleDeck) -> Iterator[Client]:
    app = Litestar([pictures_door(deck.home)], plugins=[Security(False)], openapi_config=None, logging_config=None)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def as_served(deck: LittleDeck) -> dict[str, Any]:
    """The manifest without what only the studio and the checks need: hashes, weights, licences."""
    written = json.loads((deck.folder / "manifest.json").read_text("utf-8"))
    for picture in written["pictures"]:
        for file in picture["files"].values():
            del file["bytes"], file["sha256"]
        del picture["source"], picture["licence"], picture["sources"]
    return {"deck": written["deck"], "pictures": written["pictures"]}


def test_a_manifest_is_kept_for_a_short_while(client: Client, deck: LittleDeck) -> None:
    answer = client.get(MANIFEST)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    assert answer.json() == as_served(deck)
    assert answer.headers.get_list("cache-control") == ["public, max-age=60"]


def test_a_picture_is_kept_for_a_year(client: Client, deck: LittleDeck) -> None:
    answer = client.get(PICTURE)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/webp")
    assert answer.content == deck.file("owl", "400").read_bytes()
    assert answer.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("address", [MANIFEST, PICTURE])
def test_what_a_browser_has_already_is_not_sent_again(client: Client, address: str) -> None:
    first = client.get(address)
    for said in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = client.get(address, headers={"If-None-Match": said})
        assert (again.status_code, again.content) == (304, b"")
        assert (again.headers["etag"], again.headers["cache-control"]) == (
            first.headers["etag"],
            first.headers["cache-control"],
        )
    assert client.get(address, headers={"If-None-Match": '"other"'}).status_code == 200


def test_two_pictures_have_two_tags(client: Client) -> None:
    other = PICTURE.replace("owl", "boat")
    assert client.get(PICTURE).headers["etag"] != client.get(other).headers["etag"]


def test_a_manifest_is_packed(client: Client, deck: LittleDeck) -> None:
    with client.stream("GET", MANIFEST, headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert json.loads(gzip.decompress(raw)) == as_served(deck)


def test_a_file_that_no_manifest_names_is_not_given_out(client: Client, deck: LittleDeck) -> None:
    (deck.folder / "pictures" / "secret.webp").write_bytes(b"secret")
    assert client.get("/decks/little/pictures/secret.webp").status_code == 404


@pytest.mark.parametrize(
    "address",
    ["little/pictures/", "little/pictures/..", "little/pictures/../texts/en.ftl", "little/pictures/..%2Fmanifest.json",
     "little/pictures/%2e%2e%2ftexts%2fen.ftl", "little/pictures/%2Fetc%2Fpasswd", "little/pictures/owl.400.webp%00",
     "little/pictures/..%5Cmanifest.json", "little/texts/en.ftl", "little", "large/manifest.json", "../manifest.json",
     "..%2Fdecks%2Flittle/manifest.json", "large/pictures/owl.400.webp", "./little/pictures/manifest.json"],
)  # fmt: skip
def test_no_address_leads_anywhere_else(client: Client, address: str) -> None:
    answer = client.get(f"/decks/{address}")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_a_deck_without_a_manifest_is_not_served(deck: LittleDeck) -> None:
    (deck.folder / "manifest.json").unlink()
    with TestClient(Litestar([pictures_door(deck.home)], openapi_config=None)) as client:
        assert client.get(MANIFEST).status_code == 404


def test_a_manifest_that_cannot_be_read_is_said_at_the_start(deck: LittleDeck) -> None:
    (deck.folder / "manifest.json").write_text("{")
    with pytest.raises(DeckError, match="The manifest of little cannot be read"):
        pictures_door(deck.home)
