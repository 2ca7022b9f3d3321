"""What a check found, as lines for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from ruledock.errors import ContentError, Mistake, RuledockError
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import count


@attrs.frozen
class PackWarning:
    """Something in a pack or plugin that looks wrong but may be intended."""

    mistake: Mistake
    evidence: tuple[str, ...]
    accept: str
    """How the author says that it is intended; empty if that is not possible."""

    def to_dict(self) -> dict[str, Any]:
        """The warning for programs."""
        return {**attrs.asdict(self.mistake), "evidence": list(self.evidence)}

    def __str__(self) -> str:
        *lines, code = str(self.mistake).split("\n")
        seen = [f"  seen      {line}" for line in self.evidence]
        accept = [f"  {self.accept}"] if self.accept else []
        return "\n".join([*lines, *seen, *accept, code])


@attrs.frozen
class Verdict:
    """What the check of one pack or file found."""

    path: str
    kind: str
    fine: str = ""
    """What it holds, in a few words."""
    error: RuledockError | None = None
    warnings: tuple[PackWarning, ...] = ()
    good: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    """The items of a pack in files without mistakes: their ids, by kind."""

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes one by one, if the error is about content."""
        return tuple(self.error.mistakes) if isinstance(self.error, ContentError) else ()

    def is_wrong(self, *, strict: bool = False) -> bool:
        """Whether there are mistakes; with *strict*, warnings count as such."""
        return self.error is not None or (strict and bool(self.warnings))

    def to_dict(self) -> dict[str, Any]:
        """The verdict for programs."""
        text = {} if self.mistakes else {"text": str(self.error or self.fine)}
        return {
            "path": self.path,
            "kind": self.kind,
            "fine": self.error is None,
            **text,
            "mistakes": [attrs.asdict(one) for one in self.mistakes],
            "warnings": [one.to_dict() for one in self.warnings],
            "good": {kind: list(ids) for kind, ids in self.good.items()},
        }

    def lines(self, paint: Palette) -> Iterator[str]:
        """The verdict for people."""
        if self.error is None:
            yield f"{paint('green', 'fine')}   {self.path}: {self.fine}"
        else:
            how_many = f": {count(len(self.mistakes), 'mistake')}" if self.mistakes else ""
            yield f"{paint('red', 'wrong')}  {self.path}{how_many}"
            yield _indent(str(self.error))
            if self.good:
                rest = ", ".join(f"{len(ids)} {kind}" for kind, ids in self.good.items())
                yield f"{paint('green', 'fine')}   {self.path}: without mistakes: {rest}"
        if self.warnings:
            yield f"{paint('yellow', 'look')}   {self.path}: {count(len(self.warnings), 'warning')}"
            yield from (_indent(str(warning)) for warning in self.warnings)


def _indent(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.split("\n"))
