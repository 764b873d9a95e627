"""Ports for servers that have to be told one: from below those that the kernel hands out, so that no connection and no other server
takes one between the look and the start."""

import os
import socket
from contextlib import ExitStack
from itertools import count

FIRST, MANY = 10_000, 9_000
_turns = count(os.getpid() * 40)  # each worker of a test run has its own


def free_port(following: int = 0) -> int:
    """A port that nobody listens on; with so many `following` it, which are free too."""
    while True:
        port = FIRST + next(_turns) % MANY
        with ExitStack() as stack:
            try:
                for each in range(port, port + following + 1):
                    stack.enter_context(socket.socket()).bind(("127.0.0.1", each))
            except OSError:
                continue
            return port
