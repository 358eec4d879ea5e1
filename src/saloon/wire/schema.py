"""Everything that travels as JSON Schema: the messages, and the views and events of every game."""

from __future__ import annotations

import ast
from types import UnionType
from typing import Any, Final, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from saloon.games.registry import GAMES
from saloon.kernel.codec import Record
from saloon.kernel.events import Event
from saloon.kernel.frames import Frame
from saloon.kernel.ids import CardId, DefinitionId, FigureId, PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import View
from saloon.wire import book, lobby, messages
from saloon.wire.plain import TYPE, all_records, wire_name
from saloon.wire.routes import ROUTES
from saloon.wire.sources import arguments_of, words_in, words_of, words_of_fields

Schema = dict[str, Any]

SCALARS: Final[dict[str, Schema]] = {
    "int": {"type": "integer"},
    "str": {"type": "string"},
    "bool": {"type": "boolean"},
    "None": {"type": "null"},
}

IDS: Final = {str(kind.__name__): kind for kind in (PlayerId, FigureId, CardId, DefinitionId)}
"""Numbers that name something: each is a word of its own."""


class Untold(ValueError):
    """A field of a record whose type the documents cannot tell."""


class Words:
    """The schemas of all words of the protocol, by name; `place` is where references point to."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.found: dict[str, Schema] = {}
        self._add_ids()
        self._add_messages()
        self._add_records()
        self.found = dict(sorted(self.found.items()))

    def ref(self, name: str) -> Schema:
        return {"$ref": f"{self.place}/{name}"}

    def _add_ids(self) -> None:
        words = words_in("saloon.kernel.ids")
        for name in IDS:
            self.found[name] = {"title": name, "type": "integer", "description": words[name]}

    # Messages

    def _add_messages(self) -> None:
        said = list(messages.ClientMessage.__args__)
        told = list(messages.ServerMessage.__args__)
        bodies = [kind for route in ROUTES for kind in (route.body, route.answer) if kind is not None]
        kinds = list(dict.fromkeys([*said, *told, *bodies, lobby.Problem]))
        _, components = msgspec.json.schema_components(
            kinds, schema_hook=self._custom, ref_template=f"{self.place}/{{name}}"
        )
        for name, schema in components.items():
            self.found[name] = schema
        modules = (messages, lobby, book)
        for kind in _structs_of([value for module in modules for value in module.__dict__.values()]):
            if kind.__name__ in self.found:
                self._name_ids(self.found[kind.__name__], kind)
                _describe(self.found[kind.__name__], kind)
        self.found["ClientMessage"] = self._one_of(said)
        self.found["ServerMessage"] = self._one_of(told)

    def _name_ids(self, schema: Schema, kind: type) -> None:
        """To msgspec a number that names something is any number: say which it is."""
        for field, hint in get_type_hints(kind).items():
            if field in schema.get("properties", {}):
                schema["properties"][field] = self._named_ids(schema["properties"][field], hint)

    def _named_ids(self, schema: Schema, hint: object) -> Schema:
        if isinstance(hint, NewType):
            said = {key: value for key, value in schema.items() if key not in ("type", "title")}
            return {**self.ref(str(hint.__name__)), **said}
        if get_origin(hint) is list and "items" in schema:
            return {**schema, "items": self._named_ids(schema["items"], get_args(hint)[0])}
        if get_origin(hint) in (Union, UnionType) and "anyOf" in schema:
            parts = zip(schema["anyOf"], get_args(hint), strict=True)
            return {**schema, "anyOf": [self._named_ids(part, one) for part, one in parts]}
        return schema

    def _one_of(self, kinds: list[type[msgspec.Struct]]) -> Schema:
        return {"oneOf": [self.ref(kind.__name__) for kind in kinds]}

    def _custom(self, kind: type) -> Schema:
        if issubclass(kind, View):
            return self.ref("View")
        if issubclass(kind, Event):
            return self.ref("Event")
        if issubclass(kind, KnownCards):
            return self.ref("KnownCards")
        raise NotImplementedError(kind)

    # Records

    def _add_records(self) -> None:
        views = [kind for kind in all_records(View) if _game_of(kind) in GAMES]
        self.found["View"] = {"oneOf": [self.record(kind) for kind in sorted(views, key=wire_name)]}
        self.record(Event)
        self.record(KnownCards)

    def record(self, kind: type[Record]) -> Schema:
        """A reference to a record's schema, which is made the first time."""
        name = identifier(kind)
        if name not in self.found:
            self.found[name] = {}
            arguments = arguments_of(kind)
            properties: Schema = {TYPE: {"const": wire_name(kind)}}
            for field in kind.fields:
                if field not in arguments:
                    raise Untold(f"{wire_name(kind)}.{field} has no annotation in the constructor")
                properties[field] = self._of(arguments[field], kind)
            schema = {"title": name, "type": "object", "properties": properties, "required": list(properties)}
            _describe(schema, kind)
            self.found[name] = schema
        return self.ref(name)

    def _of(self, annotation: ast.expr, owner: type[Record]) -> Schema:
        """The schema of an annotation in the constructor of `owner`."""
        if isinstance(annotation, ast.BinOp):
            return {"anyOf": [self._of(annotation.left, owner), self._of(annotation.right, owner)]}
        if isinstance(annotation, ast.Subscript):
            base = ast.unparse(annotation.value)
            if base == "list":
                return {"type": "array", "items": self._of(annotation.slice, owner)}
            return self._named(base, owner)
        return self._named(ast.unparse(annotation), owner)

    def _named(self, name: str, owner: type[Record]) -> Schema:
        if name in SCALARS:
            return dict(SCALARS[name])
        if name in IDS:
            return self.ref(name)
        game = _game_of(owner)
        if name == Frame.__name__:
            return self._frames(game)
        for kind in all_records():
            if kind.__name__ == name and _game_of(kind) in (game, ""):
                return self.record(kind)
        raise Untold(f"{wire_name(owner)}: no record is called {name}")

    def _frames(self, game: str) -> Schema:
        """Any frame of a game: what is being resolved, as far as the viewer may see it."""
        name = f"{_capital(game)}Frame"
        if name not in self.found:
            self.found[name] = {}
            kinds = [kind for kind in all_records(Frame) if _game_of(kind) == game and _is_whole(kind)]
            self.found[name] = {"oneOf": [self.record(kind) for kind in sorted(kinds, key=wire_name)]}
        return self.ref(name)


def identifier(kind: type[Record]) -> str:
    """A record's name in the documents: `BangFigureView`, `Event`."""
    game = _capital(_game_of(kind))
    return kind.__name__ if kind.__name__.startswith(game) else game + kind.__name__


def _capital(game: str) -> str:
    return game[:1].upper() + game[1:]


def _game_of(kind: type[Record]) -> str:
    game, dot, _name = wire_name(kind).partition(".")
    return game if dot else ""


def _is_whole(kind: type[Record]) -> bool:
    """Whether there are such records, not only records of its subclasses."""
    return bool(kind.fields) or not kind.__subclasses__()


def _structs_of(values: list[object]) -> list[type[msgspec.Struct]]:
    return [value for value in values if isinstance(value, type) and issubclass(value, msgspec.Struct)]


def _describe(schema: Schema, kind: type) -> None:
    """Add what the sources say of a class and its fields."""
    if words_of(kind):
        schema["description"] = words_of(kind)
    for field, words in words_of_fields(kind).items():
        if field in schema["properties"]:
            schema["properties"][field] = {**schema["properties"][field], "description": words}
