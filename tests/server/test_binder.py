"""Games that have rested are bound; what was known of them stays."""

from talewind.kit import Chance
from talewind.server.binder import Binder
from talewind.server.clock import now
from talewind.server.record import Shards
from talewind.server.record.folding import unfold
from talewind.server.verifying import verify

from .tables.test_keeper import House


async def test_a_game_that_has_rested_is_bound_and_one_that_has_not_is_left(shards: Shards) -> None:
    house, dice = House(shards), Chance(b"dice")
    over, running = await house.table(), await house.table()
    while (await house.keeper.hot(over)).sitting.state.stack:
        await house.answer(over, dice)
    binder = Binder(house.keeper)
    assert await binder.bind(now() - 60_000) == 0, "it has not rested yet"
    assert await binder.bind(now() + 1) == 1
    assert await binder.bind(now() + 1) == 0
    header = await house.lobby.header(over)
    assert header.status == "folded"
    file = await binder.file_of(header)
    assert file is not None
    assert verify(unfold(file)).holds
    assert await binder.file_of(await house.lobby.header(running)) is None
