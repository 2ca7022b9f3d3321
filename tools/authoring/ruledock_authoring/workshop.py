"""What a game offers to authors of its packs and modules: new ones, checks, explanations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

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


class BeginPack(Protocol):
    """The files of a new pack by path; a value that is not text becomes JSON."""

    def __call__(self, name: str, /) -> Mapping[str, Any]: ...


class CheckPack(Protocol):
    """The problems of a loaded pack that no schema can find."""

    def __call__(self, ruleset: Ruleset, pack: str, /) -> Iterable[Finding]: ...


class ExplainItem(Protocol):
    """Sentences on what an item scores on a position.

    *facts* are what the author said besides. A position that cannot be read raises a ContentError
    with the line.
    """

    def __call__(
        self,
        ruleset: Ruleset,
        kind: str,
        id: str,
        position: str,
        facts: Mapping[str, Any],
        language: str,
        /,
    ) -> Iterable[str]: ...


class PreviewCards(Protocol):
    """Previews of the cards of a pack, with drawn examples."""

    def __call__(self, ruleset: Ruleset, pack: str, /) -> Iterable[CardPreview]: ...


class PrepareTrial(Protocol):
    """Games for so many players that show what the cards of a pack are worth."""

    def __call__(self, ruleset: Ruleset, pack: str, players: int, /) -> Trial: ...


class Weigh(Protocol):
    """What the cards of these ids pay on ends of games; without ids, all cards of the pack."""

    def __call__(self, ruleset: Ruleset, pack: str, ids: Sequence[str], /) -> Rough: ...


def _nothing(ruleset: Ruleset, pack: str) -> Iterable[Finding]:
    return ()


@attrs.frozen
class Workshop:
    """A game's side of the commands ``ruledock pack …`` and ``ruledock new module``."""

    begin: BeginPack | None = None
    check: CheckPack = _nothing
    explain: ExplainItem | None = None
    accept: str = ""
    """How an author says that a warning is intended; ``{code}`` stands for its code."""
    codes: Mapping[str, str] = attrs.field(factory=dict)
    """What the codes of its findings mean."""
    previews: PreviewCards | None = None
    trial: PrepareTrial | None = None
    rough: Weigh | None = None
    aims: Mapping[str, str] = attrs.field(factory=dict)
    """What the bots of a trial aim for, by the name of the bot."""
    module: Traversable | None = None
    """The folder with the template of a new module; see :mod:`ruledock_authoring.scaffold`."""


def workshops_of(ruleset: Ruleset) -> Mapping[str, Workshop]:
    """The workshop of each plugin that has one."""
    found: Mapping[str, Workshop] = ruleset.for_tool("ruledock_workshop")
    return found
