"""`talewind rules`: every numbered rule and every worked example of a game, and the tests that are marked with them."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from talewind import games
from talewind.kit import AnyGame
from talewind.kit.catalogue import rule_ids
from talewind.texts import Speaker

from .testing import run_marked

_NOT_RUN = ("skip", "skipif", "xfail")


def unenforced_rules(game: AnyGame) -> dict[str, str]:
    """Rules that people judge, not the server, each with the reason."""
    place = files(game.package) / "rules" / "unenforced.toml"
    return dict(tomllib.loads(place.read_text("utf-8"))) if place.is_file() else {}


def worked_examples(game: AnyGame) -> tuple[str, ...]:
    """The worked examples of the game's specification, "1" to the last and those between ("12a"), from
    `rules/examples.toml`; empty if that is missing."""
    place = files(game.package) / "rules" / "examples.toml"
    if not place.is_file():
        return ()
    said = tomllib.loads(place.read_text("utf-8"))
    return (*map(str, range(1, said["worked"] + 1)), *said.get("also", ()))


def examples(game: AnyGame, folder: Path) -> set[str]:
    """The worked examples that tests marked `@pytest.mark.example(7)` play; an id is a number too ("WW-E12a" is "12a"). Different
    games use the same numbers: if the tests have a folder named after the game, only those in it count."""
    own = [place for place in folder.rglob(game.package.rpartition(".")[2]) if place.is_dir()]
    return {number.rpartition("-E")[2] for place in own or [folder] for number in proofs(place, "example")}


def proofs(folder: Path, kind: str = "rule") -> dict[str, list[str]]:
    """Rule id -> the tests marked with it: `@pytest.mark.rule("WM-46")`. Those that are always skipped are left out."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test in _tests(path):
            for rule in _marked(test, kind):
                found.setdefault(rule, []).append(f"{path.name}::{test.name}")
    return found


def files_with(folder: Path, rules: set[str]) -> list[Path]:
    """The files with a test marked with one of these rules."""
    return [
        path
        for path in sorted(folder.rglob("test_*.py"))
        if any(not rules.isdisjoint(_marked(test, "rule")) for test in _tests(path))
    ]


@cache
def _tests(path: Path) -> tuple[ast.FunctionDef, ...]:
    """The tests of a file that proves anything; parsing all files for each game would take most of the command's time."""
    text = path.read_text("utf-8")
    if not any(f".{kind}(" in text for kind in ("rule", "example")):
        return ()
    functions = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef))
    return tuple(each for each in functions if each.name.startswith("test_"))


def _marked(test: ast.FunctionDef, kind: str) -> Iterator[str]:
    marks = [d for d in test.decorator_list if isinstance(d, ast.Call) and isinstance(d.func, ast.Attribute)]
    names = {d.func.attr for d in marks if isinstance(d.func, ast.Attribute)}
    names |= {d.attr for d in test.decorator_list if isinstance(d, ast.Attribute)}
    if names.isdisjoint(_NOT_RUN):
        for mark in marks:
            if isinstance(mark.func, ast.Attribute) and mark.func.attr == kind:
                yield from (str(a.value) for a in mark.args if isinstance(a, ast.Constant))


def list_rules(names: list[str], tests: Path, lang: str, quiet: bool, run: bool = False) -> None:
    """Several games; exits with 1 if a rule or a worked example of one of them is bare. `run`: tests that fail prove nothing."""
    if not tests.is_dir():
        sys.exit(f"There are no tests in {tests}; say where they are with --tests.")
    found = [games.load(name) for name in names]
    ids = {rule for game in found for rule in rule_ids(game)}
    passed = run_marked(files_with(tests, ids)) if run else None
    whole = [_is_proved(game, tests, lang, quiet, passed) for game in found]
    if not run and not quiet:
        print("The tests were not run: --run runs them.")
    sys.exit(0 if all(whole) else 1)


def _is_proved(game: AnyGame, tests: Path, lang: str, quiet: bool, passed: set[str] | None) -> bool:
    console = Console(soft_wrap=True, highlight=False)
    ids, unenforced, marked, speaker = rule_ids(game), unenforced_rules(game), proofs(tests), Speaker(game, lang)
    proved = {rule for rule in marked if passed is None or passed.issuperset(marked[rule])}
    bare = [rule for rule in ids if rule not in proved and rule not in unenforced]
    for rule in ids:
        colour = "red" if rule in bare else "default"
        if rule in bare or not quiet:
            console.print(f"[bold {colour}]{rule}[/] {escape(speaker.rule(rule))}")
            for test in marked.get(rule, []):
                console.print(f"    {_mark(test, passed)} [dim]{test}[/]")
        if rule in bare and rule not in marked:
            console.print("    [red]neither tested nor named as unenforced[/]")
        if rule in unenforced and not quiet:
            console.print(f"    [yellow]not enforced:[/] {escape(unenforced[rule])}")
    for kind, some in _kinds(ids).items():
        tested, judged = sum(r in proved for r in some), sum(r in unenforced and r not in proved for r in some)
        if some:
            told = f" ({tested} by tests, {judged} judged by people)" if judged else ""
            console.print(f"{kind}: {tested + judged} of {len(some)} covered{told}")
    worked, played = worked_examples(game), examples(game, tests)
    missing = [number for number in worked if number not in played]
    if worked:
        console.print(f"examples: {len(worked) - len(missing)} of {len(worked)} played")
    if missing:
        console.print(f"[red]no test plays the worked examples {', '.join(missing)}[/]")
    strangers = sorted(set(unenforced) - set(ids))
    if strangers:
        console.print(f"[red]unenforced.toml names rules that do not exist: {', '.join(strangers)}[/]")
    return not (bare or missing or strangers)


def _mark(test: str, passed: set[str] | None) -> str:
    """Before a test: whether it passed, if that is known."""
    if passed is None:
        return "·"
    return "[green]✓[/]" if test in passed else "[red]✗[/]"


def _kinds(ids: list[str]) -> dict[str, list[str]]:
    rulings = [r for r in ids if r.partition("-")[2].startswith("R")]
    return {"rules": [r for r in ids if r not in rulings], "rulings": rulings}
