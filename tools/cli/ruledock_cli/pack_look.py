"""Looking at packs as their authors would want it: all that loading finds, and what a game adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs

from ruledock.content import PackSource, find_packs
from ruledock.content.check.reporting import report
from ruledock.content.read.pack import RawItem, RawPack, read_pack
from ruledock.engine.text import quoted, step
from ruledock.errors import ContentError, Mistake, RuledockError
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.workshop import Finding, workshops_of
from ruledock_cli.check_pack import held, hints_of, linked_with, sources_at


@attrs.frozen
class Warned:
    """Something that may be meant: where, what was seen, and how to say that it is."""

    mistake: Mistake
    evidence: tuple[str, ...]
    accept: str

    def to_dict(self) -> dict[str, Any]:
        """The warning for programs."""
        return {**attrs.asdict(self.mistake), "evidence": list(self.evidence)}

    def __str__(self) -> str:
        *told, code = str(self.mistake).split("\n")
        seen = [f"  seen      {line}" for line in self.evidence]
        accept = [f"  {self.accept}"] if self.accept else []
        return "\n".join([*told, *seen, *accept, code])


@attrs.frozen
class Verdict:
    """What came of looking at one pack."""

    path: str
    fine: str = ""
    error: RuledockError | None = None
    warnings: tuple[Warned, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The verdict for programs, mistakes and warnings one by one."""
        found = self.error.mistakes if isinstance(self.error, ContentError) else ()
        plain: dict[str, Any] = {"path": self.path, "kind": "pack", "fine": self.error is None}
        if self.error is not None and not found:
            plain["text"] = str(self.error)
        return {
            **plain,
            "mistakes": [attrs.asdict(one) for one in found],
            "warnings": [one.to_dict() for one in self.warnings],
        }


def look(paths: Iterable[Path], game: str | None) -> Iterator[Verdict]:
    """A verdict on each pack at *paths*, which should fit together."""
    seen: dict[str, PackSource] = {}
    for path in paths:
        try:
            sources = sources_at(path)
        except RuledockError as error:
            yield Verdict(str(path), error=error)
            continue
        for source in sources:
            place = str(Path(str(source.root)).resolve())
            beside = [other for root, other in seen.items() if root != place]
            yield look_at(source, game, beside)
            seen.setdefault(place, source)


def look_at(source: PackSource, game: str | None, beside: Sequence[PackSource] = ()) -> Verdict:
    """A verdict on one pack, also as one of several."""
    place = source.file()
    try:
        rulesets = linked_with(source, game)
    except RuledockError as error:
        return Verdict(place, error=error)
    mistakes: list[Mistake] = []
    warnings: list[Warned] = []
    for ruleset in rulesets:
        raw = read_pack(source, ruleset.content.items)
        found, warned = _found(raw, ruleset)
        found += [*_namesakes(raw, beside), *_clashes(raw, ruleset, beside)]
        mistakes += report(found, [raw])
        warnings += [*warned, *_idle(raw)]
    fine = "; ".join(held(ruleset, source.name) for ruleset in rulesets)
    wrong = ContentError(mistakes) if mistakes else None
    return Verdict(place, fine, wrong, tuple(warnings))


def _found(raw: RawPack, ruleset: Ruleset) -> tuple[list[Mistake], list[Warned]]:
    """What the plugins find beyond the schemas: mistakes, and warnings with their lines."""
    items = _items(raw)
    wrong: list[Mistake] = []
    warned: list[Warned] = []
    for workshop in workshops_of(ruleset).values():
        for finding in workshop.check(ruleset, raw.name):
            mistake = _placed(finding, items, raw)
            if not finding.evidence:
                wrong.append(mistake)
                continue
            (mistake,) = report([mistake], [raw])
            may = finding.kind and finding.acceptable
            accept = workshop.accept.format(code=mistake.code) if may else ""
            warned.append(Warned(mistake, finding.evidence, accept))
    warned.sort(key=lambda one: (one.mistake.file, one.mistake.line or 0, one.mistake.code))
    return wrong, warned


def _idle(raw: RawPack) -> Iterator[Warned]:
    """A pack that brings nothing and changes nothing, perhaps for want of a folder."""
    if not (raw.items or raw.rules or raw.pack.get("removes")):
        expected = "a folder of items, a rules.json, or something that it removes"
        file = raw.source.file("pack.json")
        mistake = Mistake(file, "", "a pack of nothing else", expected, "missing-file", line=1)
        yield Warned(mistake, ("a game with this pack is the same as without it",), "")


def _items(raw: RawPack) -> dict[tuple[str, str], RawItem]:
    whole = [item for item in raw.items if isinstance(item.value, dict)]
    return {(item.kind, str(item.value.get("id"))): item for item in whole}


def _placed(finding: Finding, items: dict[tuple[str, str], RawItem], raw: RawPack) -> Mistake:
    item = items.get((finding.kind, finding.id))
    if item is None:
        return finding.problem.mistake(raw.source.file("pack.json"))
    return finding.problem.mistake(item.file, item.pointer)


def _namesakes(raw: RawPack, beside: Iterable[PackSource]) -> Iterator[Mistake]:
    for other in beside:
        if other.name == raw.name:
            file = raw.source.file("pack.json")
            found = f"{quoted(raw.name)}, which {other.file()} has too"
            yield Mistake(file, "/name", found, "a name of its own", "duplicate-pack")


def _clashes(raw: RawPack, ruleset: Ruleset, beside: Iterable[PackSource]) -> Iterator[Mistake]:
    """Ids that another pack of the same game has too, though it is not in play here."""
    kinds = {item.kind for item in raw.items}
    every = [*find_packs((), ()).values(), *beside]
    for other in (one for one in every if one.name not in ruleset.content.packs):
        theirs = read_pack(other, kinds)
        related = hints_of(raw) & {other.name} or hints_of(theirs) & {raw.name}
        if not related and hints_of(theirs) & set(ruleset.game.packs):
            yield from _shared(raw.items, _items(theirs))


def _shared(mine: Iterable[RawItem], theirs: dict[tuple[str, str], RawItem]) -> Iterator[Mistake]:
    for item in mine:
        key = str(item.value.get("id"))
        other = theirs.get((item.kind, key))
        if other is not None:
            found = f"{quoted(key)}, which {other.file} has too"
            expected = "an id of its own, for the two packs may be played together"
            place = step(item.pointer, "id")
            yield Mistake(item.file, place, found, expected, "duplicate-id")
