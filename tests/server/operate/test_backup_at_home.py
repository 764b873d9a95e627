"""A data folder backed up while its server runs and while it sleeps."""

import asyncio
from pathlib import Path

import pytest

from talewind.server.base.settings import Settings
from talewind.server.home import HomeError
from talewind.server.operate.archive import Manifest, unpack
from talewind.server.operate.backup import backup
from talewind.server.operate.reach import is_running
from talewind.server.operate.restore import restore
from tests.server.app.test_serving import play_the_example
from tests.server.serving import Server


@pytest.mark.long
async def test_at_home_it_is_backed_up_running_or_asleep_and_people_keep_their_seats(base: Path) -> None:
    home, other = Settings(data=base / "data"), Settings(data=base / "other")
    with pytest.raises(HomeError, match="There is no data folder"):
        await backup(home, base / "a.tar.gz")
    server = await asyncio.to_thread(Server({"TALEWIND_DATA": str(home.data)}).start)
    await asyncio.to_thread(play_the_example, server)
    assert is_running(home.data)
    awake = await backup(home, base / "awake.tar.gz")
    with pytest.raises(HomeError, match="already runs on the data folder"):
        await restore(awake, home)
    await asyncio.to_thread(server.end)
    assert not is_running(home.data)
    manifests: list[Manifest] = []
    for settings, name in ((home, "asleep"), (other, "restored")):
        if settings is other:
            await restore(base / "asleep.tar.gz", other)
        folder = base / f"{name}.folder"
        folder.mkdir()
        manifests.append(unpack(await backup(settings, base / f"{name}.tar.gz"), folder))
    asleep, restored = manifests
    assert asleep.parts == restored.parts
    assert asleep.secret == restored.secret != ""
    kept = other.data / "cookie.secret"
    assert kept.read_text() == (home.data / "cookie.secret").read_text()
    assert kept.stat().st_mode & 0o777 == 0o600
    with pytest.raises(HomeError, match="already holds tables"):
        await restore(awake, home)
