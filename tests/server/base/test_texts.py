"""Every word the platform says is in its catalogues."""

import re
from pathlib import Path

import talewind.server
from talewind.kit.catalogue import scan


def test_no_message_of_the_platform_is_missing_in_any_language() -> None:
    folder = Path(talewind.server.__file__).parent
    said = {key for path in folder.rglob("*.py") for key in re.findall(r'"(server-[a-z-]+)"', path.read_text())}
    english, french = (scan((folder / "texts" / f"{lang}.ftl").read_text()) for lang in ("en", "fr"))
    assert said <= english.keys()
    assert english.keys() == french.keys()
