"""Everything but the arena works without its extra."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WITHOUT = """
import sys
for name in ("pettingzoo", "gymnasium", "numpy", "pyarrow"):
    sys.modules[name] = None  # as if it were not installed
"""


def run(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT + code, *words]
    env = {"COLUMNS": "120", "PATH": "", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=env, cwd=ROOT, check=False)


def test_every_other_module_is_imported_without_it() -> None:
    code = """
from importlib import import_module
from pkgutil import walk_packages
import talewind
found = [m.name for m in walk_packages(talewind.__path__, "talewind.") if not m.name.startswith("talewind.arena.")]
for name in found:
    import_module(name)
print(len(found))
"""
    done = run(code)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 200


def test_the_arena_says_what_it_needs() -> None:
    done = run("from talewind import arena\narena.env('windmill')")
    assert "talewind.arena needs pettingzoo, gymnasium and numpy: pip install 'talewind[arena]'" in done.stderr


def test_games_are_simulated_and_written_as_csv(tmp_path: Path) -> None:
    main = "from talewind.cli import main; main()"
    few = ("simulate", "windmill", "--games", "2", "--seats", "3", "--json", "--out")
    done = run(main, *few, str(tmp_path / "games.csv"))
    assert done.returncode == 0, done.stderr
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 3
    refused = run(main, *few, str(tmp_path / "games.parquet"))
    assert refused.returncode == 1
    assert "Parquet needs pyarrow" in refused.stderr
    assert not (tmp_path / "games.parquet").exists()
