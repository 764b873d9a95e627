"""HTTP: why a member of the house's company chose a picture."""

import asyncio
from typing import Annotated

from litestar import Controller, post
from msgspec import Meta

from talewind import games
from talewind.bots import reasons
from talewind.kit import Frozen

from .guards import calls_limited

LONGEST = 2_000  # characters of a tale


class ChosenPicture(Frozen, forbid_unknown_fields=True):
    """A tale that was told, in the language `lang`, and a picture that somebody chose for it. All of it is known to whoever asks:
    the answer follows from nothing else."""

    game: str
    lang: Annotated[str, Meta(max_length=35)]
    tale: Annotated[str, Meta(max_length=LONGEST)]
    picture: Annotated[str, Meta(max_length=64)]


class Reasons(Frozen):
    """`words`: those of the tale that suggest the picture to a member, the strongest first; none if nothing does."""

    words: tuple[str, ...]


class CompanyDoor(Controller):
    path = "/api/company"
    guards = [calls_limited]

    @post("/reasons", status_code=200)
    async def reasons(self, data: ChosenPicture) -> Reasons:
        if data.game not in games.known():  # a search for a name that is nowhere is long
            raise games.NoSuchGame(data.game)
        game = games.load(data.game)
        return Reasons(await asyncio.to_thread(reasons, game, data.lang, data.tale, data.picture))
