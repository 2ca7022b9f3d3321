"""The ruleset: one configuration of plugins and packs, linked and immutable."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.agenda import StepKind
from ruledock.config import Config
from ruledock.errors import nearest
from ruledock.fields import Codec, codec
from ruledock.messages import Message
from ruledock.options import Axis, Option
from ruledock.words.sorts import ItemSort, SceneSpec

if TYPE_CHECKING:
    from ruledock.bots import Bot
    from ruledock.content import Content, PackSource
    from ruledock.guess import Guessing
    from ruledock.operations import OperationRegistry
    from ruledock.palette import Palette
    from ruledock.table import Drawer, Table
    from ruledock.words import Explanation, WordRegistry
    from ruledock.workshop import Workshop


NO_SCENE = SceneSpec("nothing")
PacksOf = Callable[[Mapping[str, Any], "Mapping[str, PackSource]"], Iterable[str]]


@attrs.frozen
class ScoreLine:
    """Points and why: one line of a score that explains itself."""

    points: int
    because: Message
    rule: str = ""
    explained: Callable[[], Explanation] | None = attrs.field(default=None, eq=False, repr=False)
    """Works out what the points are made of; called only when somebody asks."""

    def details(self) -> list[str]:
        """What was counted, by name, a sentence each; nothing where there was nothing to count."""
        if self.explained is None or not self.points:
            return []
        return list(dict.fromkeys(message.text() for message in self.explained().counted()))

    def __str__(self) -> str:
        return f"{self.points:+4d}  {self.because}"


@attrs.frozen
class Result:
    """How a game ended."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    rivals: Mapping[str, tuple[ScoreLine, ...]] = attrs.field(factory=dict)
    """By name: the lines of opponents who are no players."""


@attrs.frozen
class GameSpec:
    """A game, as its plugin introduces it to the core."""

    name: str
    title: str
    players: tuple[int, int]
    table: type[Table]
    setup: Callable[[Any], None]
    """Lays out a new table and pushes the first step."""
    score: Callable[[Any, int], Sequence[ScoreLine]]
    """What a player has now, line by line."""
    winners: Callable[[Any, Sequence[int]], Sequence[int]]
    """Who wins with these totals; more than one when victory is shared."""
    rivals: Callable[[Any], Mapping[str, Sequence[ScoreLine]]] = lambda table: {}
    """What opponents who are no players have now, by name, line by line."""
    packs: tuple[str, ...] = ()
    packs_of: PacksOf = lambda given, known: ()
    """(settings, packs there are) -> further packs that the game's own settings ask for."""
    options: Mapping[str, Any] = attrs.field(factory=dict)
    """JSON Schema properties of the settings only this game has."""
    rules_schema: Mapping[str, str] = attrs.field(factory=dict)
    """By pack: the schema file of its rules.json."""
    windows: Mapping[str, str] = attrs.field(factory=dict)
    """Every window by name, with the level of settings that asks for it."""
    check: Callable[[Any], None] = lambda table: None
    """Raises when a table holds what no game could reach; called on loaded saves and positions."""
    scene: SceneSpec = NO_SCENE
    """What its words look at."""
    sorts: tuple[ItemSort, ...] = ()
    """The kinds of thing its words pick."""
    values: Mapping[str, str | tuple[str, ...]] = attrs.field(factory=dict)
    """By value sort of its words where packs name the values: ``cards`` for the ids of a kind of
    content, or ``tiles/rooms/symbol`` for what stands there in its items."""


@attrs.frozen
class Interrupt:
    """Something a player may do when not asked: what, when, and what then."""

    option: type[Option]
    offer: Callable[[Any, int, frozenset[str] | None], Sequence[Option]]
    """(table, player, only): what is open; *only* names what a closed step lets in, if it is."""
    take: Callable[[Any, int, Any], None]
    """(table, player, option): pay for it and push its steps."""
    name: str
    tags: frozenset[str] = frozenset()
    """Further names under which steps may let some of it in."""
    possible: Callable[[Any, int], bool] = lambda table, player: True
    """Whether, by what everybody knows, the player might have one."""

    def let_in(self, only: frozenset[str]) -> bool:
        """Whether a step that lets in *only* these names leaves any of this open."""
        return self.name in only or not only.isdisjoint(self.tags)


class Hooks:
    """What the plugins contributed to each hook, combined; one attribute per hook."""

    __slots__ = ("__dict__",)

    def __init__(self, combined: Mapping[str, Any]) -> None:
        self.__dict__.update(combined)

    def __getattr__(self, name: str) -> Any:
        close = nearest(name, self.__dict__)
        raise AttributeError(f"no hook {name!r}" + (f"; did you mean {close!r}?" if close else ""))


@attrs.frozen(eq=False)
class Ruleset:
    """Everything that is settled before the first step of a game; shared by all games of it."""

    config: Config
    game: GameSpec
    plugins: tuple[str, ...]
    kinds: Mapping[type, StepKind]
    step_names: Mapping[type, str]
    options: tuple[type[Option], ...]
    interrupts: Mapping[type[Option], Interrupt]
    drawers: tuple[type[Drawer], ...]
    checks: tuple[tuple[str, Callable[[Any], None]], ...]
    """By module: what raises when its drawer holds what no game could reach."""
    content: Content
    rules: Mapping[str, Any]
    words: WordRegistry
    operations: OperationRegistry
    hooks: Hooks
    views: Mapping[str, Callable[[Any, int | None], Mapping[str, Any]]]
    guesses: tuple[Guessing, ...]
    """How games deal hidden things in a way of their own."""
    digest: str
    pack_names: Mapping[str, str] = attrs.field(factory=dict)
    """By where it lies: the name of each pack that the host named by its path."""
    books: Mapping[str, Any] = attrs.field(factory=dict)
    """What each plugin prepared once for all its games."""
    screens: Mapping[str, Callable[[Mapping[str, Any], Palette], str]] = attrs.field(factory=dict)
    """How each plugin that can draws its part of a view."""
    bots: Mapping[str, Callable[[int], Bot]] = attrs.field(factory=dict)
    """Bots by name, each made from a seed."""
    workshops: Mapping[str, Workshop] = attrs.field(factory=dict)
    """What each plugin lends to authors of packs."""
    option_ids: frozenset[int] = attrs.field(init=False)
    """Which classes are options, by ``id``: a class can claim to be equal to another one."""
    closing: Mapping[type, StepKind] = attrs.field(init=False)
    """The kinds of step that may close interrupts to somebody."""
    waiting: Mapping[type, StepKind] = attrs.field(init=False)
    """The kinds of step that cannot be waiting on any table."""
    players: range = attrs.field(init=False)
    """All players, by number."""
    anytime: tuple[Interrupt, ...] = attrs.field(init=False)
    """The interrupts that are not about a sealed choice."""
    asking: Mapping[str, frozenset[int]] = attrs.field(init=False)
    """By window: the players whose settings want to be asked."""
    _letting: dict[frozenset[str], tuple[Interrupt, ...]] = attrs.field(init=False, factory=dict)
    _among: dict[int, tuple[Axis, Container[Any]]] = attrs.field(init=False, factory=dict)
    _loaders: dict[type, Callable[..., Any]] = attrs.field(init=False, factory=dict)
    _step_loaders: dict[str, Callable[[Any], Any]] = attrs.field(init=False, factory=dict)
    book: Any = attrs.field(init=False)
    """What the game itself prepared."""
    codec: Codec = attrs.field(init=False)
    steps_by_name: Mapping[str, type] = attrs.field(init=False)
    content_digests: Mapping[str, str] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        made = object.__setattr__
        made(self, "option_ids", frozenset(map(id, self.options)))
        closing = {step: kind for step, kind in self.kinds.items() if kind.may_close}
        made(self, "closing", closing)
        waiting = {step: kind for step, kind in self.kinds.items() if kind.looks_at_tables}
        made(self, "waiting", waiting)
        own = (one for one in self.interrupts.values() if one.name != "withdraw")
        made(self, "anytime", tuple(own))
        players, asks = range(self.config.players), self.config.asks
        made(self, "players", players)
        asking = {
            name: frozenset(p for p in players if asks(name, p)) for name in self.game.windows
        }
        made(self, "asking", asking)
        made(self, "book", self.books.get(self.game.name))
        made(self, "codec", self.game.table.codec())
        made(self, "steps_by_name", {name: step for step, name in self.step_names.items()})
        packs = self.content.packs
        made(self, "content_digests", {name: packs[name].digest for name in sorted(packs)})

    def letting(self, only: frozenset[str]) -> tuple[Interrupt, ...]:
        """The interrupts that a step which lets in *only* these names leaves open."""
        found = self._letting.get(only)
        if found is None:
            known = self.interrupts.values()
            found = self._letting[only] = tuple(one for one in known if one.let_in(only))
        return found

    def described(self, config: Config) -> dict[str, Any]:
        """A configuration of these rules as saves hold it: packs have names, and lie anywhere."""
        plain = config.to_dict()
        if config.packs:
            plain["packs"] = sorted(self.pack_names.get(pack, pack) for pack in config.packs)
        return plain

    def among(self, axis: Axis) -> Container[Any]:
        """All that can stand on an axis under these rules, to look a value up in."""
        found = self._among.get(id(axis))
        if found is None:  # the axis is kept beside it, so that no other gets its id
            found = self._among[id(axis)] = axis, axis.values(self)
        return found[1]

    def loader(self, kind: Any) -> Callable[..., Any]:
        """What makes a table or a drawer of its saved data."""
        found = self._loaders.get(kind)
        if found is None:
            own = self.codec if kind is self.game.table else codec(kind)
            found = self._loaders[kind] = own.loader(self)
        return found

    def step_loader(self, name: str) -> Callable[[Any], Any]:
        """What makes a step of its saved data; KeyError when there is no such step."""
        found = self._step_loaders.get(name)
        if found is None:
            made = codec(self.steps_by_name[name]).loader(self, more=1)  # its name is saved with it
            found = self._step_loaders[name] = made
        return found

    def read_option(self, text: str) -> Option:
        """The option a notation stands for, whether or not it is open anywhere."""
        found = next(iter(self.read_options(text)), None)
        if found is None:
            raise ValueError(f"{text!r} is in the notation of no option of {self.game.name}")
        return found

    def read_options(self, text: str) -> list[Option]:
        """Every option a text may stand for."""
        read = (kind.read(text) for kind in self.options)
        return [option for option in read if option is not None and option.known_to(self)]

    def name_of(self, player: int) -> str:
        """What people call this player."""
        return self.config.names[player]
