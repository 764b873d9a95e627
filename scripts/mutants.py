"""`make mutants`: puts faults into the rules, one after another, and runs the tests that must notice. `scripts/mutants.py ST-38`
runs those that have this in their line."""

import sys
from importlib import import_module
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parent.parent)]
    running, tables = import_module("tests.mutants.running"), import_module("tests.mutants.tables")
    sys.exit(1 if running.run(tables.TABLES, " ".join(sys.argv[1:])) else 0)
