"""The preview of a link. Whoever has the link of a table may know its game and the name of its host: the id cannot be guessed.
The key that lets somebody sit down is in the fragment, which no browser sends."""

import asyncio

from talewind.kit import Frozen
from talewind.server.base.catalogues import Catalogues
from talewind.server.record import AWAY, UnknownShard
from talewind.server.tables import Gone, Header

from .addresses import address_of
from .people import Asked
from .services import Services

PATIENCE = 1.0  # seconds; the page itself needs no database


class Preview(Frozen):
    title: str
    about: str


def general(catalogues: Catalogues, lang: str) -> Preview:
    return Preview(catalogues.sentence(lang, "client-name"), catalogues.sentence(lang, "server-tagline"))


async def invitation(catalogues: Catalogues, lang: str, table: str, request: Asked, services: Services) -> Preview:
    """Who invites to which game; the general preview if there is no such table, or if the caller has exceeded a limit."""
    if not services.doorkeeper.calls.may_pass(address_of(request)):
        return general(catalogues, lang)
    try:
        async with asyncio.timeout(PATIENCE):
            header = await services.lobby.header(table)
    except (Gone, UnknownShard, *AWAY):
        return general(catalogues, lang)
    if header.status not in ("open", "playing"):
        return general(catalogues, lang)
    return Preview(title(catalogues, lang, header), catalogues.sentence(lang, f"{header.game_id}-about"))


def title(catalogues: Catalogues, lang: str, header: Header) -> str:
    game = catalogues.sentence(lang, f"{header.game_id}-name")
    host = next((s.name for s in header.seats if s.person == header.host), None)
    if host is None:
        return catalogues.sentence(lang, "server-invited", game=game)
    return catalogues.sentence(lang, "server-invites", host=host, game=game)
