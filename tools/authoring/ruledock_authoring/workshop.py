"""What a game lends to the authors of its packs: a beginning, checks beyond schemas, sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.errors import Problem

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset
    from ruledock_authoring.trials import Trial
    from ruledock_drawing.card_preview import CardPreview


@attrs.frozen
class Finding:
    """Something about one item of a pack that no schema can see.

    A finding with ``evidence`` is a warning: it shows what was seen, and its author may say that
    this is meant. Without evidence it is a mistake. Without a kind it is about the pack itself.
    """

    kind: str
    id: str
    problem: Problem
    evidence: tuple[str, ...] = ()
    acceptable: bool = True
    """Whether the author of an item may say that a warning is meant."""


def _nothing(ruleset: Ruleset, pack: str) -> Iterable[Finding]:
    return ()


@attrs.frozen
class Workshop:
    """A game's side of the commands ``ruledock pack …``."""

    begin: Callable[[str], Mapping[str, Any]] | None = None
    """(name) -> the files of a new pack by path; what is not text is written as JSON."""
    check: Callable[[Ruleset, str], Iterable[Finding]] = _nothing
    """(ruleset, pack): what is wrong with a pack that has been loaded."""
    explain: Callable[[Ruleset, str, str, str, Mapping[str, Any]], Iterable[str]] | None = None
    """(ruleset, kind, id, position, facts): what the item scores there, in sentences.

    A position that cannot be read is a ContentError, with the line.
    """
    accept: str = ""
    """How an author says that a warning is meant; ``{code}`` stands for its code."""
    codes: Mapping[str, str] = attrs.field(factory=dict)
    """What the codes of its findings mean."""
    faces: Callable[[Ruleset, str], Iterable[CardPreview]] | None = None
    """(ruleset, pack): its cards as people see them, with their examples as pictures."""
    trial: Callable[[Ruleset, str, int], Trial] | None = None
    """(ruleset, pack, players): games in which its cards show what they are worth."""


def workshops_of(ruleset: Ruleset) -> Mapping[str, Workshop]:
    """What each plugin lends to authors of packs."""
    found: Mapping[str, Workshop] = ruleset.for_tool("ruledock_workshop")
    return found
