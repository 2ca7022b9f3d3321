"""The ruleset: a linked configuration with its plugins and packs, immutable."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ruledock.engine.codec import Codec, codec
from ruledock.engine.rules import Rules
from ruledock.installed.outside import library
from ruledock.linking.config import Config
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.linked_hooks import Hooks
from ruledock.messages import Message, Ref
from ruledock.values import field, frozen

if TYPE_CHECKING:
    from ruledock.content import Content
    from ruledock.engine.drawer import Drawer
    from ruledock.engine.options import Axis, Option
    from ruledock.engine.secrecy import Guessing
    from ruledock.linking.hooks import Check, Prepare, See
    from ruledock.words import WordRegistry
    from ruledock.words.operations import OperationRegistry


@frozen(eq=False, repr=False, slots=False)  # in slots, cached properties slow every read
class Ruleset(Rules):
    """Everything that is fixed before a game starts; shared by all games with these rules."""

    config: Config
    game: GameSpec
    plugins: tuple[str, ...]
    step_names: Mapping[type, str]
    """The name of each step class in saves."""
    option_names: Mapping[type[Option], str]
    """What programs call each option class: the plugin and the kind, with a dot between."""
    things: Mapping[str, Axis]
    """By kind: the things that messages and options name; content kinds are not among them."""
    drawers: tuple[type[Drawer], ...]
    checks: tuple[tuple[str, Check], ...]
    """By module: what raises ValueError if no game could reach its drawer."""
    content: Content
    rules: Mapping[str, Any]
    words: WordRegistry
    operations: OperationRegistry
    hooks: Hooks
    """What plugins contribute to the hooks of the game; see :attr:`GameSpec.hooks`."""
    views: Mapping[str, See]
    guesses: tuple[Guessing, ...]
    """The plugins' own ways to guess hidden things."""
    digest: str
    pack_names: Mapping[str, str] = field(factory=dict)
    """By path: the names of the packs that the host gave as paths."""
    books: dict[str, Any] = field(factory=dict)
    """By plugin: what it prepared once for all games."""
    _ask: Callable[[str], Any] = field(kw_only=True)
    """Calls the hook of a tool and combines the contributions."""
    _tools: dict[str, Any] = field(init=False, factory=dict)
    _loaders: dict[type, Callable[..., Any]] = field(init=False, factory=dict)
    _step_loaders: dict[str, Callable[[Any], Any]] = field(init=False, factory=dict)
    book: Any = field(init=False)
    """What the game itself prepared."""
    codec: Codec = field(init=False)
    steps_by_name: Mapping[str, type] = field(init=False)
    content_digests: Mapping[str, str] = field(init=False)

    def __attrs_post_init__(self) -> None:
        super().__attrs_post_init__()
        made = object.__setattr__
        made(self, "book", self.books.get(self.game.name))
        made(self, "codec", self.game.table.codec())
        made(self, "steps_by_name", {name: step for step, name in self.step_names.items()})
        packs = self.content.packs
        made(self, "content_digests", {name: packs[name].digest for name in sorted(packs)})

    def __copy__(self) -> Ruleset:
        return self

    def __deepcopy__(self, memo: Any) -> Ruleset:
        return self

    def __repr__(self) -> str:
        config = self.config
        named = "+".join((config.game, *config.modules))
        return f"<Ruleset {named}, {config.players} players, {self.digest}>"

    def open_books(self, prepare: Mapping[str, Prepare]) -> None:
        """Let each plugin prepare what it needs in all games."""
        for plugin, made in prepare.items():
            self.books[plugin] = made(self)
        object.__setattr__(self, "book", self.books.get(self.game.name))

    @cached_property
    def house_made(self) -> int:
        """How many things of the game are our own, as no source has them."""
        items = (item for several in self.content.items.values() for item in several.values())
        sources = (getattr(one, "provenance", None) for one in items)
        return sum(getattr(source, "kind", "") == "house" for source in sources)

    def call(self, thing: Ref, form: str, language: str) -> str | Message | None:
        """What people call a thing at this table, in a language."""
        called: str | Message | None = library("call")(self, thing, form, language)
        return called

    def for_tool(self, hook: str) -> Any:
        """The combined contributions to the hook of a tool; the hook is called once."""
        if hook not in self._tools:
            self._tools[hook] = self._ask(hook)
        return self._tools[hook]

    def described(self, config: Config) -> dict[str, Any]:
        """A configuration as saves hold it: with names of packs instead of paths."""
        plain = config.to_dict()
        if config.packs:
            plain["packs"] = sorted(self.pack_names.get(pack, pack) for pack in config.packs)
        return plain

    def items(self, kind: str) -> Sequence[str]:
        """The ids of one kind of content."""
        return tuple(self.content.items[kind])

    def loader(self, kind: Any) -> Callable[..., Any]:
        """The function that loads a table or drawer from saved data."""
        found = self._loaders.get(kind)
        if found is None:
            own = self.codec if kind is self.game.table else codec(kind)
            found = self._loaders[kind] = own.loader(self)
        return found

    def step_loader(self, name: str) -> Callable[[Any], Any]:
        """The function that loads a step from saved data; KeyError if there is no such step."""
        found = self._step_loaders.get(name)
        if found is None:
            made = codec(self.steps_by_name[name]).loader(self, more=1)  # its name is saved with it
            found = self._step_loaders[name] = made
        return found
