"""`talewind rules`: every numbered rule, and the tests that prove it."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from rich.console import Console

from talewind import games
from talewind.kit import Game
from talewind.kit.catalogue import rule_ids
from talewind.texts import Speaker

_NOT_RUN = ("skip", "skipif", "xfail")


def told_not_enforced(game: Game[Any, Any, Any]) -> dict[str, str]:
    """Rules that people judge, not the server, each with the reason."""
    place = files(game.package) / "rules" / "told.toml"
    return dict(tomllib.loads(place.read_text("utf-8"))) if place.is_file() else {}


def proofs(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the tests marked with it: `@pytest.mark.rule("WM-46")`. A test that is skipped proves nothing."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for rule in _marked(test):
                    found.setdefault(rule, []).append(f"{path.name}::{test.name}")
    return found


def _marked(test: ast.FunctionDef) -> Iterator[str]:
    marks = [d for d in test.decorator_list if isinstance(d, ast.Call) and isinstance(d.func, ast.Attribute)]
    names = {d.func.attr for d in marks if isinstance(d.func, ast.Attribute)}
    names |= {d.attr for d in test.decorator_list if isinstance(d, ast.Attribute)}
    if names.isdisjoint(_NOT_RUN):
        for mark in marks:
            if isinstance(mark.func, ast.Attribute) and mark.func.attr == "rule":
                yield from (str(a.value) for a in mark.args if isinstance(a, ast.Constant))


def list_rules(name: str, tests: Path, lang: str, quiet: bool) -> None:
    game, console = games.load(name), Console(soft_wrap=True, highlight=False)
    if not tests.is_dir():
        sys.exit(f"There are no tests in {tests}; say where they are with --tests.")
    ids, told, proved, speaker = rule_ids(game), told_not_enforced(game), proofs(tests), Speaker(game, lang)
    bare = [rule for rule in ids if rule not in proved and rule not in told]
    for rule in ids:
        if rule in bare:
            console.print(f"[bold red]{rule}[/] {speaker.rule(rule)}\n    [red]neither tested nor named as told[/]")
        elif not quiet:
            console.print(f"[bold]{rule}[/] {speaker.rule(rule)}")
            for test in proved.get(rule, []):
                console.print(f"    [green]✓[/] [dim]{test}[/]")
            if rule in told:
                console.print(f"    [yellow]told, not enforced:[/] {told[rule]}")
    for kind, some in _kinds(ids).items():
        covered, only_told = sum(r in proved for r in some), sum(r in told and r not in proved for r in some)
        console.print(f"{kind}: {covered + only_told} of {len(some)} covered, {only_told} of them told, not enforced")
    strangers = sorted(set(told) - set(ids))
    if strangers:
        console.print(f"[red]told.toml names rules that do not exist: {', '.join(strangers)}[/]")
    sys.exit(1 if bare or strangers else 0)


def _kinds(ids: list[str]) -> dict[str, list[str]]:
    rulings = [r for r in ids if r.partition("-")[2].startswith("R")]
    return {"rules": [r for r in ids if r not in rulings], "rulings": rulings}
