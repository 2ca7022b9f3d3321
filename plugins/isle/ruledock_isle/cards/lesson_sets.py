"""Lesson sets: which packs bring them, and the lessons of those that were chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ruledock.plugin import ConfigError, ContentError, Message, RawPack, Ruleset, did_you_mean
from ruledock_isle.cards.clashes import set_clashes
from ruledock_isle.cards.lessons import Lesson


def packs_of_sets(sets: Iterable[str], known: Mapping[str, RawPack]) -> list[str]:
    """The packs that bring these sets: ``lessons-a`` for A, or whichever has lessons of a set."""
    wanted, missing = [], []
    for name in sets:
        usual = f"lessons-{name.lower()}"
        if usual in known:
            wanted.append(usual)
        else:
            missing.append(name)
    return [*wanted, *_search(missing, known)] if missing else wanted


def _search(sets: Sequence[str], known: Mapping[str, RawPack]) -> list[str]:
    brought = {pack: sets_in(raw) for pack, raw in known.items()}
    every = {name for names in brought.values() for name in names}
    problems = [_unknown_set(name, every) for name in sets if name not in every]
    if problems:
        raise ConfigError(*problems)
    return [pack for pack, names in brought.items() if names & set(sets)]


def _unknown_set(name: str, known: Iterable[str]) -> Message:
    return Message("isle.wrong.no_set", {"name": name, "hint": did_you_mean(name, set(known))})


def sets_in(raw: RawPack) -> set[str]:
    """The sets a pack brings; what it changes in those of other packs does not count."""
    if raw.pack.get("overlays"):
        return set()
    items = [item for item in raw.items if item.kind == "lessons"]
    values = [item.value for item in items if isinstance(item.value, dict)]
    return {value["set"] for value in values if isinstance(value.get("set"), str)}


def lessons_in_play(ruleset: Ruleset) -> dict[str, Lesson]:
    """The basic lessons and those of the chosen sets, exactly as many as the rules ask for."""
    wanted = ruleset.config.settings["lessons"]
    number, size = ruleset.rules["lesson_sets"], ruleset.rules["lessons_per_set"]
    if len(set(wanted)) != number or len(wanted) != number:
        found = {"found": [*wanted], "number": number}
        raise ConfigError(Message("isle.wrong.lesson_sets", found))
    lessons: Mapping[str, Lesson] = ruleset.content.items["lessons"]
    sizes = Counter(one.set for one in lessons.values())
    shares = {name: _shares(ruleset, name) for name in wanted if sizes[name] != size}
    mistakes = [
        one for name, brought in shares.items() for one in set_clashes(ruleset, name, brought)
    ]
    if mistakes:
        raise ContentError(mistakes)
    known = {name for name in sizes if name is not None}
    problems = [
        f"lessons: set {name!r} has {sizes[name]} lessons, expected {size}{_shared(brought)}"
        if name in known
        else _unknown_set(name, known)
        for name, brought in shares.items()
    ]
    if problems:
        raise ConfigError(*problems)
    return {name: one for name, one in lessons.items() if one.set is None or one.set in wanted}


def _shares(ruleset: Ruleset, name: str) -> dict[str, list[str]]:
    """Which lessons of a set each pack brings; overlays that change some do not count."""
    lessons = ruleset.content.items["lessons"]
    brought = {
        pack: [id for id in info.adds.get("lessons", ()) if lessons[id].set == name]
        for pack, info in ruleset.content.packs.items()
        if not info.overlays
    }
    return {pack: ids for pack, ids in brought.items() if ids}


def _shared(brought: Mapping[str, Sequence[str]]) -> str:
    """Who brings lessons of a set, if several packs do."""
    shares = [f"{len(ids)} of pack {pack} ({', '.join(ids)})" for pack, ids in brought.items()]
    return f": {', '.join(shares)}; give yours another letter or name" if len(shares) > 1 else ""
