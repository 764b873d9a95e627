"""Every toy keeps what every game must keep, or a test that uses it proves nothing."""

import pytest

from talewind.kit import AnyGame
from talewind.kit.testing import conform

from .toys.bidding import Auction
from .toys.fireside import Fireside
from .toys.gifts import Gifts
from .toys.journal import Journal
from .toys.last_one import LastOne
from .toys.nested import Nested
from .toys.relay import Relay
from .toys.sandbox import Sandbox
from .toys.tide import Tide
from .toys.window import Doors

TOYS = (Auction(), Doors(), Fireside(), Gifts(), Journal(), LastOne(), Nested(), Relay(), Sandbox(), Tide())


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
def test_a_toy_conforms(toy: AnyGame) -> None:
    seen = conform(toy, games=40)
    assert seen["games"] == 40
