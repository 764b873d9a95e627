"""Runs the tests that are marked with numbered rules, in a process of their own, and reads which of them passed."""

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

from talewind.games import nearby


def run_marked(tests: list[Path]) -> set[str]:
    """The tests of these files that passed, as `proofs` names them: `test_one.py::test_a`. One with several cases passed if all of them did."""
    if not tests:
        return set()
    if find_spec("pytest") is None:
        sys.exit("--run needs pytest: pip install pytest")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        words = ["-m", "rule", "--quiet", "--tb=no", "--no-header", "--no-summary", f"--junitxml={report}"]
        command = [sys.executable, "-m", "pytest", *map(str, tests), *words, "-o", "junit_family=xunit1"]
        path = os.pathsep.join(filter(None, [*nearby.sources(), os.environ.get("PYTHONPATH", "")]))
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": path}
        )
        if not report.is_file():
            sys.exit(f"The tests cannot be run:\n{(done.stdout + done.stderr).strip()}")
        return _passed(report)


def _passed(report: Path) -> set[str]:
    found: dict[str, bool] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        file = Path(case.get("file", "")).name or f"{case.get('classname', '').rpartition('.')[2]}.py"
        name = f"{file}::{case.get('name', '').partition('[')[0]}"
        whole = not any(case.find(tag) is not None for tag in ("failure", "error", "skipped"))
        found[name] = found.get(name, True) and whole
    return {name for name, whole in found.items() if whole}
