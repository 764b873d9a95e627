"""Every TALEWIND_... variable that Talewind reads. Any other one is taken for a typing error and reported."""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from .settings import BadSetting

KNOWN = frozenset(f"TALEWIND_{name}" for name in (
    "DATA", "DATABASES", "CLOSED_SHARDS", "NATS", "SECRET", "HOST", "PORT", "METRICS", "TEXTS", "SECURE", "PROXIES", "LIMITS",
    "CHILD_USER", "GAMES", "KEEP_OPEN", "KEEP_LEFT", "KEEP_FINISHED", "KEEP_PEOPLE", "WORKER", "NEARBY",
))  # fmt: skip
# Variables of tests, and those that Kubernetes sets for a service whose name begins with "talewind".
OF_OTHERS = re.compile(r"TALEWIND_(TEST_.*|(.*_)?SERVICE_(HOST|PORT)(_.*)?|(.*_)?PORT_[0-9]+_(TCP|UDP|SCTP)(_.*)?)")


def unknown(environ: Mapping[str, str]) -> list[str]:
    """One sentence for each unknown variable. Its value may be a secret and is not quoted."""
    found = []
    for name in sorted(environ):
        if not name.startswith("TALEWIND_") or name in KNOWN or OF_OTHERS.fullmatch(name):
            continue
        if name.endswith("_PORT") and environ[name].startswith(("tcp://", "udp://")):
            continue  # set by Kubernetes, too
        close = get_close_matches(name, KNOWN - {"TALEWIND_WORKER", "TALEWIND_NEARBY"}, 1, 0.0)
        found.append(f"{name} is set, and Talewind knows no such variable; is it {close[0]}?")
    return found


def check_names(environ: Mapping[str, str]) -> None:
    if found := unknown(environ):
        raise BadSetting(found[0])
