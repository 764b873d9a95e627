"""Faults of the author's files, as one sentence with file and line."""

import sys
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from talewind.cli.dev.blame import blamed, is_authors


def raised(folder: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> BaseException:
    """What importing a package of this source raises."""
    (folder / "__init__.py").write_text("from . import game\n")
    (folder / "game.py").write_text(source)
    monkeypatch.syspath_prepend(folder.parent)
    invalidate_caches()
    try:
        import_module(folder.name)
    except Exception as wrong:
        return wrong
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == folder.name]:
            del sys.modules[name]
    raise AssertionError("it was imported")


@pytest.mark.parametrize(
    ("source", "says", "line"),
    [
        ("A = 1\nclass B(:\n", "SyntaxError: invalid syntax", 2),
        ("\n\nSTONES = stnes\n", "NameError: name 'stnes' is not defined", 3),
        ("import json\njson.loads('{')\n", "JSONDecodeError: ", 2),  # raised in a library, through the author's line
        (
            "def f():\n    1 / 0\ntry:\n    f()\nexcept Exception as why:\n    raise ImportError('x') from why\n",
            "ImportError: x",
            6,
        ),
    ],
)
def test_the_authors_line_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, says: str, line: int
) -> None:
    folder = tmp_path / "stones_blamed"
    folder.mkdir()
    wrong = raised(folder, source, monkeypatch)
    trouble = blamed(wrong, folder)
    assert trouble.says.startswith(f"stones_blamed/game.py, line {line}: {says}")
    assert (trouble.file, trouble.line) == ("stones_blamed/game.py", line)
    assert trouble.says.endswith(".")
    assert is_authors(wrong, folder)


def test_the_cause_is_blamed_where_the_error_itself_was_raised_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "stones_caused"
    folder.mkdir()
    cause = raised(folder, "1 / 0\n", monkeypatch)
    with pytest.raises(RuntimeError) as wrong:
        raise RuntimeError("the game cannot be loaded") from cause
    assert blamed(wrong.value, folder).says == "stones_caused/game.py, line 1: ZeroDivisionError: division by zero."


def test_an_error_of_others_names_no_file(tmp_path: Path) -> None:
    assert blamed(OSError("gone"), tmp_path).says == "OSError: gone."
    assert not is_authors(OSError("gone"), tmp_path)
