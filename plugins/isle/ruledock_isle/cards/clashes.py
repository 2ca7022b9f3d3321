"""What two packs cannot both bring: a card id, a lesson set. Mistakes point to a file to change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ruledock.plugin import (
    ContentError,
    Mistake,
    PackSource,
    Problem,
    Ruleset,
    find_packs,
    is_path,
    quoted,
    read_pack,
    report_mistakes,
)

DECK = {"lessons": "cards", "cards": "lessons"}
"""The kinds that are shuffled into one deck, each with the other."""


def check_deck(ruleset: Ruleset, ids: Iterable[str]) -> None:
    """Refuse lessons that would silently take the place of another card."""
    mistakes: list[Mistake] = []
    for id in sorted(set(ids) & set(ruleset.content.items["cards"])):
        sides = [(kind, pack) for kind in DECK for pack in _bringers(ruleset, kind, id)]
        own = _editable(ruleset, [pack for _, pack in sides])
        for kind, pack in [side for side in sides if side[1] in own] or sides[:1]:
            mistakes += _locate(ruleset, pack, kind, {id: _same_id(ruleset, kind, id)})
    if mistakes:
        raise ContentError(mistakes)


def set_clashes(ruleset: Ruleset, name: str, shares: Mapping[str, Sequence[str]]) -> list[Mistake]:
    """Mistakes for lessons of an author's pack in a set that an installed pack brings."""
    own = _editable(ruleset, shares)
    theirs = next((pack for pack in shares if pack not in own), None)
    if theirs is None:
        return []
    problems = {pack: dict.fromkeys(shares[pack], taken_set(name, theirs)) for pack in own}
    return [one for pack in own for one in _locate(ruleset, pack, "lessons", problems[pack])]


def same_ids(ruleset: Ruleset, pack: str) -> Iterator[tuple[str, str, Problem]]:
    """Kind and id of each item of a pack whose id another card of the deck has."""
    for kind, other in DECK.items():
        for id in ruleset.content.packs[pack].adds.get(kind, ()):
            if id in ruleset.content.items[other]:
                yield kind, id, _same_id(ruleset, kind, id)


def _same_id(ruleset: Ruleset, kind: str, id: str) -> Problem:
    other = DECK[kind]
    packs = ", ".join(map(quoted, _bringers(ruleset, other, id)))
    found = f"{quoted(id)}, which one of the {other} of pack {packs} has too"
    expected = "an id of its own, for both are shuffled into one deck"
    return Problem("/id", found, expected, "duplicate-id")


def taken_set(name: str, pack: str) -> Problem:
    """A set that another pack brings already."""
    found = f"{quoted(name)}, which pack {quoted(pack)} brings too"
    return Problem("/set", found, "a letter or name of its own", "set-taken")


def _bringers(ruleset: Ruleset, kind: str, id: str) -> list[str]:
    """The packs that bring an item; an overlay usually only changes it."""
    packs = ruleset.content.packs.values()
    every = [info for info in packs if id in info.adds.get(kind, ())]
    return [info.name for info in every if not info.overlays] or [info.name for info in every]


def _editable(ruleset: Ruleset, packs: Iterable[str]) -> list[str]:
    """Those packs that lie in an author's folder; nobody edits an installed pack."""
    return [pack for pack in packs if not _source(ruleset, pack).installed]


def _source(ruleset: Ruleset, pack: str) -> PackSource:
    paths = [path for path in ruleset.config.packs if is_path(path)]
    return find_packs(paths, {pack})[pack]


def _locate(
    ruleset: Ruleset, pack: str, kind: str, problems: Mapping[str, Problem]
) -> list[Mistake]:
    """Find the file and line of problems with items of a pack, by id."""
    raw = read_pack(_source(ruleset, pack), (kind,))
    found = [
        problems[item.value["id"]].mistake(item.file, item.pointer)
        for item in raw.items
        if item.value["id"] in problems
    ]
    return report_mistakes(found, [raw])
