"""Every planted leak is found by the suite that is there to find it."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import Running

from .finding import found
from .household import household
from .planted import PLANTED


@pytest.fixture(scope="module")
def home() -> Iterator[tuple[Running, tuple[str, ...]]]:
    with household() as running:
        yield running


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_found(name: str, home: tuple[Running, tuple[str, ...]]) -> None:
    assert found(PLANTED[name], home)
