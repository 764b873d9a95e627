"""Installing a game that lies in a folder of its own, as somebody else's distribution."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def install(game: str, target: Path) -> dict[str, str]:
    """Build the folder's wheel and install it into `target`, without a network. The environment in which it is found."""
    wish = ["--quiet", "--no-build-isolation", "--no-deps", "--no-index", "--disable-pip-version-check"]
    words = [sys.executable, "-m", "pip", "install", *wish, "--target", str(target), str(HERE / game)]
    subprocess.run(words, check=True, timeout=120)
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH", "")]))}
