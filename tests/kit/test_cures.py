"""Every kind of fault has its cure, every cure a fault, and both are printed together."""

import ast
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest

import talewind
from talewind.kit.testing import Fault, Leak, cures, what_to_do

SOURCES = Path(talewind.__file__).parent
PASSED_ON = {"thrown.kind", "fault.kind", "kind"}  # of another fault or mistake
CHAPTERS = (
    "01-new", "02-one-move", "03-chance", "04-secrets", "05-domains", "06-silence", "07-ready", "08-texts", "09-options",
    "10-rules", "11-generic-board", "12-your-own", "13-publish", "14-reference",
)  # fmt: skip


def kinds(path: Path) -> Iterator[str]:
    """The kinds that a file gives to faults and mistakes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name("Fault" | "Mistake"), args=[ast.Constant(str(kind)), *_]):
                yield kind
            case ast.Call(func=ast.Name("Fault" | "Mistake"), args=[first, *_]):
                assert ast.unparse(first) in PASSED_ON, f"{path.name}: write the kind of {ast.unparse(node)} itself"
            case ast.Call(func=ast.Name("Leak")):
                yield "leak"
            case ast.Assign(targets=[ast.Name("kind")], value=ast.Constant(str(kind))) if path.parent.name == "games":
                yield kind


def used() -> set[str]:
    files = [*(SOURCES / "kit").rglob("*.py"), SOURCES / "games/__init__.py"]
    return {kind for path in files for kind in kinds(path)}


def test_every_kind_has_a_cure_and_no_cure_is_unused() -> None:
    assert used() == cures().keys()


@pytest.mark.parametrize("kind", cures())
def test_a_cure_says_what_it_means_and_where_to_read_on(kind: str) -> None:
    cure = cures()[kind]
    assert cure.means.endswith(".")
    assert ". " not in cure.means, "one sentence"
    assert cure.cure.endswith(".")
    assert cure.chapter in CHAPTERS


def test_a_fault_is_printed_with_its_cure() -> None:
    printed = "".join(traceback.format_exception_only(Fault("dead end", "Taking asks nobody")))
    assert printed.endswith(f"Fault: dead end: Taking asks nobody\n{what_to_do('dead end')}\n")
    assert "What to do: Offer a legal answer" in printed
    assert what_to_do("leak") in Leak("view.hands").__notes__


def test_a_kind_without_a_cure_is_only_itself() -> None:
    assert what_to_do("no such kind") == ""
