"""The protocol as documents: JSON Schema, OpenAPI 3.1 for HTTP, AsyncAPI 3 for the socket, TypeScript types.

All are made from the messages and routes, so that they cannot say anything else. `scripts/write_protocol.py`
writes them; a test fails when a written one is stale.
"""

from __future__ import annotations

import json
from typing import Any, Final

from saloon.wire import messages
from saloon.wire.codes import CLOSE_CODES
from saloon.wire.languages import LANGUAGES
from saloon.wire.limits import FRAME_BYTES, VERSION
from saloon.wire.lobby import Problem
from saloon.wire.routes import COOKIE, ROUTES, SOCKET, STATUS, errors_of
from saloon.wire.routing import Route
from saloon.wire.schema import Schema, Words
from saloon.wire.typescript import typescript

FACTS: Final = {
    "title": "Saloon",
    "version": f"{VERSION}.0.0",
    "description": "An open table for Wild-West card games. docs/protocol.md tells how a client talks.",
    "license": {"name": "MIT", "identifier": "MIT"},
}
IN_COMPONENTS: Final = "#/components/schemas"
TEXT_OF_STATUS: Final = {
    400: "What was sent cannot be read or is not allowed",
    401: "No token, or not a valid one",
    403: "Not for you",
    404: "No such thing",
    405: "Not by this method",
    409: "Not now",
    413: "Too much at once",
    429: "Too often",
    500: "A mistake of the server's",
    503: "Not kept; nothing was done",
}


def documents() -> dict[str, str]:
    """Every document as text, by its path in the repository."""
    return {
        "docs/protocol/schema.json": _json(json_schema()),
        "docs/protocol/openapi.json": _json(openapi()),
        "docs/protocol/asyncapi.json": _json(asyncapi()),
        "web/src/protocol.ts": typescript(Words("#")),
    }


def _json(document: Schema) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def json_schema() -> Schema:
    """Every word of the protocol; as a whole it describes one frame of the socket."""
    words = Words("#/$defs")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "One frame of Saloon's socket",
        "oneOf": [words.ref("ClientMessage"), words.ref("ServerMessage")],
        "$defs": words.found,
    }


def openapi() -> Schema:
    """The HTTP routes."""
    words = Words(IN_COMPONENTS)
    paths: Schema = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, words)
    return {
        "openapi": "3.1.0",
        "info": FACTS,
        "paths": paths,
        "components": {
            "schemas": words.found,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(route: Route, words: Words) -> Schema:
    operation: Schema = {"operationId": route.name, "summary": route.summary}
    if not route.open:
        operation["security"] = [{"token": []}, {"cookie": []}]
    parameters = [_parameter(name) for name in route.parameters]
    if route.speaks:
        parameters.append(_language())
    if route.at_entry:
        parameters.append({"name": "seq", "in": "query", "schema": {"type": "integer", "minimum": 0}})
    if route.for_screen:
        parameters.append({"name": "screen", "in": "query", "schema": {"type": "string", "enum": ["1"]}})
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        content = {"application/json": {"schema": words.ref(route.body.__name__)}}
        operation["requestBody"] = {"required": _needs_body(words, route), "content": content}
    operation["responses"] = {str(route.status): _answer(route, words), **_refusals(route, words)}
    return operation


def _needs_body(words: Words, route: Route) -> bool:
    return route.body is not None and bool(words.found[route.body.__name__].get("required"))


def _parameter(name: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _language() -> Schema:
    return {"name": "language", "in": "query", "schema": {"type": "string", "examples": list(LANGUAGES)}}


def _answer(route: Route, words: Words) -> Schema:
    if route.answer is None:
        content: Schema = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": words.ref(route.answer.__name__)}}
    return {"description": route.summary, "content": content}


def _refusals(route: Route, words: Words) -> Schema:
    codes: dict[int, list[str]] = {}
    for code in errors_of(route):
        codes.setdefault(STATUS[code], []).append(code)
    content = {"application/problem+json": {"schema": words.ref(Problem.__name__)}}
    return {
        str(status): {"description": f"{TEXT_OF_STATUS[status]}: {', '.join(names)}", "content": content}
        for status, names in codes.items()
    }


def asyncapi() -> Schema:
    """The socket, as the server sees it: it receives what clients say and sends what it tells them."""
    words = Words(IN_COMPONENTS)
    kinds = [*messages.ClientMessage.__args__, *messages.ServerMessage.__args__]
    said = [kind.__name__ for kind in messages.ClientMessage.__args__]
    told = [kind.__name__ for kind in messages.ServerMessage.__args__]
    closes = "\n".join(f"- {number}: {why}" for number, why in CLOSE_CODES.items())
    channel = {
        "address": SOCKET,
        "description": f"Text frames of one JSON object each, at most {FRAME_BYTES} bytes from a client."
        f" `hello` comes first. Close codes:\n{closes}",
        "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
        "bindings": {"ws": {"method": "GET"}},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {**FACTS, "license": {"name": "MIT"}},
        "defaultContentType": "application/json",
        "channels": {"table": channel},
        "operations": {
            "said": _direction("receive", said, "What a client says."),
            "told": _direction("send", told, "What the server tells a client."),
        },
        "components": {
            "schemas": words.found,
            "messages": {kind.__name__: _message(kind, words) for kind in kinds},
        },
    }


def _direction(action: str, names: list[str], summary: str) -> Schema:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{name}"} for name in names],
    }


def _message(kind: Any, words: Words) -> Schema:
    return {
        "name": str(kind.__struct_config__.tag),
        "title": kind.__name__,
        "payload": words.ref(kind.__name__),
    }
