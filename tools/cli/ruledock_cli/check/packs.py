"""Check packs: all that loading finds, what the game's workshop finds, and clashes of names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ruledock.content import PackSource
from ruledock.content.check.reporting import report_mistakes
from ruledock.content.read.pack import LANGUAGES, RawItem, RawPack, read_pack
from ruledock.content.read.sources import packs_at
from ruledock.errors import ContentError, Mistake, RuledockError
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.workshop import Finding, workshops_of
from ruledock_cli.check.clashes import items_by_id, same_ids, same_names
from ruledock_cli.check.link_pack import describe_pack, link_pack
from ruledock_cli.check.verdict import PackWarning, Verdict
from ruledock_mistakes.translations import check_translations, missing_translations


def check_packs(
    path: Path, game: str | None = None, beside: dict[str, PackSource] | None = None
) -> Iterator[Verdict]:
    """Check each pack at *path*, also against those in *beside*, and add it to them."""
    known = {} if beside is None else beside
    for source in packs_at(path):
        place = str(Path(str(source.root)).resolve())
        others = [other for root, other in known.items() if root != place]
        yield check_pack(source, game, others)
        known.setdefault(place, source)


def check_pack(source: PackSource, game: str | None, beside: Sequence[PackSource] = ()) -> Verdict:
    """Check one pack, by itself and together with those *beside* it."""
    place = source.file()
    try:
        rulesets = link_pack(source, game)
    except RuledockError as error:
        return Verdict(place, "pack", error=error)
    mistakes: list[Mistake] = []
    warnings: list[PackWarning] = []
    for ruleset in rulesets:
        raw = read_pack(source, ruleset.content.items)
        wrong, suspect = _ask_workshops(raw, ruleset)
        wrong += [*same_names(raw, beside), *same_ids(raw, ruleset, beside)]
        mistakes += report_mistakes(wrong, [raw])
        mistakes += check_translations(raw, ruleset.content.kinds, _around(raw, ruleset))
        warnings += [*suspect, *_warn_if_empty(raw), *_warn_if_untranslated(raw, ruleset)]
    fine = "; ".join(describe_pack(ruleset, source.name) for ruleset in rulesets)
    refusal = ContentError(mistakes) if mistakes else None
    return Verdict(place, "pack", fine, refusal, tuple(warnings))


def _ask_workshops(raw: RawPack, ruleset: Ruleset) -> tuple[list[Mistake], list[PackWarning]]:
    """What the plugins find beyond the schemas: mistakes and warnings."""
    items = items_by_id(raw)
    wrong: list[Mistake] = []
    suspect: list[PackWarning] = []
    for workshop in workshops_of(ruleset).values():
        for finding in workshop.check(ruleset, raw.name):
            mistake = _locate(finding, items, raw)
            if not finding.evidence:
                wrong.append(mistake)
                continue
            (mistake,) = report_mistakes([mistake], [raw])
            may = finding.kind and finding.acceptable
            accept = workshop.accept.format(code=mistake.code) if may else ""
            suspect.append(PackWarning(mistake, finding.evidence, accept))
    suspect.sort(key=lambda one: (one.mistake.file, one.mistake.line or 0, one.mistake.code))
    return wrong, suspect


def _warn_if_empty(raw: RawPack) -> Iterator[PackWarning]:
    """Warn of a pack that adds and changes nothing; perhaps a folder is missing."""
    if not (raw.items or raw.rules or raw.pack.get("removes")):
        expected = "a folder of items, a rules.json, or something that it removes"
        file = raw.source.file("pack.json")
        mistake = Mistake(file, "", "a pack of nothing else", expected, "missing-file", line=1)
        yield PackWarning(mistake, ("a game with this pack is the same as without it",), "")


def _around(raw: RawPack, ruleset: Ruleset) -> list[RawPack]:
    """The packs whose items this one may translate: those it needs or lies over."""
    info = ruleset.content.packs[raw.name]
    names = {*info.needs, *info.overlays} & ruleset.content.sources.keys()
    return [
        read_pack(ruleset.content.sources[name], ruleset.content.kinds) for name in sorted(names)
    ]


def _warn_if_untranslated(raw: RawPack, ruleset: Ruleset) -> Iterator[PackWarning]:
    """Warn of texts that a language of the pack leaves in English."""
    for language, missing in missing_translations(raw, ruleset.content.kinds).items():
        if missing:
            file = raw.source.file(f"{LANGUAGES}/{language}.json")
            kind, id_, pointer = missing[0]
            expected = f"/{kind}/{id_}{pointer} and every other text of the pack"
            found = f"{len(missing)} texts less than the pack has"
            mistake = Mistake(file, "", found, expected, "missing-key", line=1)
            yield PackWarning(mistake, ("players read the English text instead",), "")


def _locate(finding: Finding, items: dict[tuple[str, str], RawItem], raw: RawPack) -> Mistake:
    item = items.get((finding.kind, finding.id))
    if item is None:
        return finding.problem.mistake(raw.source.file("pack.json"))
    return finding.problem.mistake(item.file, item.pointer)
