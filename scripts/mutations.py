"""What can be changed in the rules: one constant, one comparison or one line (for scripts/mutate.py)."""

from __future__ import annotations

import ast
import difflib
import random
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
GAMES = SOURCES / "saloon" / "games"
EQUIVALENT = Path(__file__).with_name("equivalent_mutations.toml")

VIEWS = (
    "arrange",
    "explaining",
    "game",
    "knowing",
    "position",
    "position_read",
    "registry",
    "view",
    "wishes",
    "worlds",
)
"""Modules that are no rules: how a game is shown, remembered, written down, laid out and offered."""
TELLING = ("happened", "happened_unseen", "tell", "announce")
"""What puts something into the log, besides `log.append`."""


class Mutation(NamedTuple):
    """One place of one file, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    """Where in the text of the file, in characters."""
    instead: str
    what: str
    tells: bool = False
    """Whether it only changes what the log is told."""

    def applied(self, text: str) -> str:
        return text[: self.start] + self.instead + text[self.end :]

    @property
    def source(self) -> str:
        return (SOURCES / self.file).read_text("utf-8")

    @property
    def of_rules(self) -> bool:
        return Path(self.file).stem not in VIEWS

    def diff(self) -> str:
        before = self.source
        lines = difflib.unified_diff(
            before.splitlines(),
            self.applied(before).splitlines(),
            f"src/{self.file}",
            self.what,
            lineterm="",
            n=2,
        )
        return "\n".join(lines)


TURNED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
NOT_RULES = ("__slots__", "__all__", "fields")
"""Names whose values say how a class is stored: other tests hold them together."""


class Finder(ast.NodeVisitor):
    """All mutations of a file."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.found: list[Mutation] = []
        self._telling = False
        self._ordering = False
        self._begins = [0]
        for line in text.splitlines(keepends=True):
            self._begins.append(self._begins[-1] + len(line))
        self._lines = text.splitlines(keepends=True)

    def _place(self, line: int, column: int) -> int:
        """Columns of the tree count bytes."""
        before = self._lines[line - 1].encode()[:column].decode()
        return self._begins[line - 1] + len(before)

    def _add(self, node: ast.expr | ast.stmt, instead: str, what: str) -> None:
        start = self._place(node.lineno, node.col_offset)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        end = self._place(node.end_lineno, node.end_col_offset)
        self.found.append(Mutation(self.file, node.lineno, start, end, instead, what, self._telling))

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self._add(node, str(not node.value), "constant")
        elif isinstance(node.value, int):
            self._add(node, str(-node.value - 1 if self._ordering else node.value + 1), "constant")

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            self._add(node, f"({left} {TURNED[type(node.ops[0])]} {right})", "comparison")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = " or " if isinstance(node.op, ast.And) else " and "
        parts = [f"({ast.unparse(value)})" for value in node.values]
        self._add(node, f"({word.join(parts)})", "comparison")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add(node, f"({ast.unparse(node.operand)})", "comparison")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        called = node.value.func if isinstance(node.value, ast.Call) else None
        self._telling = isinstance(called, ast.Attribute) and (
            called.attr in TELLING or ast.unparse(called).split(".")[-2:] == ["log", "append"]
        )
        self._add(node, "pass", "dropped line")
        self.generic_visit(node)
        self._telling = False

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add(node, "pass", "dropped line")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        if any(name in NOT_RULES for name in names):
            return
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._add(node, "pass", "dropped line")
        # Only whether one such number is less than another matters: the next one would change nothing.
        self._ordering = names == ["start_order"]
        self.generic_visit(node)
        self._ordering = False

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Not the type."""
        if isinstance(node.target, ast.Name) and node.target.id in NOT_RULES:
            return
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Not the types of its arguments. How a record is made and copied is held together by other tests."""
        if node.name in ("__init__", "clone", "__repr__"):
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        """Not what only a type checker reads. Whether there is a log is asked for the log's sake."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._telling = isinstance(node.test, ast.Compare) and "log" in ast.unparse(node.test.left).split(".")
        self.visit(node.test)
        self._telling = False
        for statement in [*node.body, *node.orelse]:
            self.visit(statement)

    def visit_keyword(self, node: ast.keyword) -> None:
        """Not whether `zip` is strict: lengths that differ would be an error in the code, not in a rule."""
        if node.arg != "strict":
            self.visit(node.value)


def mutations_of(file: Path) -> list[Mutation]:
    text = file.read_text("utf-8")
    finder = Finder(str(file.relative_to(SOURCES)), text)
    finder.visit(ast.parse(text))
    return finder.found


def every_mutation(only: Sequence[str] = ()) -> list[Mutation]:
    """Of all files, or of those whose path has one of these in it."""
    files = sorted(file for file in GAMES.rglob("*.py") if file.name != "__init__.py")
    if only:
        files = [file for file in files if any(part in str(file.relative_to(SOURCES)) for part in only)]
    return [mutation for file in files for mutation in mutations_of(file)]


def chosen(number: int, seed: int, only: Sequence[str] = ()) -> list[Mutation]:
    """So many at random, of all that can be made."""
    everything = every_mutation(only)
    return random.Random(seed).sample(everything, min(number, len(everything)))


# Mutations that nobody could notice


class Equivalent(NamedTuple):
    """A change that makes no difference to anybody, by hand and with its reason."""

    file: str
    line: str
    """The first line of what is changed, without the space around it."""
    instead: str
    """That line after the change."""
    why: str

    def is_of(self, mutation: Mutation, before: list[str]) -> bool:
        """Given the lines of the file of the mutation."""
        if self.file != mutation.file or before[mutation.line - 1].strip() != self.line:
            return False
        after = mutation.applied("\n".join(before)).split("\n")
        return after[mutation.line - 1].strip() == self.instead


def equivalents() -> list[Equivalent]:
    if not EQUIVALENT.exists():
        return []
    return [Equivalent(**one) for one in tomllib.loads(EQUIVALENT.read_text("utf-8"))["equivalent"]]


def without_equivalents(mutations: list[Mutation]) -> tuple[list[Mutation], list[Mutation]]:
    """Those that can be noticed, and those that cannot."""
    known = equivalents()
    lines = {one.file: one.source.split("\n") for one in mutations}
    same = [one for one in mutations if any(other.is_of(one, lines[one.file]) for other in known)]
    return [one for one in mutations if one not in same], same


def stale_equivalents() -> list[Equivalent]:
    """Those that no mutation of today is."""
    stale: list[Equivalent] = []
    for known in equivalents():
        file = SOURCES / known.file
        lines = file.read_text("utf-8").split("\n") if file.exists() else []
        if not lines or not any(known.is_of(one, lines) for one in mutations_of(file)):
            stale.append(known)
    return stale
