"""The named points at which a server process is killed. The product is not changed for it: Python that runs first in the process wraps
a function, and the n-th call after the suite has armed the process ends it with SIGKILL."""

from typing import Literal

from talewind.kit import Frozen

type Scene = Literal["play", "resume", "clock", "bots", "start", "end", "fold", "remove", "guest", "stop"]

FRAME = """
import asyncio, os, signal

calls = {calls}

def here(*_):
    global calls
    if os.path.exists({armed!r}):
        calls -= 1
        if calls <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

def entering(owner, name, when=lambda *given, **named: True):
    honest = getattr(owner, name)
    def wrapped(*given, **named):
        if when(*given, **named):
            here()
        return honest(*given, **named)
    setattr(owner, name, wrapped)

def leaving(owner, name, when=lambda *given, **named: True):
    honest = getattr(owner, name)
    async def wrapped(*given, **named):
        found = await honest(*given, **named)
        if when(*given, **named):
            here()
        return found
    setattr(owner, name, wrapped)
"""

# In every process of the suite. Bots wait for nobody: their pause is no part of any state.
QUICK_BOTS = "from talewind.bots import times; times.LONGEST_PAUSE = 150\n"
EAGER_SWEEPER = "from talewind.server.tables import sweeper; sweeper.PAUSE = 0.02\n"
OFTEN = "from talewind.server.tables import keeper; keeper.SNAPSHOT_EVERY = 4\n"

WRITER = "from talewind.server.record.writer import Writer\n"
HUB = "from talewind.server.live.hub import Hub\n"
WROTE = """
from talewind.server.doors.socket_connection import SocketConnection

def write_text(self, text, honest=SocketConnection.write_text):
    done = honest(self, text)
    if done and {say} in text:
        here()
    return done
SocketConnection.write_text = write_text
"""
HOST = "from talewind.server.tables.host import Host\n"

UNDER_WAY = """
async def _write(self, connection, rows, honest=Writer._write):
    writing = asyncio.create_task(honest(self, connection, rows))
    await asyncio.sleep(0.0005)  # the statement has been sent, and may or may not be committed
    here()
    return await writing
Writer._write = _write
"""
MIDDLE_OF_BATCH = """
from talewind.server.record import writer
writer.IN_FLIGHT = 1  # so that rows have to wait for each other

async def _write(self, connection, rows, honest=Writer._write):
    for _ in range(40):  # until two rows wait, which become a batch; two seconds at most
        if max(map(len, self._waiting)) > 1:
            break
        await asyncio.sleep(0.05)
    return await honest(self, connection, rows)

class Last:
    "The last result of a batch: the ones before it have been delivered."
    def __init__(self, done):
        self.honest = done
    def done(self):
        here()
        return self.honest.done()
    def __getattr__(self, name):
        return getattr(self.honest, name)

async def _settle(self, connection, batch, honest=Writer._settle):
    if len(batch) > 1:
        batch = [*batch[:-1], (batch[-1][0], Last(batch[-1][1]))]
    return await honest(self, connection, batch)
Writer._write, Writer._settle = _write, _settle
"""
CATCHING_UP = """
from talewind.server.live.bus import Bus
lost = 0

async def _heard(self, message, honest=Bus._heard):
    global lost
    lost += 1
    if lost % 3:  # the bus loses one message in three
        await honest(self, message)
Bus._heard = _heard

async def mend(self, listener, honest=Hub.mend):
    if listener.wanted > listener.seq:
        here()
    await honest(self, listener)
Hub.mend = mend
"""


class Point(Frozen):
    """`patch`: Python with `here()` at the point. `most`: the call that kills is one of the first so many. `scene`: what goes
    on at the tables meanwhile."""

    patch: str
    most: int = 12
    scene: Scene = "play"


POINTS: dict[str, Point] = {
    "before-append": Point(WRITER + "entering(Writer, 'append')"),
    "before-statement": Point(WRITER + "entering(Writer, '_write')"),
    "statement-under-way": Point(WRITER + UNDER_WAY),
    "after-commit": Point(WRITER + "leaving(Writer, '_write')"),
    "middle-of-batch": Point(WRITER + MIDDLE_OF_BATCH, most=1),
    "before-snapshot": Point(OFTEN + "entering(keeper, 'store_snapshot')", most=4),
    "after-snapshot": Point(OFTEN + "leaving(keeper, 'store_snapshot')", most=4),
    "before-delivery": Point(HUB + "entering(Hub, 'played')"),
    "before-publishing": Point("from talewind.server.live.bus import Bus\nentering(Bus, 'tell')"),
    "before-acknowledgement": Point("from talewind.server.doors import sockets\nleaving(sockets, 'answered')"),
    "after-acknowledgement": Point(WROTE.format(say=b'"say":"taken"')),
    "middle-of-fan-out": Point(WROTE.format(say=b'"say":"told"'), most=20),
    "resuming": Point(
        "from talewind.server.live import hub\nleaving(hub, 'read_outlook', lambda k, l, after, b: 0 < after < hub.NOTHING)",
        most=3, scene="resume",
    ),
    "catching-up": Point(HUB + CATCHING_UP, most=3),
    "draft-stored": Point("from talewind.server.doors import answering\nleaving(answering, 'store_draft')"),
    "clock-claimed": Point(EAGER_SWEEPER + "entering(sweeper.Sweeper, 'expire')", most=3, scene="bots"),
    "clock-expired": Point(EAGER_SWEEPER + "entering(sweeper, 'expired')", most=1, scene="clock"),
    "bot-answered": Point(EAGER_SWEEPER + "leaving(sweeper, 'bots_answer')", most=3, scene="bots"),
    "game-started": Point("from talewind.server.tables import Keeper\nentering(Keeper, 'begin')", most=1, scene="start"),
    "first-row-written": Point(HUB + "entering(Hub, 'played', lambda self, played: not played.seq)", 1, "start"),
    "game-over": Point(
        "from talewind.server.tables import keeper\n"
        "entering(keeper, 'store_snapshot', lambda shard, loaded: not loaded.sitting.state.stack)",
        most=1, scene="end",
    ),
    "folding": Point(
        "from talewind.server.books import archiver, folding\narchiver.REST, archiver.PAUSE = -5_000, 0.2\nentering(folding, '_folded')",
        most=1, scene="fold",
    ),
    "seat-taken-away": Point(HOST + "leaving(Host, '_give')", most=1, scene="remove"),
    "guest-seated": Point(HOST + "leaving(Host, '_give')", most=1, scene="guest"),
    "stopping": Point("from talewind.server.tables import Keeper\nentering(Keeper, 'keep_all')", most=1, scene="stop"),
}  # fmt: skip


def planted(point: Point, armed: str, calls: int) -> str:
    """The Python that a server runs first. `armed`: the file that arms it."""
    return QUICK_BOTS + FRAME.format(calls=calls, armed=armed) + point.patch + "\n"
