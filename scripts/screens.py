"""Take screenshots of every screen, phone and desktop, light and dark, into docs/screens. Needs `make client`.
`--walk`: only those of Windmill and the house; `--more`: only those of Story and The End of the Story; `--windward`, `--winter`:
only those of Windward or Winter Tales; `--moments`: only those of a guess in Windmill; `--lessons`: only those that teach;
`--tv`: only those of a TV."""

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.async_api import async_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser import lesson_screens, moments, more_screens, tv, windward_screens, winter_screens  # noqa: E402
from tests.browser.conftest import CHROMIUM, FLAGS  # noqa: E402
from tests.browser.people import DESK, PATIENT, PHONE, House, Person  # noqa: E402
from tests.browser.screens import walk  # noqa: E402
from tests.server.serving import Server  # noqa: E402

SIZES = {"phone": PHONE, "desktop": DESK}
LIGHTS: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
STILL = """Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity).map((each) => each.finished))"""
PAINTED = """Promise.allSettled([...document.images].filter((each) => each.loading !== "lazy").map((each) => each.decode()))"""
SHRINK = """
const sharp = require('sharp'), fs = require('fs'), path = require('path');
const [from, to] = process.argv.slice(1);
Promise.all(fs.readdirSync(from).map((file) =>
  sharp(path.join(from, file)).webp({ quality: 82 }).toFile(path.join(to, file.replace('.png', '.webp')))));
"""


def slug(screen: str) -> str:
    """
    >>> slug("telling, written")
    'telling-written'
    """
    return re.sub(r"[^a-z0-9]+", "-", screen.lower())


async def photograph(address: str, folder: Path, only: set[str]) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for (size, pixels), (time, light) in product(SIZES.items(), LIGHTS.items()):
            house = House(address, browser)

            async def look(screen: str, person: Person, ending: str = f"{size}.{time}") -> None:
                await person.page.wait_for_load_state("networkidle")
                await person.page.evaluate(STILL)
                await person.page.evaluate(PAINTED)
                await person.page.screenshot(path=folder / f"{slug(screen)}.{ending}.png")

            if not only or "--walk" in only:
                await walk(house, look, pixels, light)
            if not only or "--more" in only:
                await more_screens.photograph(house, look, size=pixels, light=light)
            if not only or "--moments" in only:
                await moments.photograph(house, look, size=pixels, light=light)
            if not only or "--windward" in only:
                await windward_screens.photograph(house, look, pixels, light)
            if not only or "--winter" in only:
                await winter_screens.photograph(house, look, pixels, light)
            if not only or "--lessons" in only:
                await lesson_screens.photograph(house, look, pixels, light)
            if (not only or "--tv" in only) and (size, time) == ("desktop", "night"):
                await tv.photograph(house, look)
            await house.close()
            print(f"{size} by {time}: done", flush=True)
        await browser.close()


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="talewind-screens-"))
    folder.chmod(0o755)
    (folder / "photos").mkdir()
    server = Server({"TALEWIND_DATA": str(folder / "data"), "TALEWIND_LIMITS": "off"}, before=PATIENT).start()
    try:
        asyncio.run(photograph(server.address, folder / "photos", set(sys.argv[1:])))
    finally:
        server.end()
    album = ROOT / "docs" / "screens"
    album.mkdir(exist_ok=True)
    subprocess.run(["node", "-e", SHRINK, str(folder / "photos"), str(album)], cwd=ROOT / "studio", check=True)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
