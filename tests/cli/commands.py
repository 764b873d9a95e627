"""Running `talewind` as a person would."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def talewind(*words: str, typed: str = "", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The command with these words in this folder, and what is typed into it, one line each."""
    return subprocess.run(
        [sys.executable, "-c", "from talewind.cli import main; main()", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env={"COLUMNS": "120", "PATH": "", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT / "src")},
        check=False,
    )
