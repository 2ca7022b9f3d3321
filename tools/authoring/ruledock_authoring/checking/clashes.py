"""Names and ids that two packs of one game both use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruledock.content import PackSource, find_packs
from ruledock.content.read.pack import RawItem, RawPack, read_pack
from ruledock.engine.text import quoted, step
from ruledock.errors import Mistake
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.checking.link_pack import related_to


def items_by_id(raw: RawPack) -> dict[tuple[str, str], RawItem]:
    """By kind and id, the items of a pack that are objects."""
    whole = [item for item in raw.items if isinstance(item.value, dict)]
    return {(item.kind, str(item.value.get("id"))): item for item in whole}


def same_names(raw: RawPack, beside: Iterable[PackSource]) -> Iterator[Mistake]:
    """A mistake for each pack in *beside* that has the same name."""
    for other in beside:
        if other.name == raw.name:
            file = raw.source.file("pack.json")
            found = f"{quoted(raw.name)}, which {other.file()} has too"
            yield Mistake(file, "/name", found, "a name of its own", "duplicate-pack")


def same_ids(raw: RawPack, ruleset: Ruleset, beside: Iterable[PackSource]) -> Iterator[Mistake]:
    """Ids that a pack which is not loaded here, but is for the same game, uses too."""
    kinds = {item.kind for item in raw.items}
    every = [*find_packs((), ()).values(), *beside]
    for other in (one for one in every if one.name not in ruleset.content.packs):
        theirs = read_pack(other, kinds)
        builds_on = related_to(raw) & {other.name} or related_to(theirs) & {raw.name}
        if not builds_on and related_to(theirs) & set(ruleset.game.packs):
            yield from _same_ids(raw.items, items_by_id(theirs))


def _same_ids(mine: Iterable[RawItem], theirs: dict[tuple[str, str], RawItem]) -> Iterator[Mistake]:
    for item in mine:
        key = str(item.value.get("id"))
        other = theirs.get((item.kind, key))
        if other is not None:
            found = f"{quoted(key)}, which {other.file} has too"
            expected = "an id of its own, for the two packs may be played together"
            place = step(item.pointer, "id")
            yield Mistake(item.file, place, found, expected, "duplicate-id")
