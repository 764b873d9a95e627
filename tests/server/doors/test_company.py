"""The house's company at a table: named as such, of different tempers, and the same people in the next game."""

import json
from typing import Any

import pytest

from talewind.bots.company import MEMBERS, name_of
from tests.server.players import call
from tests.server.serving import Server

from .test_people import opened, refused, sits, socket_of
from .test_waiting import info

pytestmark = pytest.mark.common_server


def with_company(server: Server, lang: str = "en", members: int = 2, **options: Any) -> tuple[Any, str]:
    """A table of one person and members of the house."""
    body = {"game": "windmill", "lang": lang, "options": {"players": 1 + members, **options}}
    table, host = call(server.address, "/api/tables", body)
    sits(server, table, "Ada", host)
    for _ in range(members):
        sits(server, table, "Whoever", host, bot=True)
    return table, host


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_house_names_its_members_itself_in_the_language_of_the_table(server: Server, lang: str) -> None:
    table, host = with_company(server, lang, members=4)
    ada, *company = info(server, table, host)["seats"]
    assert (ada["bot"], ada["house"]) == (False, None)
    assert [seat["name"] for seat in company] == [name_of(seat["house"], lang) for seat in company]
    assert len({seat["house"] for seat in company}) == 4
    assert {MEMBERS[seat["house"]] for seat in company} == {"shy", "merry", "grave"}


def test_a_name_is_not_asked_for_a_member_but_for_a_person(server: Server) -> None:
    table, host = opened(server)
    path = f"/api/tables/{table['table']}/seats"
    call(server.address, path, {"key": table["key"], "bot": True}, host)
    assert refused(server, path, {"key": table["key"]}, host) == (400, "server-name-missing")


def test_a_member_that_is_sent_away_leaves_its_seat_to_somebody_else(server: Server) -> None:
    table, host = with_company(server)
    first = info(server, table, host)["seats"][1]
    call(server.address, f"/api/tables/{table['table']}/remove", {"seat": 1}, host)
    sits(server, table, "Bo")
    bo = next(seat for seat in info(server, table, host)["seats"] if seat["name"] == "Bo")
    assert (bo["seat"], bo["house"], bo["bot"]) == (first["seat"], None, False)


def reasons(server: Server, **asked: str) -> Any:
    asked = {"game": "windmill", "lang": "en", "tale": "A teapot, a teapot!", "picture": "wm03"} | asked
    return call(server.address, "/api/company/reasons", asked)[0]["words"]


def test_anybody_may_ask_which_words_suggest_a_picture(server: Server) -> None:
    assert reasons(server) == ["teapot"]
    assert reasons(server, picture="wm02") == []
    assert reasons(server, lang="fr", tale="Une théière, et rien de plus.") == ["théière"]


def test_what_the_house_does_not_know_has_no_reasons(server: Server) -> None:
    assert reasons(server, picture="../secret") == reasons(server, lang="tlh") == reasons(server, game="windward") == []
    path, asked = "/api/company/reasons", {"game": "windmill", "lang": "en", "tale": "x", "picture": "wm03"}
    assert refused(server, path, asked | {"game": "chess"})[0] in (400, 404)
    assert refused(server, path, asked | {"tale": "x" * 2_001})[0] == 400


async def test_who_plays_is_told_which_members_sit_where(server: Server) -> None:
    table, host = with_company(server, mode="typed", first_storyteller=0)
    members = {str(seat["seat"]): seat["house"] for seat in info(server, table, host)["seats"] if seat["house"]}
    call(server.address, f"/api/tables/{table['table']}/start", {}, host)
    async with socket_of(server, table["table"], host) as socket:
        assert json.loads(await socket.recv())["company"] == members
