"""A process in which bots think: tasks come on stdin, answers go to stdout, each with its length before it. It ends with its stdin,
also while a bot thinks."""

import os
import sys
import threading
from queue import SimpleQueue

import msgspec

from talewind.kit import Frozen

from .thinking import Task, think

LENGTH = 4  # bytes
READY = b"ready"


class Thought(Frozen):
    """`error`: the class of what the bot raised; its words stay here."""

    answer: bytes = b""
    error: str = ""


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH) + body


def main() -> None:
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a bot prints is no answer
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(tasks,), daemon=True).start()
    _write(out, READY)
    while True:
        _write(out, msgspec.msgpack.encode(_thought(tasks.get())))


def _thought(raw: bytes) -> Thought:
    try:
        return Thought(think(msgspec.msgpack.decode(raw, type=Task)))
    except Exception as why:  # a bot may raise anything; the next task is another bot's
        return Thought(error=type(why).__name__)


def _read(tasks: SimpleQueue[bytes]) -> None:
    while head := sys.stdin.buffer.read(LENGTH):
        tasks.put(sys.stdin.buffer.read(int.from_bytes(head)))
    os._exit(0)


def _write(out: object, body: bytes) -> None:
    out.write(framed(body))  # type: ignore[attr-defined]
    out.flush()  # type: ignore[attr-defined]
