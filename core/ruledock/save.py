"""Saves: a snapshot of table, agenda and chance as plain JSON, without class names or pickles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruledock.chance import Chance
from ruledock.config import Config, make_config
from ruledock.errors import SaveError, did_you_mean
from ruledock.fields import codec
from ruledock.fitting import Misfit
from ruledock.link import link
from ruledock.ruleset import Ruleset
from ruledock.seeds import EXPECTED, SCHEMA, read_seed
from ruledock.table import Drawer, Table

FORMAT = 1
KEYS = frozenset({"format", "config", "content", "chance", "agenda", "table"})
ALL_KEYS = KEYS | {"drawers"}
"""Modules that remember something have drawers."""
MOST_DRAWS = (1 << 53) - 1
"""From one stream: more than any game makes, and what every reader of JSON takes for a number."""
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By the older format: a function that turns its saves into those of the next one."""


def dump(table: Table) -> dict[str, Any]:
    """The snapshot of a table."""
    ruleset = table.ruleset
    names = ruleset.step_names
    saved: dict[str, Any] = {
        "format": FORMAT,
        "config": ruleset.config.to_dict(),
        "content": dict(ruleset.content_digests),
        "chance": {"seed": table.chance.seed, **table.chance.counters},
        "agenda": [
            {"step": names[type(step)], **codec(type(step)).dump(step)} for step in table.agenda
        ],
        "table": ruleset.codec.dump(table),
    }
    if table.drawers:
        saved["drawers"] = {
            kind.name: codec(kind).dump(table.drawers[kind]) for kind in ruleset.drawers
        }
    return saved


def restore(data: Mapping[str, Any]) -> Table:
    """The table a snapshot was taken of; whatever does not fit is named with its place."""
    data = _migrated(data)
    ruleset = link(_config(data["config"]))
    _same_content(data.get("content"), ruleset)
    return rebuild(data, ruleset)


_configs: dict[str, Config] = {}
_MANY = 256


def _config(saved: Mapping[str, Any]) -> Config:
    """The configuration of a save; the same few come again and again."""
    text = str(saved)
    config = _configs.get(text)
    if config is None:
        if len(_configs) >= _MANY:
            _configs.clear()
        config = _configs[text] = make_config(saved, "the save, at /config")
    return config


def _migrated(data: Any) -> dict[str, Any]:
    if not isinstance(data, Mapping):
        raise SaveError(f"a save is an object, not {type(data).__name__}")
    found = data.get("format")
    saved = dict(data)
    if found == FORMAT and KEYS <= saved.keys() <= ALL_KEYS:
        return saved
    while saved.get("format") != FORMAT:
        older = saved.get("format")
        step = MIGRATIONS.get(older) if isinstance(older, int) else None
        if step is None:
            raise SaveError(f"/format: found {found!r}, expected a number up to {FORMAT}")
        saved = step(saved)
    wrong = sorted(saved.keys() - ALL_KEYS) or sorted(KEYS - saved.keys())
    if wrong:
        found = "it" if wrong[0] in saved else "nothing"
        raise SaveError(f"/{wrong[0]}: found {found}; {did_you_mean(wrong[0], ALL_KEYS)}")
    return saved


def _same_content(saved: Any, ruleset: Ruleset) -> None:
    here = ruleset.content_digests
    if saved == here:
        return
    saved = saved if isinstance(saved, Mapping) else {}
    told = [
        f"  {name}: saved with {saved.get(name, 'nothing')}, here is {here.get(name, 'nothing')}"
        for name in sorted({*saved, *here})
        if saved.get(name) != here.get(name)
    ]
    raise SaveError("this save was made with other content:\n" + "\n".join(told))


def rebuild(data: Mapping[str, Any], ruleset: Ruleset) -> Table:
    """The table that *data* describes, under these rules."""
    try:
        return _build(data, ruleset)
    except (Misfit, ValueError, TypeError, AttributeError, LookupError) as error:
        why = "\n".join(_explain(data, ruleset)) or f"this cannot be on the table: {error}"
        raise SaveError(why) from None


def _build(data: Mapping[str, Any], ruleset: Ruleset) -> Table:
    read = ruleset.read_option
    counters = dict(data["chance"])
    seed = read_seed(counters.pop("seed"))
    if seed is None:
        raise Misfit(f"no seed, expected {EXPECTED}")
    chance = Chance(seed, {k: _number(v) for k, v in counters.items()})
    agenda = [_step(saved, ruleset) for saved in data["agenda"]]
    drawers = data.get("drawers", {})
    if drawers.keys() != {kind.name for kind in ruleset.drawers}:
        raise Misfit("other drawers")
    kept: dict[type, Drawer] = {
        kind: kind(**codec(kind).load(drawers[kind.name], read)) for kind in ruleset.drawers
    }
    fields = ruleset.codec.load(data["table"], read)
    table = ruleset.game.table(ruleset, agenda, chance, kept, None, **fields)
    ruleset.game.check(table)
    return table


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= MOST_DRAWS:
        raise Misfit(f"{value!r} is no count")
    return value


def _step(saved: Mapping[str, Any], ruleset: Ruleset) -> Any:
    kind = ruleset.steps_by_name.get(saved["step"]) if "step" in saved else None
    if kind is None:
        raise Misfit(f"no step {saved.get('step')!r}")
    fields = {name: value for name, value in saved.items() if name != "step"}
    return kind(**codec(kind).load(fields, ruleset.read_option))


def schema(ruleset: Ruleset) -> dict[str, Any]:
    """The JSON Schema of this ruleset's saves."""
    steps = []
    for name, kind in ruleset.steps_by_name.items():
        shape = codec(kind).schema
        properties = {"step": {"const": name}, **shape["properties"]}
        steps.append({**shape, "properties": properties, "required": ["step", *shape["required"]]})
    drawers = {kind.name: codec(kind).schema for kind in ruleset.drawers}
    count = {"type": "integer", "minimum": 0, "maximum": MOST_DRAWS}
    return {
        "type": "object",
        "properties": {
            "chance": {
                "type": "object",
                "properties": {"seed": SCHEMA},
                "additionalProperties": count,
                "required": ["seed"],
            },
            "agenda": {"type": "array", "items": {"anyOf": steps}},
            "table": ruleset.codec.schema,
            "drawers": {
                "type": "object",
                "properties": drawers,
                "required": sorted(drawers),
                "additionalProperties": False,
            },
        },
    }


def _explain(data: Mapping[str, Any], ruleset: Ruleset) -> list[str]:
    """Where exactly a save is wrong, by its schema; asked only when it could not be loaded."""
    import jsonschema

    whole = schema(ruleset)
    known = whole["properties"]["agenda"]["items"]["anyOf"]
    steps = {one["properties"]["step"]["const"]: one for one in known}
    whole["properties"]["agenda"] = {"type": "array"}
    found = []
    for error in jsonschema.Draft202012Validator(whole).iter_errors(dict(data)):
        found.append(_told(error, []))
    for place, step in enumerate(data["agenda"] if isinstance(data["agenda"], list) else []):
        name = step.get("step") if isinstance(step, Mapping) else None
        if not isinstance(name, str) or name not in steps:
            hint = did_you_mean(str(name), steps)
            found.append(f"/agenda/{place}/step: found {name!r}, expected a step; {hint}")
            continue
        errors = jsonschema.Draft202012Validator(steps[name]).iter_errors(dict(step))
        found += [_told(error, ["agenda", str(place)]) for error in errors]
    return found


def _told(error: Any, before: list[str]) -> str:
    import jsonschema

    best = jsonschema.exceptions.best_match([error]) or error
    pointer = "/".join([*before, *(str(part) for part in best.absolute_path)])
    return f"/{pointer}: {best.message}"
