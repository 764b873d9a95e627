"""Bound books of Story, The End of the Story, Windward and Winter Tales, with every kind of page there is."""

from typing import Any

import msgspec
from msgspec import structs

from talewind import games
from talewind.games.end_of_the_story.moves import Discard
from talewind.games.story.moves import Begin, Done, Show
from talewind.kit import SHAPES, Colophon, Page, passage
from talewind.kit.passage import Gesture
from talewind.kit.rows import Left
from talewind.server.books.manuscript import Manuscript
from talewind.server.record import Shards
from tests.games.end_of_the_story.tables import AIRPLANE, BOTTLE, HEART, OWL
from tests.games.end_of_the_story.tables import fresh_table as end_table
from tests.games.story.tables import A, B, C, D, StoryRig, opening, telling
from tests.games.windward.recorded import ended
from tests.games.winter_tales import told

from .booked import Bindery

NAMES = ("Ana", "Bo", "Cy", "Oma Ruth", "Dora")
SHORT = passage("They shared it for forty years. When it broke, they simply sat closer.", "en")
LONG = passage(
    "Nobody had asked the umbrella where it wanted to go, so it went with the wind, over the roofs and the harbour and the "
    "long wall of the railway, until the wind was tired. It came down in a park, beside a bench. The two who sat there had "
    "lost theirs in the same storm, forty years ago, and said that it had taken its time. Since then it has stood by their "
    "door, and on dry days it opens by itself.",
    "en",
)
ENDED = "She combed her hair on the rock until the mountain stopped shouting. By then the last grain had fallen."

STROKE = Gesture("pen-2", (180, 640, 200, 560, 260, 520, 340, 470, 480, 420, 620, 400, 720, 380))
DRAWN = (
    STROKE,
    Gesture("pen-3", (150, 450, 170, 400, 160, 330)),
    Gesture("pen-4", (700, 300, 760, 320)),
    Gesture("pen-1", (300, 700)),
    Gesture("trail", (120, 300, 200, 340, 300, 320, 400, 360)),
    Gesture("spotlight", (230, 620, 780, 560)),
    Gesture("sticker-heart", (860, 700)),
    Gesture("sticker-flower", (400, 640)),
)
MOVED = (*DRAWN[:2], Gesture("place", (520, 380, 600, 560)), Gesture("sticker-moon", (120, 120)))
EXPANDED = (Gesture("pen-2", (150, 500, 500, 420, 850, 500)), Gesture("sticker-star", (500, 300)))


def silent(rig: StoryRig, seat: int, *gestures: Gesture) -> None:
    if "begin" in rig.offered(seat):
        rig.do(seat, Begin(rig.hand(seat)[0]))
    for gesture in gestures:
        rig.do(seat, Show(gesture))
    rig.do(seat, Done())


def story_pages() -> tuple[Page, ...]:
    """A round in writing that ends in a tie: short, long, and two with three pictures; then a Silent one, with a tie too."""
    written = telling(0, 0, 0, 0)
    for seat, tale in ((A, SHORT), (B, SHORT), (C, LONG), (D, SHORT)):
        written.tells(seat, tale)
    written.votes(A, A, B, B)
    written.gives()
    written.all_tell()
    mimed = opening("silent", None, None, None)
    mimed.plays(A, "silent")
    for seat, sketch in ((A, DRAWN), (B, MOVED), (C, DRAWN[:1]), (D, ())):
        silent(mimed, seat, *sketch)
    mimed.votes(A, A, B, B)
    mimed.gives()
    for seat in (A, B):
        silent(mimed, seat, *EXPANDED)
    game = games.load("story")
    pages = [*game.pages(written.state), *game.pages(mimed.state)]
    return tuple(structs.replace(page, id=number) for number, page in enumerate(pages, 1))


def end_pages() -> tuple[Page, ...]:
    rig = end_table(4)
    rig.draws(HEART, BOTTLE, AIRPLANE, OWL)
    narrator = rig.now.narrator
    rig.do(narrator, Discard(OWL))
    rig.tells(ENDED)
    guesser = next(seat for seat in range(4) if seat != narrator)
    rig.race(heart=[guesser], bottle=[guesser], airplane=[guesser])
    rig.scored()
    return tuple(games.load("end_of_the_story").pages(rig.state))


def voyage_pages() -> tuple[Page, ...]:
    """The chart of a recorded voyage of four captains, and its first three rounds."""
    return tuple(games.load("windward").pages(ended("10")))[:4]


def winter_pages() -> tuple[Page, ...]:
    """An evening told by hand; a page of it is told twice, so that it needs two spreads."""
    pages = list(games.load("winter_tales").pages(told.evening()))
    long = next(n for n, page in enumerate(pages) if len(page.lines) > 5)
    pages[long] = structs.replace(pages[long], lines=pages[long].lines * 2)
    return tuple(pages)


async def bound(shards: Shards, game: str, pages: tuple[Page, ...]) -> str:
    """A table of `person 0` and others whose book holds these pages."""
    bindery = Bindery(shards)
    names = NAMES if game == "winter_tales" else NAMES[:4]
    options = {"on_leave": "remove"} if game == "windward" else {}  # else bots would sail on for those who leave
    opened = await bindery.lobby.open("person 0", game, options, chairs=len(names))
    for number, name in enumerate(names):
        await bindery.lobby.sit(opened.table, f"person {number}", name, b"nonce")
    await bindery.lobby.start(opened.table, "person 0")
    if game in ("windward", "winter_tales"):  # whoever is left last may still look, so that the table is not over
        await bindery.end(opened.table)
        await bindery.keeper.act(opened.table, lambda _, at: Left(at, 0))
    await bindery.bind(opened.table)
    colophon = games.load(game).colophon(told.evening()) if game == "winter_tales" else Colophon()
    manuscript: Any = Manuscript(pages, SHAPES[: len(names)], colophon)
    await shards.of(opened.table).execute(
        "update books set bound = $2 where table_id = $1", opened.table, msgspec.json.encode(manuscript)
    )
    return opened.table
