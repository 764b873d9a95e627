"""Plants a beginner's mistake in the game of stones/, and lets conform find it."""

import importlib
import sys
import tomllib
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from talewind.kit import AnyGame, Frozen
from talewind.kit.mistakes import Mistake
from talewind.kit.testing import Fault, conform

HERE = Path(__file__).parent
GAMES, BOUND = 12, 400


class Planted(Frozen, forbid_unknown_fields=True):
    """`old`, `new`: the change, or several of one file. `says`: a part of the sentence."""

    name: str
    old: str | list[str]
    new: str | list[str]
    kind: str
    says: str
    file: str = "game.py"

    def changed(self, text: str) -> str:
        """The text with the mistake in it."""
        for old, new in zip(_several(self.old), _several(self.new), strict=True):
            assert text.count(old) == 1, f"{self.name}: {old!r} is in {self.file} {text.count(old)} times"
            text = text.replace(old, new)
        return text


class Found(Frozen):
    kind: str
    says: str


def _several(change: str | list[str]) -> list[str]:
    return [change] if isinstance(change, str) else change


@cache
def planted() -> list[Planted]:
    """All mistakes of mistakes.toml."""
    return msgspec.convert(tomllib.loads((HERE / "mistakes.toml").read_text("utf-8"))["mistake"], list[Planted])


def game_with(mistake: Planted | None, folder: Path, package: str) -> AnyGame:
    """Write the game as a package of its own and import it; with None it has no mistake."""
    for source in (HERE / "stones").rglob("*.*"):
        if source.suffix in (".py", ".ftl"):
            name = source.relative_to(HERE / "stones")
            text = source.read_text("utf-8")
            (folder / package / name).parent.mkdir(parents=True, exist_ok=True)
            changes = mistake is not None and str(name) == mistake.file
            (folder / package / name).write_text(mistake.changed(text) if mistake and changes else text, "utf-8")
    importlib.invalidate_caches()
    game: AnyGame = importlib.import_module(package).Stones()
    return game


def fault_of(mistake: Planted | None) -> Found | None:
    """What loading and conform say about the game with this mistake."""
    package = f"stones_{planted().index(mistake)}" if mistake else "stones_whole"
    with TemporaryDirectory() as folder:
        sys.path.insert(0, folder)
        try:
            conform(game_with(mistake, Path(folder), package), GAMES, bound=BOUND)
        except (Fault, Mistake) as found:
            return Found(found.kind, found.says)
        finally:
            sys.path.remove(folder)
            for name in [name for name in sys.modules if name.partition(".")[0] == package]:
                del sys.modules[name]
    return None
