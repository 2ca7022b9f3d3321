"""The part of the rules that the engine reads; linking adds what the games themselves read."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from ruledock.engine.interrupts import Interrupt
from ruledock.engine.options import Axis, Option
from ruledock.engine.step_kinds import Plan, StepKind
from ruledock.messages import Message, Ref
from ruledock.values import field, frozen


@frozen(eq=False)
class Rules:
    """The steps, options and interrupts of a game, ready for the machine."""

    kinds: Mapping[type, StepKind]
    options: tuple[type[Option], ...]
    interrupts: Mapping[type[Option], Interrupt]
    asking: Mapping[str, frozenset[int]]
    """By window: the players who want to be asked there."""
    names: tuple[str, ...]
    """What people call each player."""
    option_ids: frozenset[int] = field(init=False)
    """The ids of the option classes: a class could claim to equal another one, an id cannot."""
    plans: dict[type, Plan] = field(init=False)
    """By step: how the machine handles it."""
    closing: Mapping[type, StepKind] = field(init=False)
    """The step kinds that may close interrupts to somebody."""
    waiting: Mapping[type, StepKind] = field(init=False)
    """The step kinds that can wait on some tables only."""
    players: range = field(init=False)
    """All players, by number."""
    anytime: tuple[Interrupt, ...] = field(init=False)
    """All interrupts except the withdrawal of a secret choice."""
    _called: tuple[Ref, ...] = field(init=False)
    _allowed: dict[frozenset[str], tuple[Interrupt, ...]] = field(init=False, factory=dict)
    _among: dict[int, tuple[Axis, Container[Any]]] = field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        made = object.__setattr__
        made(self, "option_ids", frozenset(map(id, self.options)))
        made(self, "plans", {step: kind.plan for step, kind in self.kinds.items()})
        closing = {step: kind for step, kind in self.kinds.items() if kind.may_close}
        made(self, "closing", closing)
        waiting = {step: kind for step, kind in self.kinds.items() if kind.looks_at_tables}
        made(self, "waiting", waiting)
        own = (one for one in self.interrupts.values() if one.name != "withdraw")
        made(self, "anytime", tuple(own))
        made(self, "players", range(len(self.names)))
        called = (Ref("player", player, name) for player, name in enumerate(self.names))
        made(self, "_called", tuple(called))

    def allowed(self, only: frozenset[str]) -> tuple[Interrupt, ...]:
        """The interrupts that a step allows if it allows *only* these names."""
        found = self._allowed.get(only)
        if found is None:
            known = self.interrupts.values()
            found = self._allowed[only] = tuple(one for one in known if one.is_among(only))
        return found

    def among(self, axis: Axis) -> Container[Any]:
        """All values of an axis under these rules, to look one up."""
        found = self._among.get(id(axis))
        if found is None:  # keep the axis too, so that no other gets its id
            found = self._among[id(axis)] = axis, axis.values(self)
        return found[1]

    def read_option(self, text: str) -> Option:
        """The option that *text* stands for, whether or not it is open."""
        found = next(iter(self.read_options(text)), None)
        if found is None:
            raise ValueError(f"{text!r} is not the notation of any option of this game")
        return found

    def read_options(self, text: str) -> list[Option]:
        """Every option that *text* may stand for."""
        read = (kind.read(text) for kind in self.options)
        return [option for option in read if option is not None and option.known_to(self)]

    def items(self, kind: str) -> Sequence[str]:
        """The ids of one kind of content."""
        return ()

    def call(self, thing: Ref, form: str, language: str) -> str | Message | None:
        """What people call a thing in a language; None for what the message calls it."""
        return None

    def name_of(self, player: int) -> Ref:
        """The player as an argument of messages, in which it reads as the player's name."""
        return self._called[player]
