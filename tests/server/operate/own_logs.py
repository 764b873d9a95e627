"""Logs set up as `serve` sets them up, without touching pytest's own."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

import structlog

from talewind.server.telemetry.logs import set_up_logs


@contextmanager
def logging_to(to: TextIO, clock: Callable[[], float]) -> Iterator[None]:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    for handler in before:
        root.removeHandler(handler)  # set_up_logs would close them
    set_up_logs(to, clock)
    yield
    for handler in list(root.handlers):
        root.removeHandler(handler)
    for handler in before:
        root.addHandler(handler)
    root.setLevel(level)
    structlog.reset_defaults()
