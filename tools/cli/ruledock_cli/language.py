"""A language that somebody asks for by name, although nobody here speaks it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from ruledock.content import PackSource, find_packs
from ruledock.content.read.sources import packs_at
from ruledock.errors import RuledockError, did_you_mean
from ruledock.messages import LOCALES, Message
from ruledock_cli import wording as wording
from ruledock_cli.plugin_paths import TABLES
from ruledock_cli.usage import Usage
from ruledock_drawing.show import warn
from ruledock_local.config_file import table_packs
from ruledock_speech.pack_sentences import sentence_files
from ruledock_speech.translations import languages_of


def refuse_unknown(named: str, language: str, table: str, packs: Iterable[str]) -> None:
    """Refuse a language that is neither shipped nor in an installed pack or one of these."""
    if known := _others(language, table, packs):
        hint = did_you_mean(named, known)
        raise Usage(Message("cli.usage.language", {"found": named, "hint": hint}))


def warn_of_unknown(where: str, language: str, table: str, packs: Iterable[str]) -> None:
    """Say once why everything is in English."""
    if known := _others(language, table, packs):
        args = {"where": where, "found": language, "hint": did_you_mean(language, known)}
        warn(f"ruledock: {Message('cli.language.unknown', args)}")


def _others(language: str, table: str, packs: Iterable[str]) -> set[str]:
    """The languages that are spoken here; none if this is one of them."""
    shipped = {one.name for one in (Path(__file__).parent / LOCALES).iterdir() if one.is_dir()}
    brought = {one for source in _packs(table, packs) for one in _languages(source)}
    return set() if {language, language.partition("-")[0]} & brought else shipped | brought


def _packs(table: str, packs: Iterable[str]) -> Iterator[PackSource]:
    """Installed packs, and those that the command line or the file of a table names."""
    yield from find_packs().values()
    named = [*packs, *(table_packs(table) if Path(table).suffix in TABLES else ())]
    for path in named:
        with suppress(RuledockError, OSError, ValueError):  # what is wrong with it is said later
            yield from packs_at(path)


def _languages(source: PackSource) -> Iterator[str]:
    yield from languages_of(source)
    yield from (file.language for file in sentence_files(source) if file.language)
