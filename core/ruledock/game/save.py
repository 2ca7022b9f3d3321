"""Saves: a snapshot of table, agenda and chance as plain JSON, without class names or pickles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruledock.engine import limits
from ruledock.engine.chance import Chance
from ruledock.engine.codec import codec
from ruledock.engine.drawer import Drawer
from ruledock.engine.fitting import Misfit
from ruledock.engine.plain import first_of, unknown_key
from ruledock.engine.seeds import read_seed
from ruledock.engine.text import show
from ruledock.errors import SaveError, did_you_mean
from ruledock.game.kept_config import PacksFrom, kept_ruleset
from ruledock.game.places import settle
from ruledock.installed.outside import library
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table

FORMAT = 1
KEYS = frozenset({"format", "config", "content", "chance", "agenda", "table"})
ALL_KEYS = KEYS | {"drawers"}
"""Saves have drawers only if a module keeps state."""
MOST_DRAWS = (1 << 53) - 1
"""Draws from one stream: more than any game makes, and exact in every JSON reader."""
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By format: a function that converts a save to the next format."""


def dump(table: Table) -> dict[str, Any]:
    """The snapshot of a table."""
    return {**head(table.ruleset), **state(table)}


def head(ruleset: Ruleset) -> dict[str, Any]:
    """What every snapshot under these rules begins with."""
    config, digests = ruleset.described(ruleset.config), dict(ruleset.content_digests)
    return {"format": FORMAT, "config": config, "content": digests}


def state(table: Table) -> dict[str, Any]:
    """The rest of a snapshot: what is on the table."""
    ruleset, names = table.ruleset, table.ruleset.step_names
    saved: dict[str, Any] = {
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


def restore(data: Any, packs_from: PacksFrom = ()) -> Table:
    """The table of a snapshot; SaveError says what does not fit, and where."""
    data = _migrate(data)
    ruleset = kept_ruleset(data["config"], "the save", "/config", packs_from)
    check_content(data["content"], ruleset)
    return rebuild(data, ruleset)


def _migrate(data: Any) -> dict[str, Any]:
    if not isinstance(data, Mapping):
        raise SaveError(f"/: found {type(data).__name__}, expected a save: an object, or its JSON")
    found = data.get("format")
    saved = dict(data)
    while type(saved.get("format")) is not int or saved["format"] != FORMAT:
        older = saved.get("format")
        step = MIGRATIONS.get(older) if type(older) is int else None
        if step is None:
            raise SaveError(f"/format: found {show(found)}, expected a number up to {FORMAT}")
        saved = step(saved)
    unknown = sorted(map(str, saved.keys() - ALL_KEYS))
    missing = sorted(KEYS - saved.keys())
    if unknown:
        raise SaveError(unknown_key(unknown[0], ALL_KEYS))
    if missing:
        raise SaveError(f"/{missing[0]}: found nothing; {did_you_mean(missing[0], ALL_KEYS)}")
    return saved


def check_content(saved: Any, ruleset: Ruleset) -> None:
    """Refuse a save that was made with other content."""
    here = ruleset.content_digests
    if saved == here:
        return
    if not isinstance(saved, Mapping) or len(saved) > limits.ITEMS:
        raise SaveError(f"/content: found {show(saved)}, expected the digest of each pack")
    differences = [
        f"  {show(name)}: saved with {_of(saved, name)}, here it is {_of(here, name)}"
        for name in sorted({*map(str, saved), *here})
        if saved.get(name) != here.get(name)
    ]
    raise SaveError("/content: this save was made with other content:", *first_of(differences))


def _of(digests: Mapping[str, Any], name: str) -> str:
    return show(digests[name]) if name in digests else "nothing"


def rebuild(data: Mapping[str, Any], ruleset: Ruleset) -> Table:
    """The table that *data* describes, under these rules."""
    try:
        return build(data, ruleset, ruleset.loader(ruleset.game.table))
    except Exception as error:  # a plugin's check may raise anything on a stranger's data
        wrong = library("save-mistakes")(data, ruleset)
        place = error.place if isinstance(error, Unfit) else "/table"
        why = str(error) if isinstance(error, SaveError | ValueError) else repr(error)
        impossible = f"{place}: no game can reach this: {why[:500]}"
        raise SaveError(*first_of(wrong) or [impossible]) from error


class Unfit(Misfit):
    """A part with the right shape that cannot be on this table."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(why)
        self.place = place


def build(data: Mapping[str, Any], ruleset: Ruleset, load: Callable[..., Table]) -> Table:
    """The table that *data* describes; whatever is wrong with it raises something."""
    counters = dict(data["chance"])
    seed = counters.pop("seed")
    if type(seed) is not str or read_seed(seed) is None:
        raise Misfit("this is not a seed")
    if len(counters) > limits.STREAMS:
        raise Misfit("there are too many streams of chance")
    for stream, count in counters.items():
        if type(stream) is not str or len(stream) > limits.NAME:
            raise Misfit("this is not the name of a stream")
        if type(count) is not int or not 0 <= count <= MOST_DRAWS:
            raise Misfit("this is not a count")
    chance = Chance(seed, counters)
    steps = data["agenda"]
    if type(steps) is not list or len(steps) > limits.STEPS:
        raise Misfit("this is not an agenda")
    agenda = [ruleset.step_loader(saved["step"])(saved) for saved in steps]
    drawers = data.get("drawers", {})
    if drawers.keys() != {kind.name for kind in ruleset.drawers}:
        raise Misfit("other drawers")
    kept: dict[type, Drawer] = {
        kind: ruleset.loader(kind)(drawers[kind.name]) for kind in ruleset.drawers
    }
    table = load(data["table"], ruleset, agenda, chance, kept, None)
    _check(table)
    return table


def _check(table: Table) -> None:
    """Check that the parts, each valid by itself, fit together."""
    table.ruleset.game.check(table)
    settle(table)
    for module, check in table.ruleset.checks:
        try:
            check(table)
        except ValueError as error:
            raise Unfit(f"/drawers/{module}", str(error)) from error
    waiting = table.ruleset.waiting
    for place, step in enumerate(table.agenda):
        kind = waiting.get(type(step))
        if kind is not None and not kind.may_wait(table, step, place):
            name = table.ruleset.step_names[type(step)]
            raise Unfit(f"/agenda/{place}", f"{name} cannot wait here")
