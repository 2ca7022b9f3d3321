"""The flat action space: every option of a ruleset as one action or a few.

The axes of an option class are split into *stages*. Neighbouring axes share a stage while they have
few combinations; an axis that holds several values at once is its own stage, with an action for
each value and an action "done". An action is one value of one stage. Copies that nobody can tell
apart share an action, and players are counted from the one who acts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any

import attrs

from ruledock.engine.options import Axis, Option, axis_name
from ruledock.linking.ruleset import Ruleset
from ruledock_rl.encoding.derive import Deriver
from ruledock_rl.encoding.parts import seats

TOGETHER = 1000
"""The most combinations of axes that share a stage."""
DONE = "done"
LATER = "…"


@attrs.frozen
class Placing:
    """The values of an axis, numbered: copies have one number."""

    names: tuple[str, ...]
    """By number, how the value is written; of copies, the first."""
    places: Mapping[Hashable, int]
    players: bool
    """Whether the values are players, whose number is their seat from the one who acts."""

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.names)

    def place(self, value: Any, me: int) -> int:
        """The number of a value, when player *me* names it."""
        return (value - me) % self.size if self.players else self.places[value]


@attrs.frozen
class Stage:
    """Axes of an option that one action chooses; its actions are numbered from *first*."""

    option: type[Option]
    names: tuple[str, ...]
    several: bool
    """Whether values are chosen one by one, up to the action "done"."""
    first: int
    axes: tuple[Placing, ...]

    @property
    def size(self) -> int:
        """How many actions it has."""
        size = 1
        for axis in self.axes:
            size *= axis.size
        return size + self.several

    @property
    def done(self) -> int:
        """The action that ends a choice of several values."""
        return self.first + self.axes[0].size

    def item(self, value: Hashable, me: int) -> int:
        """The action of player *me* that adds one more value."""
        return self.first + self.axes[0].place(value, me)

    def items(self, values: Iterable[Hashable], me: int) -> list[int]:
        """The actions that add these values, in the order in which they are said."""
        return sorted([self.item(value, me) for value in values])

    def action(self, option: Option, me: int) -> int:
        """The action of player *me* for the values of this option along these axes."""
        place = 0
        for name, axis in zip(self.names, self.axes, strict=True):
            value = getattr(option, name)
            here = (value - me) % axis.size if axis.players else axis.places[value]
            place = place * axis.size + here
        return self.first + place

    def spell(self, option: Option, me: int) -> list[int]:
        """The actions that lead to this option in this stage."""
        if not self.several:
            return [self.action(option, me)]
        return [*self.items(getattr(option, self.names[0]), me), self.done]

    def labels(self) -> Iterator[str]:
        """The name of each action, in the notation of its option."""
        if self.several:
            for text in self.axes[0].names:
                yield _fill(self.option, {self.names[0]: f"{text}+{LATER}"})
            yield _fill(self.option, {self.names[0]: DONE})
            return
        for texts in product(*(axis.names for axis in self.axes)):
            yield _fill(self.option, dict(zip(self.names, texts, strict=True)))


def _fill(option: type[Option], fields: Mapping[str, str]) -> str:
    """Fill some fields of an option's template, and put dots for the others."""
    words: list[str] = []
    for word in option.template.split():
        name = axis_name(word) if "{" in word else ""
        text = fields.get(name, LATER) if name else word
        if name and text not in ("", LATER):
            text = word.replace("{" + name + "}", text)
        if text and not (text == LATER and words[-1:] == [LATER]):
            words.append(text)
    return " ".join(words)


class Actions:
    """Every action of a ruleset, by number."""

    def __init__(self, ruleset: Ruleset, derive: Deriver | None = None) -> None:
        self._ruleset, self._derive = ruleset, derive or Deriver(ruleset)
        self.stages: dict[type[Option], tuple[Stage, ...]] = {}
        """By option class, its stages."""
        self.size = 0
        for option in ruleset.options:
            stages = []
            for names in self._group_axes(option):
                axes = tuple(self._placing(option.axes[name]) for name in names)
                several = any(option.axes[name].of for name in names)
                stage = Stage(option, tuple(names), several, self.size, axes)
                stages.append(stage)
                self.size += stage.size
            self.stages[option] = tuple(stages)
        self.names: tuple[str, ...] = tuple(
            text for stages in self.stages.values() for stage in stages for text in stage.labels()
        )
        """The name of each action."""

    def incomplete_values(
        self,
    ) -> Iterator[tuple[int, str, list[tuple[str, tuple[str, ...], int]]]]:
        """The actions that do not yet complete an option: its name, and by axis the value said.

        A value comes as the name of its axis, the names of all values, and its number.
        """
        for option, stages in self.stages.items():
            for stage in stages:
                if stage is not stages[-1] or stage.several:
                    yield from self._said(self._ruleset.option_names[option], stage)

    def _said(
        self, option: str, stage: Stage
    ) -> Iterator[tuple[int, str, list[tuple[str, tuple[str, ...], int]]]]:
        axes = [stage.option.axes[name] for name in stage.names]
        called = [(axis.of or axis).name for axis in axes]
        for at, places in enumerate(product(*(range(axis.size) for axis in stage.axes))):
            values = zip(called, stage.axes, places, strict=True)
            yield stage.first + at, option, [(name, axis.names, n) for name, axis, n in values]

    def spell(self, option: Option, me: int) -> list[int]:
        """The actions of player *me* that lead to this option, forced ones included."""
        stages = self.stages[type(option)]
        return [action for stage in stages for action in stage.spell(option, me)]

    def _group_axes(self, option: type[Option]) -> list[list[str]]:
        """The axes of an option, stage by stage."""
        groups: list[list[str]] = []
        together = 0
        for name, axis in option.axes.items():
            size = self._placing(axis).size
            if not groups or axis.of or together * size > TOGETHER:
                groups.append([])
                together = 1
            groups[-1].append(name)
            together = TOGETHER + 1 if axis.of else together * size
        return groups or [[]]

    def _placing(self, axis: Axis) -> Placing:
        one = axis.of or axis
        values = tuple(dict.fromkeys(one.domain(self._ruleset)))
        if one.players:
            return Placing(seats(len(values)), {}, True)
        if values and all(isinstance(value, str) and value for value in values):
            things = self._derive.things(one)
            first = dict(
                zip(reversed(things.kind_of.values()), reversed(things.values), strict=True)
            )
            names = tuple(one.write(first[kind]) for kind in range(things.kinds))
            return Placing(names, things.kind_of, False)
        names = tuple(one.write(value) for value in values)
        return Placing(names, {value: place for place, value in enumerate(values)}, False)
