"""The pages of what packs and bots are checked against."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from generator.markdown import kind, table
from generator.repository import ROOT, shipped
from ruledock_authoring.inline_refs import inline_refs
from ruledock_bots.pipes import ANSWER
from ruledock_bots.protocol import ANSWERS, PROTOCOL


def schemas_page() -> Iterator[str]:
    yield "# Schemas"
    yield (
        'What packs are checked against. Each lies in `schemas/`; name it as `"$schema"` in a '
        "JSON file, and an editor completes and checks while you type."
    )
    for file in sorted((ROOT / "schemas").glob("*.json")):
        if file.name.partition("-")[0] not in (*CORE_SCHEMAS, *shipped()):
            continue
        schema = inline_refs(json.loads(file.read_text("utf-8")), shipped_schema, file.name)
        yield f"## {file.name}"
        yield f"**{schema.get('title', file.stem)}.** {schema.get('description', '')}".strip()
        needed = schema.get("required", ())
        rows = [
            [f"`{name}`", kind(one), "yes" if name in needed else "", one.get("description", "")]
            for name, one in schema.get("properties", {}).items()
            if name != "$schema"
        ]
        if rows:
            yield table(["key", "value", "needed", "what it is"], rows)


CORE_SCHEMAS = ("common.schema.json", "pack.schema.json")


def shipped_schema(name: str) -> Mapping[str, Any]:
    return json.loads((ROOT / "schemas" / name).read_text("utf-8"))


def protocol_page() -> Iterator[str]:
    schema = shipped_schema("bot-message.schema.json")
    yield "# Bot protocol"
    yield (
        f"{schema['description']} `schemas/bot-message.schema.json` says the same to programs, and "
        "[a how-to](../how-to/write-a-bot-in-any-language.md) shows it at work."
    )
    asked = {one: " or ".join(f"`{answer}`" for answer in said) for one, said in ANSWERS.items()}
    yield table(
        ["we say", "the bot answers"],
        [[f"`{one}`", f"{said}, or `error`"] for one, said in asked.items()] + [["`bye`", ""]],
    )
    yield (
        f"Version {PROTOCOL}. An answer has at most {ANSWER // 1024} KiB, and all answers to one "
        "question come within the seconds that `start` names. What a bot prints on standard error "
        "is shown when it fails."
    )
    for one in schema["$defs"].values():
        if "x-from" not in one:
            continue
        who = "we say" if one["x-from"] == "engine" else "the bot says"
        yield f"## {one['properties']['type']['const']}, {who}"
        yield one["description"]
        rows = [
            [f"`{name}`", kind(part), "yes" if name in one["required"] else "", part["description"]]
            for name, part in one["properties"].items()
            if name != "type"
        ]
        if rows:
            yield table(["key", "value", "needed", "what it is"], rows)
