"""The TypeScript types of the wire, made from the Structs: `python -m gladsheim.wire` writes web/src/wire.ts."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Final, get_args

import msgspec
from msgspec import inspect as types

from gladsheim.wire import friends, hall, live

HEAD: Final = """// Made by `python -m gladsheim.wire` from src/gladsheim/wire/*.py: change it there.

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };

/** A phrase of a Fluent catalogue: its key and its gaps (numbers, keys of other messages, phrases). */
export type Spoken = [key: string, gaps: { [name: string]: number | string | Spoken }];
"""


def make_typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, literal in WORDS.items():
        parts.append(f"export type {name} = {' | '.join(quoted(literal))};\n")
    for module in (hall, friends, live):
        parts += [interface(struct) for struct in structs(module)]
    for name, union in (("FromBrowser", live.FromBrowser), ("ToBrowser", live.ToBrowser)):
        parts.append(f"export type {name} = {typed(types.type_info(union))};\n")
    return "\n".join(parts)


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs that a module defines, in its order, without the bare bases."""
    own: list[type[msgspec.Struct]] = []
    for _, found in inspect.getmembers_static(module, inspect.isclass):
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__ and not found.__subclasses__():
            own.append(found)
    return sorted(own, key=lambda struct: inspect.getsourcelines(struct)[1])


def interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines: list[str] = []
    if struct.__doc__ and not struct.__doc__.startswith(struct.__name__ + "("):
        lines.append(f"/** {' '.join(struct.__doc__.split())} */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    asked = struct.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        # What the browser sends may leave out what has a default; what it gets is always whole.
        mark = "?" if asked and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typed(field.type)};")
    return "\n".join([*lines, "}", ""])


def quoted(literal: object) -> list[str]:
    return [f'"{value}"' for value in get_args(literal)]


WORDS: Final = {"Level": hall.Level, "Language": hall.Language}
PLAIN: Final[dict[type[types.Type], str]] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.RawType: "Json",
}


def typed(info: types.Type) -> str:
    """A type in TypeScript; a TypeError for one that the wire does not use yet."""
    if isinstance(info, types.Metadata):
        named = (info.extra or {}).get("ts")
        return typed(info.type) if named is None else str(named)
    if isinstance(info, types.StructType):
        return str(info.cls.__name__)
    if isinstance(info, types.UnionType):
        return " | ".join(dict.fromkeys(typed(one) for one in info.types))
    if isinstance(info, types.LiteralType):
        known = [name for name, literal in WORDS.items() if set(get_args(literal)) == set(info.values)]
        return known[0] if known else " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, types.ListType):
        item = typed(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, types.DictType):
        return f"Record<{typed(info.key_type)}, {typed(info.value_type)}>"
    plain = PLAIN.get(type(info))
    if plain is None:
        raise TypeError(f"no TypeScript for {info}")
    return plain
