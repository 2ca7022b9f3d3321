"""Check packs: all that loading finds, what the game's workshop finds, and clashes of names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path

from attrs import evolve

from ruledock.content import PackSource
from ruledock.content.read.pack import LANGUAGES, RawItem, RawPack, read_pack
from ruledock.content.read.sources import packs_at
from ruledock.errors import ContentError, Mistake, RuledockError
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.checking.clashes import items_by_id, same_ids, same_names
from ruledock_authoring.checking.good_files import without_wrong
from ruledock_authoring.checking.link_pack import describe_pack, link_pack
from ruledock_authoring.checking.verdict import PackWarning, Verdict
from ruledock_authoring.workshop import Finding, workshops_of
from ruledock_drawing import wording as wording  # so that its sentences are known
from ruledock_drawing.palette import Palette
from ruledock_explaining.labels import learn_labels
from ruledock_local.catalog import all_plugins
from ruledock_local.describing import learn
from ruledock_mistakes.reporting import report_mistakes
from ruledock_mistakes.sentences import same_sentences, unsaid
from ruledock_mistakes.translations import check_translations, missing_translations
from ruledock_speech.pack_sentences import sentence_files
from ruledock_speech.translations import languages_of


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


IN_ENGLISH = "players read the English text instead"


def report_wrong(path: str | PathLike[str], game: str | None = None, *, strict: bool) -> str:
    """The report on the packs at *path* that are wrong; empty if none is."""
    verdicts = [one for one in check_packs(Path(path), game) if one.is_wrong(strict=strict)]
    return "\n".join(line for one in verdicts for line in one.lines(Palette()))


def check_pack(source: PackSource, game: str | None, beside: Sequence[PackSource] = ()) -> Verdict:
    """Check one pack, by itself and together with those *beside* it.

    If it cannot be loaded, that is said, and all that can be said of the items that are not wrong.
    """
    place = source.file()
    loading: list[Mistake] = []
    try:
        rulesets = link_pack(source, game)
    except ContentError as error:
        loading = list(error.mistakes)
        try:
            rulesets = without_wrong(source, error, lambda copy: link_pack(copy, game))
        except ContentError:
            return Verdict(place, "pack", error=error)
    except RuledockError as error:
        return Verdict(place, "pack", error=error)
    mistakes, warnings = [*loading], list[PackWarning]()
    for ruleset in rulesets:
        wrong, suspect = _check_with(source, ruleset, loading, beside)
        mistakes += wrong
        warnings += suspect
    good = _good_items(source, rulesets, {mistake.file for mistake in mistakes})
    if mistakes:
        return Verdict(place, "pack", "", ContentError(mistakes), tuple(warnings), good)
    fine = "; ".join(describe_pack(ruleset, source.name) for ruleset in rulesets)
    return Verdict(place, "pack", fine, None, tuple(warnings), good)


def _check_with(
    source: PackSource, ruleset: Ruleset, loading: Sequence[Mistake], beside: Sequence[PackSource]
) -> tuple[list[Mistake], list[PackWarning]]:
    """What is wrong and what looks so, beyond what *loading* the pack said."""
    _learn_sentences(ruleset)
    raw = read_pack(source, ruleset.content.items)
    wrong_files = {mistake.file for mistake in loading}
    good = evolve(raw, items=[one for one in raw.items if one.file not in wrong_files])
    wrong, suspect = _ask_workshops(good, ruleset)
    if loading:  # what they say of the pack as a whole is about one without some items
        whole = source.file("pack.json")
        wrong = [one for one in wrong if one.file != whole]
        suspect = [one for one in suspect if one.mistake.file != whole]
    wrong += [*same_names(raw, beside), *same_ids(good, ruleset, beside)]
    mistakes = [*report_mistakes(wrong, [raw]), *same_sentences(source, beside)]
    if not raw.mistakes:  # of a file that is no JSON we do not know what should be translated
        mistakes += check_translations(raw, ruleset.content.kinds, _around(raw, ruleset))
        suspect += _warn_if_untranslated(raw, ruleset)
    return mistakes, [*suspect, *_warn_if_empty(raw)]


def _learn_sentences(ruleset: Ruleset) -> None:
    """Learn what a pack may translate beyond sentences that are told: labels of words, titles."""
    learn_labels(ruleset.words.lexicon)
    for one in all_plugins():
        if one.name in ruleset.plugins:
            learn(one)


def _good_items(
    source: PackSource, rulesets: Sequence[Ruleset], wrong_files: set[str]
) -> dict[str, tuple[str, ...]]:
    """The items in files without mistakes: their ids, by kind."""
    found: dict[str, dict[str, None]] = {}
    for ruleset in rulesets:
        raw = read_pack(source, ruleset.content.items)
        for (kind, id), item in items_by_id(raw).items():
            if item.file not in wrong_files:
                found.setdefault(kind, {})[id] = None
    return {kind: tuple(ids) for kind, ids in found.items()}


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
    languages = [*languages_of(raw.source), *sentence_files(raw.source)]
    if not (raw.items or raw.rules or raw.pack.get("removes") or languages):
        expected = "a folder of items, a rules.json, languages, or something that it removes"
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
            yield PackWarning(mistake, (IN_ENGLISH,), "")
    for said in sentence_files(raw.source):
        if left := unsaid(said):
            found = f"{len(left)} sentences less than {said.owner} has"
            expected = f"{left[0]} and every other sentence of {said.owner}"
            mistake = Mistake(said.path, "", found, expected, "missing-key", line=1)
            yield PackWarning(mistake, (IN_ENGLISH,), "")


def _locate(finding: Finding, items: dict[tuple[str, str], RawItem], raw: RawPack) -> Mistake:
    item = items.get((finding.kind, finding.id))
    if item is None:
        return finding.problem.mistake(raw.source.file("pack.json"))
    return finding.problem.mistake(item.file, item.pointer)
