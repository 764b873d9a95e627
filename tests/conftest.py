"""What holds for all tests: the garbage collector lets alone what was imported and collected."""

import gc

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of tests and their modules stay until the end: to walk through them again and again takes an eighth of a run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
