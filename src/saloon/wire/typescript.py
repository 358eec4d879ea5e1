"""The protocol as TypeScript types."""

from __future__ import annotations

import json
import textwrap
from typing import Any

from saloon.wire.codes import CLOSE_CODES
from saloon.wire.limits import TAKE_BACK_SECONDS, VERSION
from saloon.wire.lobby import AGREEMENTS, FREE_ALONE, NOT_RATED
from saloon.wire.routes import SOCKET
from saloon.wire.routing import API
from saloon.wire.schema import Schema, Words

HEAD = "// Written by scripts/write_protocol.py from src/saloon/wire: change it there.\n"
WIDTH = 110


def typescript(words: Words) -> str:
    """One module with a type for every word of the protocol."""
    parts = [HEAD, _constants()]
    parts += [declaration(name, schema) for name, schema in words.found.items()]
    return "\n".join(parts)


def _constants() -> str:
    closes = "".join(f"  {number}: {json.dumps(words)},\n" for number, words in CLOSE_CODES.items())
    return (
        f"export const VERSION = {VERSION};\n"
        f'export const API = "{API}";\n'
        f'export const SOCKET = "{SOCKET}";\n'
        f"export const TAKE_BACK_SECONDS = {TAKE_BACK_SECONDS};\n"
        f"export const AGREEMENTS = {json.dumps(AGREEMENTS)} as const;\n"
        f"export const FREE_ALONE: readonly string[] = {json.dumps(FREE_ALONE)};\n"
        f"export const NOT_RATED: readonly string[] = {json.dumps(NOT_RATED)};\n"
        f"export const CLOSE_CODES: Record<number, string> = {{\n{closes}}};\n"
    )


def declaration(name: str, schema: Schema) -> str:
    said = comment(schema.get("description", ""), "")
    if schema.get("type") == "integer":
        return f'{said}export type {name} = number & {{ readonly __id?: "{name}" }};\n'
    if "properties" not in schema:
        return f"{said}export type {name} =\n{_union_lines(schema)};\n"
    required = schema.get("required", [])
    lines = [f"{said}export interface {name} {{"]
    for field, inner in schema["properties"].items():
        words = comment(inner.get("description", ""), "  ")
        lines.append(f"{words}  {field}{'' if field in required else '?'}: {typed(inner)};")
    return "\n".join([*lines, "}\n"])


def _union_lines(schema: Schema) -> str:
    members = schema.get("oneOf") or schema.get("anyOf") or [schema]
    return "\n".join(f"  | {typed(member)}" for member in members)


def typed(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(typed(member) for member in schema[union])
    return _of_type(schema)


def _of_type(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typed(schema.get('additionalProperties', {}))}>"
    return {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }.get(str(kind), "unknown")


def comment(words: str, indent: str) -> str:
    """Words as a comment; none if there are none."""
    if not words:
        return ""
    if "\n" not in words and len(words) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines: list[str] = []
    for line in words.split("\n"):
        lines += textwrap.wrap(line, WIDTH - len(indent) - 3) or [""]
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"
