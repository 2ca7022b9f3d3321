"""What a game offers to authors of its packs and modules: new ones, checks, explanations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.errors import Problem

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ruledock.linking.ruleset import Ruleset
    from ruledock_authoring.instant import Rough
    from ruledock_authoring.trials import Trial
    from ruledock_drawing.card_preview import CardPreview


@attrs.frozen
class Finding:
    """A problem with one item of a pack that no schema can find.

    With ``evidence`` it is a warning: it shows what was seen, and the author may say that this is
    intended. Without evidence it is a mistake. Without a kind it is about the pack itself.
    """

    kind: str
    id: str
    problem: Problem
    evidence: tuple[str, ...] = ()
    acceptable: bool = True
    """Whether the author may say that this is intended."""


def _nothing(ruleset: Ruleset, pack: str) -> Iterable[Finding]:
    return ()


@attrs.frozen
class Workshop:
    """A game's side of the commands ``ruledock pack …`` and ``ruledock new module``."""

    begin: Callable[[str], Mapping[str, Any]] | None = None
    """(name) -> the files of a new pack by path; a value that is not text becomes JSON."""
    check: Callable[[Ruleset, str], Iterable[Finding]] = _nothing
    """(ruleset, pack) -> the problems of a loaded pack."""
    explain: Callable[[Ruleset, str, str, str, Mapping[str, Any], str], Iterable[str]] | None = None
    """(ruleset, kind, id, position, facts, language) -> sentences on what the item scores there.

    A position that cannot be read raises a ContentError with the line.
    """
    accept: str = ""
    """How an author says that a warning is intended; ``{code}`` stands for its code."""
    codes: Mapping[str, str] = attrs.field(factory=dict)
    """What the codes of its findings mean."""
    previews: Callable[[Ruleset, str], Iterable[CardPreview]] | None = None
    """(ruleset, pack) -> previews of its cards, with drawn examples."""
    trial: Callable[[Ruleset, str, int], Trial] | None = None
    """(ruleset, pack, players) -> games that show what its cards are worth."""
    rough: Callable[[Ruleset, str, Sequence[str]], Rough] | None = None
    """(ruleset, pack, ids) -> what these cards pay on ends of games, or all cards of the pack."""
    aims: Mapping[str, str] = attrs.field(factory=dict)
    """What the bots of a trial aim for, by the name of the bot."""
    module: Traversable | None = None
    """The folder with the template of a new module; see :mod:`ruledock_authoring.scaffold`."""


def workshops_of(ruleset: Ruleset) -> Mapping[str, Workshop]:
    """The workshop of each plugin that has one."""
    found: Mapping[str, Workshop] = ruleset.for_tool("ruledock_workshop")
    return found
