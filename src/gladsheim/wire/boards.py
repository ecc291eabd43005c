"""The TypeScript types of the boards, made from what each game declares: its view, and its events.

`python -m gladsheim.wire` writes web/src/boards/<game>/view.ts and events.ts for every game that has a board there.
"""

from __future__ import annotations

import types
from typing import Final, ForwardRef, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints, is_typeddict

from gladsheim.core.events import FELL, Event
from gladsheim.core.game import Game
from gladsheim.core.kinds import Kind, Part

HEAD: Final = "// Made by `python -m gladsheim.wire` from {}: change it there.\n"
PLAIN: Final = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "NoneType": "null"}
Declared: TypeAlias = "dict[str, str]"


def view_types(game: Game) -> str:
    """The view of a game, and whatever it is made of."""
    assert game.view_type is not None
    found: Declared = {}
    declare(game.view_type, found)
    body = "\n".join(found.values())
    needs = 'import type { Json } from "../../wire";\n\n' if "Json" in body else ""
    alias = f"\nexport type View = {game.view_type.__name__};\n"
    return HEAD.format(f"the view of {game.id}") + "\n" + needs + body + alias


def declare(record: type, found: Declared) -> None:
    """An interface for a TypedDict, after those it needs."""
    if record.__name__ in found:
        return
    fields = [f"  {name}: {typed(hint, found)};" for name, hint in get_type_hints(record).items()]
    about = f"/** {' '.join(record.__doc__.split())} */\n" if record.__doc__ else ""
    found[record.__name__] = about + "\n".join([f"export interface {record.__name__} {{", *fields, "}", ""])


def typed(hint: object, found: Declared) -> str:
    """A type in TypeScript; a TypeError for one that no view uses yet."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and is_typeddict(hint):
        declare(hint, found)
        return hint.__name__
    if origin is list:
        item = typed(inner[0], found)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {typed(inner[1], found)}>"
    if origin is Literal:
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in inner)
    if origin is Union or origin is types.UnionType:
        return " | ".join(dict.fromkeys(typed(one, found) for one in inner))
    if hint is object or isinstance(hint, (str, ForwardRef)):
        return "Json"  # which is declared by a text that names itself
    plain = PLAIN.get(getattr(hint, "__name__", ""))
    if plain is None:
        raise TypeError(f"no TypeScript for {hint}")
    return plain


def event_types(game: Game) -> str:
    """The parts of every event that a seat can notice, by the event's name; the engine's own lots by their slots."""
    events = {event.name: event for event in all_events(game)}
    lots = [f'    | {{ slot: "{slot}"; {part_type(lot.parts[0])} }}' for slot, lot in game.lots.items()]
    declared = [part for event in events.values() for part in event.parts]
    declared += [lot.parts[0] for lot in game.lots.values()]
    named = {kind_name(part.kind): part.kind.names for part in declared if part.kind.names is not None}
    lines = [HEAD.format(f"the events of {game.id}")]
    for kind, names in named.items():
        listed = ", ".join(f'"{name}"' for name in names)
        lines.append(f"export const {kind}s = [{listed}] as const;")
        lines.append(f"export type {kind} = (typeof {kind}s)[number];\n")
    lines.append("export interface Events {")
    lines += [f"  {quoted(name)}: {parts(event.parts)};" for name, event in events.items()]
    lines += [f"  {FELL}:", *lots] if lots else [f"  {FELL}: never"]
    lines[-1] += ";"
    return "\n".join([*lines, "}", ""])


def kind_name(kind: Kind) -> str:
    """What a kind with names is called in TypeScript."""
    return "".join(word.capitalize() for word in kind.name.replace("_", "-").split("-")) + "Name"


def all_events(game: Game) -> list[Event]:
    """What a game declares, and what others notice of it."""
    found: list[Event] = []
    for event in game.events:
        found.append(event)
        if event.others is not None:
            found.append(event.others)
    return found


def parts(declared: list[Part]) -> str:
    return "{ " + "; ".join(part_type(part) for part in declared) + " }" if declared else "Record<string, never>"


def part_type(part: Part) -> str:
    kind = part.kind.type() if part.kind.names is None else kind_name(part.kind)
    return f"{quoted(part.name)}: {f'{kind}[]' if part.many else kind}"


def quoted(name: str) -> str:
    return name if name.replace("_", "a").isalnum() else f'"{name}"'
