"""The shipped packs damaged at random: caught where it was done, and never a traceback."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ruledock.errors import ContentError
from ruledock.linking import plugins
from ruledock.linking.declarations import declared_by
from ruledock.linking.load_packs import Schemas
from ruledock.linking.shipped import data
from ruledock_authoring.checking.packs import check_packs
from ruledock_authoring.inline_refs import inline_refs
from ruledock_cli.catalog import all_plugins
from tests.content.shipped_damage import WAYS, marks

CONTENT = Path(str(data("content")))
PACKS = sorted(path.parent.name for path in CONTENT.glob("*/pack.json"))


@cache
def lookup():
    return Schemas([plugins.load(one.name) for one in all_plugins() if not one.trouble])


@cache
def kinds():
    names = plugins.known()
    return {kind.name: kind.schema for name in names for kind in declared_by(name, "CONTENT")}


def schema_of(file, document):
    """The schema of a file, whole: by its folder, or by the name it gives itself."""
    named = document.get("$schema", "") if isinstance(document, dict) else ""
    kind = "pack.schema.json" if file.name == "pack.json" else kinds().get(file.parent.name)
    name = (
        kind
        or named.rpartition("/")[2]
        or f"{file.parent.name.removesuffix('-uk')}-rules.schema.json"
    )
    try:
        whole = inline_refs(dict(lookup()(name)), lookup(), name)
    except KeyError:
        return {}  # rules whose schema only their plugin names
    if isinstance(document, dict) and {"items"} <= document.keys() <= {"$schema", "items"}:
        return {"properties": {"items": {"items": whole}}}
    return {"items": whole} if isinstance(document, list) else whole


@pytest.fixture
def shore(tmp_path, monkeypatch):
    """A copy of all shipped packs, used in their place."""
    content = tmp_path / "content"
    shutil.copytree(CONTENT, content)
    monkeypatch.setenv("RULEDOCK_CONTENT", str(content))
    monkeypatch.setenv("RULEDOCK_CACHE", str(tmp_path / "cache"))
    return content


def damages(file, count, luck):
    """So many ways in which one file can be damaged."""
    text = file.read_text("utf-8")
    document = json.loads(text)
    known = marks(document, schema_of(file, document))
    for _ in range(50 * count + 50):
        if not count:
            return
        found = luck.choice(WAYS)(text, known, luck)
        if found is not None:
            count -= 1
            yield found


def caught(pack, file, damage):
    """Whether looking at the pack finds the damage at its place, and all it found instead."""
    verdicts = list(check_packs(pack))
    errors = [one.error for one in verdicts if one.error is not None]
    found = [m for error in errors if isinstance(error, ContentError) for m in error.mistakes]
    mine = [m for m in found if Path(m.file).name == file.name]
    if damage.line is not None:
        return any(m.code == "bad-json" and abs(m.line - damage.line) <= 2 for m in mine), errors
    if damage.place.endswith("/named") and any(m.code == "wrong-example" for m in mine):
        return True, errors  # a name that the author makes up: the examples speak of another
    around = {damage.place, damage.place.rpartition("/")[0]}
    inside = f"{damage.place}/"
    return any(m.pointer in around or m.pointer.startswith(inside) for m in mine), errors


@pytest.mark.timeout(0)
@pytest.mark.parametrize("pack", PACKS)
def test_damage_is_caught_where_it_was_done(pack, shore, scaled):
    """At least 97 of 100 times; and whatever happens, it is told in words."""
    seen, missed = Counter(), []
    luck = Random(f"damage {pack}")
    files = sorted((shore / pack).rglob("*.json"))
    for file in luck.sample(files, min(scaled(2, 10**6), len(files))):
        whole = file.read_bytes()
        for damage in damages(file, scaled(1, 200), luck):
            file.write_text(damage.text, "utf-8")
            good, errors = caught(shore / pack, file, damage)
            seen[damage.how] += 1
            if not good:
                told = "; ".join(str(error)[:300] for error in errors) or "nothing"
                missed.append(f"{file.name} {damage.how} {damage.place}: {told}")
        file.write_bytes(whole)
    print(f"{pack}: {seen.total()} damages, {len(missed)} missed", *missed, sep="\n")  # pytest -rP
    assert seen.total() >= scaled(2, 200 * len(files))
    assert len(missed) <= 0.03 * seen.total(), "\n".join([str(seen), *missed])
