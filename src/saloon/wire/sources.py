"""What the sources say of a class and the classes do not: annotations of constructors, words about fields.

Compiled classes keep neither, so both are read from the text. For the documents only.
"""

from __future__ import annotations

import ast
from functools import cache
from itertools import pairwise
from pathlib import Path

import saloon

PACKAGE = Path(saloon.__file__).parent


@cache
def statements_of(module: str) -> list[ast.stmt]:
    """The statements of a module of saloon."""
    file = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    return ast.parse(file.read_text("utf-8")).body


@cache
def classes_in(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module of saloon, by name."""
    return {node.name: node for node in statements_of(module) if isinstance(node, ast.ClassDef)}


def words_in(module: str) -> dict[str, str]:
    """The string under each name that a module sets."""
    return _words_below(statements_of(module))


def source_of(kind: type) -> ast.ClassDef | None:
    if not kind.__module__.startswith("saloon."):
        return None
    return classes_in(kind.__module__).get(kind.__name__)


def words_of(kind: type) -> str:
    """The docstring of a class, without the indentation of its source."""
    source = source_of(kind)
    return "" if source is None else ast.get_docstring(source) or ""


def words_of_fields(kind: type) -> dict[str, str]:
    """The string under each field: `name: type` in a class, `self.name = ...` in a constructor."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        source = source_of(base)
        if source is not None:
            found.update(_words_below(source.body))
            constructor = _constructor(source)
            if constructor is not None:
                found.update(_words_below(constructor.body))
    return found


def arguments_of(kind: type) -> dict[str, ast.expr]:
    """The annotation of each argument of the constructor, which is a record's field of the same name.

    None is not among the values of a field that the constructor fills when None is given.
    """
    for base in kind.__mro__:
        source = source_of(base)
        constructor = None if source is None else _constructor(source)
        if constructor is not None:
            filled = _filled(constructor)
            return {
                one.arg: _without_none(one.annotation) if one.arg in filled else one.annotation
                for one in constructor.args.args[1:]
                if one.annotation is not None
            }
    return {}


def _constructor(source: ast.ClassDef) -> ast.FunctionDef | None:
    for node in source.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return node
    return None


def _words_below(body: list[ast.stmt]) -> dict[str, str]:
    found: dict[str, str] = {}
    for before, after in pairwise(body):
        name = _name_set_by(before)
        if name and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            found[name] = str(after.value.value)
    return found


def _name_set_by(statement: ast.stmt) -> str:
    target: ast.expr
    if isinstance(statement, ast.AnnAssign):
        target = statement.target
    elif isinstance(statement, ast.Assign):
        target = statement.targets[0]
    else:
        return ""
    if isinstance(target, ast.Attribute):
        return target.attr
    return target.id if isinstance(target, ast.Name) else ""


def _filled(constructor: ast.FunctionDef) -> set[str]:
    """Arguments whose None becomes something else: `self.cards = [] if cards is None else cards`."""
    return {
        _name_set_by(statement)
        for statement in constructor.body
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.IfExp)
    }


def _without_none(annotation: ast.expr) -> ast.expr:
    if isinstance(annotation, ast.BinOp) and isinstance(annotation.right, ast.Constant):
        return annotation.left
    return annotation
