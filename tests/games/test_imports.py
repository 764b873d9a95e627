"""The files of a game know each other in one direction: phases know the state, and the state knows no phase."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import talewind.games

FOLDERS = sorted(path.parent for path in Path(talewind.games.__path__[0]).glob("*/game.py"))


def imports(folder: Path) -> dict[str, set[str]]:
    """By file, the files of the same folder that it imports, at run time or for the type checker alone."""
    trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in folder.glob("*.py") if path.stem != "__init__"}
    return {
        name: {
            part.split(".")[0]
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.level == 1
            for part in ([node.module] if node.module else [alias.name for alias in node.names])
        }
        & trees.keys()
        for name, tree in trees.items()
    }


def circle(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_file_of_a_game_is_in_an_import_circle(folder: Path) -> None:
    assert circle(imports(folder)) == []


def test_a_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / "state.py").write_text("from .turns import Turns", "utf-8")
    (tmp_path / "turns.py").write_text("if TYPE_CHECKING:\n    from .state import Mill", "utf-8")
    assert set(circle(imports(tmp_path))) == {"state", "turns"}
