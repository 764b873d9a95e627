"""A worker process for bots: reads tasks from stdin and writes answers to stdout, each preceded by its length. It ends
when stdin closes, even while a bot runs."""

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
    """`error`: the class of the bot's exception; its message does not leave the worker."""

    answer: bytes = b""
    error: str = ""


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH) + body


def main() -> None:
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # so that a bot's prints are not read as answers
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(tasks,), daemon=True).start()
    _write(out, READY)
    while True:
        _write(out, msgspec.msgpack.encode(_thought(tasks.get())))


def _thought(raw: bytes) -> Thought:
    try:
        return Thought(think(msgspec.msgpack.decode(raw, type=Task)))
    except Exception as why:  # a bot may raise anything; the worker goes on
        return Thought(error=type(why).__name__)


def _read(tasks: SimpleQueue[bytes]) -> None:
    while head := sys.stdin.buffer.read(LENGTH):
        tasks.put(sys.stdin.buffer.read(int.from_bytes(head)))
    os._exit(0)


def _write(out: object, body: bytes) -> None:
    out.write(framed(body))  # type: ignore[attr-defined]
    out.flush()  # type: ignore[attr-defined]
