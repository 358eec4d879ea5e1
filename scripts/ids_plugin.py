"""A plugin of mypy: a list is indexed by what its places are numbers of.

`figures[player]` is an int into a list as far as Python's types go, and was a bug more than once. A list of
figures is indexed by a `FigureId`, a list of players by a `PlayerId`, and so on; a list of such numbers (a
ring, a hand, a deck) has places, which are plain numbers: one of its own numbers is no place in it.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.errorcodes import INDEX
from mypy.plugin import MethodContext, Plugin
from mypy.types import Instance, ProperType, Type, get_proper_type

IDS = "saloon.kernel.ids."

NUMBERED = {
    "saloon.games.bang.figures.Figure": "FigureId",
    "saloon.games.bang.figures.Player": "PlayerId",
    "saloon.games.bang.questions.BangDefinition": "DefinitionId",
    "saloon.games.bang.questions.CardKind": "CardId",
    "saloon.games.bang.view.FigureView": "FigureId",
    "saloon.games.calibre45.players.Player": "PlayerId",
    "saloon.games.calibre45.view.PlayerView": "PlayerId",
}
"""What stands in a list, and what the places of such a list are."""

HOOKED = ("builtins.list.__getitem__", "builtins.list.__setitem__", "builtins.list.pop")


class IdsPlugin(Plugin):
    """Looks at every index of a list."""

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return check_index if fullname in HOOKED else None


def check_index(ctx: MethodContext) -> Type:
    """Complain about an index of another kind; the type of the result is as it was."""
    if not ctx.arg_types or not ctx.arg_types[0]:
        return ctx.default_return_type
    index = name_of(ctx.arg_types[0][0])
    element = item_of(ctx.type)
    if index is None or element is None:
        return ctx.default_return_type
    wanted = NUMBERED.get(element)
    is_id = index.startswith(IDS)
    if wanted is not None and is_id and index != IDS + wanted:
        ctx.api.fail(f"A list of {element} is indexed by {wanted}, not by {index}", ctx.context, code=INDEX)
    elif element.startswith(IDS) and index == element:
        ctx.api.fail(f"A list of {element} has places: {index} is none", ctx.context, code=INDEX)
    return ctx.default_return_type


def item_of(kind: Type) -> str | None:
    """What a list holds, by its full name."""
    proper = get_proper_type(kind)
    if isinstance(proper, Instance) and proper.type.fullname == "builtins.list" and proper.args:
        return name_of(proper.args[0])
    return None


def name_of(kind: Type) -> str | None:
    proper: ProperType = get_proper_type(kind)
    return proper.type.fullname if isinstance(proper, Instance) else None


def plugin(_version: str) -> type[IdsPlugin]:
    """What mypy asks for."""
    return IdsPlugin
