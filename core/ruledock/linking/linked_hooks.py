"""The hooks of a game once they are linked: one attribute each, with its type."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from inspect import get_annotations
from typing import TYPE_CHECKING, Any

from ruledock.errors import LinkError, did_you_mean, nearest
from ruledock.linking.combine import Lone


class Hooks:
    """The combined contributions to each hook that a game declares, one attribute per hook.

    A game with hooks makes a subclass that annotates each of them, and names it in its GameSpec.
    Hooks that a module declares for others are here too; it annotates them in a class of its own.
    """

    def __init__(self, combined: Mapping[str, Any]) -> None:
        self.__dict__.update(combined)
        for lone in (one for one in combined.values() if isinstance(one, Lone)):
            lone.hooks = self.__dict__

    if not TYPE_CHECKING:  # a type checker knows the annotated ones and refuses all others

        def __getattr__(self, name: str) -> Any:
            close = nearest(name, self.__dict__)
            hint = f"; did you mean {close!r}?" if close else ""
            raise AttributeError(f"no hook {name!r}{hint}")


def check_hooks(game: str, kind: type[Hooks], declared: Collection[str]) -> None:
    """Refuse a class that does not annotate exactly the hooks that the game declares."""
    annotated = {name for one in kind.__mro__ for name in get_annotations(one)}
    problems = [
        *(_missing(name, kind) for name in declared if name not in annotated),
        *(_unknown(name, kind, declared) for name in sorted(annotated.difference(declared))),
    ]
    if problems:
        raise LinkError("\n".join(f"game {game!r}: {problem}" for problem in problems))


def _missing(name: str, kind: type[Hooks]) -> str:
    if kind is Hooks:
        return f"its hookspecs declare {name}, but its GameSpec names no class of hooks"
    return f"its hookspecs declare {name}, which {kind.__name__} does not annotate"


def _unknown(name: str, kind: type[Hooks], declared: Collection[str]) -> str:
    unknown = f"{kind.__name__} annotates {name}, which its hookspecs do not declare"
    return f"{unknown}; {did_you_mean(name, declared)}"
