"""``ruledock pack schemas``: self-contained schemas for editors."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ruledock.content.check.content import PACK_SCHEMA
from ruledock.content.read.pack import LANGUAGES, RawPack, read_pack
from ruledock.content.read.sources import PackSource
from ruledock.errors import SaveError
from ruledock.linking import plugins
from ruledock.linking.declarations import declared_by
from ruledock.linking.load_packs import Schemas
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.inline_refs import inline_refs
from ruledock_authoring.language_schema import DRAFT, language_schema
from ruledock_authoring.translation_schema import translation_schema
from ruledock_cli.pack.game import ruleset_for
from ruledock_cli.pack.pretty import pretty
from ruledock_cli.usage import Usage
from ruledock_drawing.show import say
from ruledock_speech.translations import PACKS, items_of

Schema = dict[str, Any]
Items = Mapping[tuple[str, str], Any]
FOLDER = "schemas"
TRANSLATIONS = f"{FOLDER}/{LANGUAGES}.schema.json"


def run(args: argparse.Namespace) -> int:
    """Write a schema for each folder of a pack."""
    root = Path(args.path)
    if not (root / "pack.json").is_file():
        raise Usage(f"{args.path}: no pack.json; name the folder of a pack")
    ruleset = ruleset_for(args.game)
    folders = sorted(child.name for child in root.iterdir() if child.is_dir())
    files = {**schema_files(ruleset, folders), **translation_files(root, ruleset)}
    write_files(root, files)
    for name in files:
        say(str(root / name))
    return 0


def schema_files(ruleset: Ruleset, folders: Iterable[str]) -> dict[str, Schema]:
    """The schemas of pack.json and of the items in each folder, by path in the pack."""
    lookup = Schemas([plugins.load(name) for name in ruleset.plugins])
    schemas: dict[str, Any] = {"pack": PACK_SCHEMA, **_kinds(ruleset)}
    wanted = ["pack", *(name for name in folders if name in schemas)]
    return {
        f"{FOLDER}/{name}.schema.json": editor_schema(ruleset, schemas[name], lookup)
        for name in wanted
    }


def translation_files(root: Path, ruleset: Ruleset) -> dict[str, Schema]:
    """The schema of the translations of a pack, by its path in the pack, if it has any."""
    if not (root / LANGUAGES).is_dir():
        return {}
    raw = read_pack(PackSource(root.name, root), ruleset.content.kinds)
    return {TRANSLATIONS: translation_schema(_texts(raw, ruleset))}


def _texts(raw: RawPack, ruleset: Ruleset) -> Items:
    """What a pack may translate: its own items; if it has none, all those of the game."""
    kinds = ruleset.content.kinds
    own = items_of(raw, kinds)
    if any(kind != PACKS for kind, _ in own):
        return own
    packs = (read_pack(source, kinds) for source in ruleset.content.sources.values())
    return {key: one for pack in (*packs, raw) for key, one in items_of(pack, kinds).items()}


def _kinds(ruleset: Ruleset) -> dict[str, str | Mapping[str, Any]]:
    known = [kind for name in ruleset.plugins for kind in declared_by(name, "CONTENT")]
    return {kind.name: kind.schema for kind in known}


def editor_schema(ruleset: Ruleset, schema: str | Mapping[str, Any], lookup: Schemas) -> Schema:
    """A self-contained schema, with the words of the game in place of expressions."""
    home = schema if isinstance(schema, str) else ""
    whole = lookup(schema) if isinstance(schema, str) else schema
    sorts = set(ruleset.words.lexicon.sorts())
    found: Schema = {"$schema": DRAFT, **_with_words(inline_refs(dict(whole), lookup, home), sorts)}
    if '"#/$defs/' in json.dumps(found):
        found["$defs"] = language_schema(ruleset.words.lexicon, "score")["$defs"]
    return found


def _with_words(schema: Any, sorts: set[str]) -> Any:
    """Make each value marked as an expression refer to the definition of its sort.

    Drops ids and definitions, which nothing refers to any more.
    """
    if isinstance(schema, list):
        return [_with_words(one, sorts) for one in schema]
    if not isinstance(schema, Mapping):
        return schema
    names = [key for key in ("$id", "$schema") if isinstance(schema.get(key), str)]
    kept = {key: value for key, value in schema.items() if key not in (*names, "$defs")}
    found = {key: _with_words(value, sorts) for key, value in kept.items()}
    sort = found.get("x-expression")
    if isinstance(sort, str) and sort in sorts:
        del found["x-expression"]
        found["allOf"] = [{"$ref": f"#/$defs/{sort.replace(' ', '-')}"}]
    return found


def write_files(root: Path, files: Mapping[str, Any]) -> None:
    """Write files below a folder; a value that is not text becomes JSON."""
    for name, value in files.items():
        target = root / name
        text = value if isinstance(value, str) else pretty(value)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
        except OSError as error:
            raise SaveError(f"{target}: {error.strerror or error}") from None
