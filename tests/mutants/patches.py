"""Faults to put into the rules: a number changed, chance taken away, one expression of a function replaced by another.

Each is a context manager that leaves everything as it was, and raises `Stale` where the code it breaks is not there any more."""

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from types import CodeType, FunctionType
from typing import Any, cast

from msgspec import structs

from talewind.kit import Chance, Table

type Fault = Callable[[], AbstractContextManager[None]]


class Stale(LookupError):
    """The code was changed, and the mutant was not."""


def put(owner: Any, name: str, value: Any) -> Fault:
    """An attribute of a class or a module is another."""

    @contextmanager
    def fault() -> Iterator[None]:
        if name not in vars(owner):
            raise Stale(f"{owner} has no {name} of its own")
        kept = vars(owner)[name]
        setattr(owner, name, value)
        try:
            yield
        finally:
            setattr(owner, name, kept)

    return fault


def constant(package: str, name: str, value: Any) -> Fault:
    """A constant is another in every module of a package that has it."""

    @contextmanager
    def fault() -> Iterator[None]:
        modules = [module for path, module in list(sys.modules.items()) if path.startswith(package)]
        kept = [(module, vars(module)[name]) for module in modules if name in vars(module)]
        if not kept:
            raise Stale(f"no module of {package} has {name}")
        for module, _ in kept:
            setattr(module, name, value)
        try:
            yield
        finally:
            for module, old in kept:
                setattr(module, name, old)

    return fault


def pays(rule: str, points: int) -> Fault:
    """A rule gives so many points."""
    score = Table.score

    def wrong(self: Any, seat: int, given: int, by: str, least: int | None = None) -> None:
        score(self, seat, points if by == rule else given, by, least)

    return put(Table, "score", wrong)


def bottomless(rule: str) -> Fault:
    """What a rule takes, it takes below zero."""
    score = Table.score

    def wrong(self: Any, seat: int, given: int, by: str, least: int | None = None) -> None:
        score(self, seat, given, by, None if by == rule else least)

    return put(Table, "score", wrong)


def no_chance(label: str) -> Fault:
    """What is drawn under this label is the first there is."""
    first: dict[str, Callable[..., Any]] = {
        "roll": lambda n: 0,
        "pick": lambda items: items[0],
        "deal": lambda bag: bag.pop(0),
        "shuffled": lambda items, hidden=False: list(items),
    }

    def unless(fair: Callable[..., Any], taken: Callable[..., Any]) -> Callable[..., Any]:
        def drawn(self: Chance, of: Any, by: str, **more: Any) -> Any:
            return taken(of, **more) if by == label else fair(self, of, by, **more)

        return drawn

    return both(*[put(Chance, name, unless(vars(Chance)[name], taken)) for name, taken in first.items()])


def asks_with(phase: Any, **changes: Any) -> Fault:
    """The questions of a phase are others."""
    asks = phase.asks

    def wrong(self: Any, state: Any) -> Iterator[Any]:
        for ask in asks(self, state):
            yield structs.replace(ask, **changes)

    return put(phase, "asks", wrong)


def both(*faults: Fault) -> Fault:
    """Several at once."""

    @contextmanager
    def fault() -> Iterator[None]:
        if faults:
            with faults[0](), both(*faults[1:])():
                yield
        else:
            yield

    return fault


def swap(function: Any, old: str, new: str) -> Fault:
    """One expression, or some statements in a row, of a function are others. They are found by their structure, once;
    whoever holds the function calls the changed one."""

    @contextmanager
    def fault() -> Iterator[None]:
        target = cast(FunctionType, inspect.unwrap(function))
        kept = target.__code__
        forget = getattr(function, "cache_clear", lambda: None)  # what it has found before
        target.__code__ = _changed(target, old, new)
        forget()
        try:
            yield
        finally:
            target.__code__ = kept
            forget()

    return fault


def _changed(function: FunctionType, old: str, new: str) -> CodeType:
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    swapping = _Swapping(ast.parse(old).body, ast.parse(new).body)
    swapping.visit(tree)
    if swapping.found != 1:
        raise Stale(f"{function.__qualname__} has {swapping.found} times: {old}")
    tree.decorator_list, tree.type_params = [], []
    free = function.__code__.co_freevars  # `super()` needs the class around it
    around = ast.parse("def around(): pass").body[0]
    assert isinstance(around, ast.FunctionDef)
    around.body = [*(ast.parse(f"{name} = None").body[0] for name in free), tree]
    module = ast.fix_missing_locations(ast.Module([around], []))
    outer = next(c for c in compile(module, "<mutant>", "exec").co_consts if isinstance(c, CodeType))
    code = next(c for c in outer.co_consts if isinstance(c, CodeType) and c.co_name == function.__name__)
    if code.co_freevars != free:
        raise Stale(f"{function.__qualname__} needs {free}, and with the fault {code.co_freevars}")
    return code


class _Swapping(ast.NodeTransformer):
    def __init__(self, old: Sequence[ast.stmt], new: Sequence[ast.stmt]) -> None:
        self.old, self.new, self.found = [ast.dump(node) for node in old], new, 0
        plain = len(old) == len(new) == 1 and isinstance(new[0], ast.Expr)
        self.expression = ast.dump(old[0].value) if plain and isinstance(old[0], ast.Expr) else None

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.expr) and ast.dump(node) == self.expression:
            self.found += 1
            (new,) = self.new
            assert isinstance(new, ast.Expr)
            return new.value
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if self.expression is None and isinstance(block, list):
                self.replace(block)
        return super().visit(node)

    def replace(self, block: list[ast.stmt]) -> None:
        length = len(self.old)
        for n in range(len(block) - length + 1):
            if [ast.dump(node) for node in block[n : n + length]] == self.old:
                self.found += 1
                block[n : n + length] = self.new
                return
