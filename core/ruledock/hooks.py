"""The hooks of the core. Learn them and you can write a game; its own hooks let others extend it.

Every hook is called once, when a ruleset is linked, and returns contributions: values, or plain
functions that the game calls later. A plugin implements one with :data:`hookimpl`; a game declares
further ones with :func:`hookspec` in the module its plugin names ``hookspecs``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import attrs
import pluggy

from ruledock.combine import ONE, UNION, Way

if TYPE_CHECKING:
    from ruledock.agenda import StepKind
    from ruledock.bots import Bot
    from ruledock.content import ContentKind
    from ruledock.guess import Guessing
    from ruledock.operations import Operation
    from ruledock.options import Option
    from ruledock.palette import Palette
    from ruledock.ruleset import GameSpec, Interrupt, Ruleset
    from ruledock.table import Drawer, Table
    from ruledock.words import Word
    from ruledock.workshop import Workshop

F = TypeVar("F", bound=Callable[..., Any])
PROJECT = "ruledock"
hookimpl = pluggy.HookimplMarker(PROJECT)
_marker = pluggy.HookspecMarker(PROJECT)


def hookspec(way: Way, *, calls: bool = False) -> Callable[[F], F]:
    """Declare a hook and how contributions combine; *calls* when they are functions."""

    def declare(function: F) -> F:
        function.way, function.calls = way, calls  # type: ignore[attr-defined]
        return _marker(function)

    return declare


@attrs.frozen
class Needs:
    """What a module needs around it, and what it cannot be played with."""

    games: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    packs_with: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    """Packs that join when another module is on as well, by that module."""
    excludes: Mapping[str, str] = attrs.field(factory=dict)
    """Modules that cannot be on at the same time, with the reason."""
    players: tuple[int, int] | None = None
    """The numbers of players it can be played with, when fewer or more than the game's."""


@hookspec(ONE)
def ruledock_game() -> GameSpec:
    """Return the game this plugin is.

    One owner: a ruleset has exactly one game. Used when a configuration names it.

    Base use: a game plugin returns its name, player counts, table class, set-up and scoring.
    Expansion use: none; a module implements :func:`ruledock_needs` instead.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_needs() -> Iterable[Needs]:
    """Return what this module needs: games, modules, packs, player counts; and what it excludes.

    Union: all needs must be met, and every unmet one is reported.

    Base use: a game lists nothing here. Expansion use: a module names its game and its pack.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_settings() -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Return settings by name, each with the JSON Schema of its value.

    Union; a setting has one owner. A configuration may then name them beside the game's own.

    Base use: none, a game lists its own. Expansion use: the strength of an opponent.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_steps() -> Iterable[StepKind]:
    """Return the kinds of step this plugin handles: Automatic, Asking or Sealed.

    Union, with one owner for each step class.

    Base use: a game's phases and turns. Expansion use: the steps a module pushes.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_options() -> Iterable[type[Option]]:
    """Return the option classes this plugin offers, so that notation can be read back.

    Union; two classes with the same notation are an error that names both.

    Base use: ``bid {coins}``. Expansion use: the options of a module's own steps and interrupts.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_interrupts() -> Iterable[Interrupt]:
    """Return what players may do without being asked.

    Union, with one owner for each option class. Asked whenever interrupts are listed.

    Base use: cards that may be played at any time. Expansion use: a module's own such act.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_drawers() -> Iterable[type[Drawer]]:
    """Return the drawers in which this module keeps its state; made empty with each new table.

    Union. A drawer is saved under the module's name; it exists only while the module is on.

    Base use: none, a game has its table. Expansion use: a board the module adds.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_checks() -> Iterable[Callable[[Any], None]]:
    """Return functions (table) that raise ValueError when a drawer holds what no game could reach.

    Union. Called on saves and positions that are loaded, after the fields were checked one by one
    and the game has looked at its own table.

    Base use: none, a game names its ``check`` in its GameSpec. Expansion use: tokens of the module
    are neither lost nor made.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_content() -> Iterable[ContentKind]:
    """Return the kinds of content this plugin understands: folder, schema, class.

    Union, with one owner for each kind. Used when packs are read.

    Base use: a game's cards. Expansion use: the tiles only a module has.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_words() -> Iterable[Word]:
    """Return words of the scoring language: nouns and relations of this game.

    Union; a word has one owner. Used when scores are compiled.

    Base use: ``cards``. Expansion use: a noun for things only a module brings.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_operations() -> Iterable[Operation]:
    """Return operations that cards may be made of.

    Union; an operation has one owner. Used when packs are checked and cards are played.

    Base use: ``draw``. Expansion use: what only a module's cards do.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_book() -> Iterable[Callable[[Ruleset], Any]]:
    """Return a function (ruleset) -> whatever this plugin wants prepared once for all its games.

    At most one for each plugin; kept as ``ruleset.books[plugin]``. Called last in linking.

    Base use: cards by id, compiled scores. Expansion use: the same for the module's pack.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_view() -> Iterable[Callable[[Table, int | None], Mapping[str, Any]]]:
    """Return a function (table, player) -> what that player may see of this plugin's part.

    Each plugin's part stands in the view under the plugin's name. The player is None for a
    spectator. The function reads the table and changes nothing.

    Base use: hands, piles and counters. Expansion use: the module's drawer.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_guess() -> Iterable[Guessing]:
    """Return ways to guess hidden things, for games in which declared fields do not say it all.

    Union; one for each kind of thing. What no plugin guesses is dealt by what its fields declare.

    Base use: where cards are that were stolen unseen. Expansion use: rarely any.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_messages() -> Iterable[Mapping[str, str]]:
    """Return sentences by message id, with blanks in braces.

    Union; an id has one owner. Used at the edge, where something is shown to a person.

    Base use: prompts, refusals, score lines. Expansion use: those of the module.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_screen() -> Iterable[Callable[[Mapping[str, Any], Palette], str]]:
    """Return a function (view, palette) -> this plugin's part of the view, drawn for a terminal.

    At most one for each plugin; parts stand one below the other, the game's first. A plugin
    without one has its part of the view listed as it is. The function gets the view of the person
    who looks, so it can show nothing that person may not know. Used by ``ruledock play``.

    Base use: a board, piles and a hand in colour. Expansion use: the module's own board.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_bots() -> Iterable[tuple[str, Callable[[int], Bot]]]:
    """Return bots by name, each a function (seed) -> bot; its keywords are the bot's options.

    Union; a name has one owner. A game's ``greedy`` and ``planner`` stand in for the core's.

    Base use: a bot that knows the game. Expansion use: one that knows the module.
    """
    raise NotImplementedError


@hookspec(UNION)
def ruledock_workshop() -> Iterable[Workshop]:
    """Return what this plugin lends to authors of packs: a new pack, checks, explanations.

    At most one for each plugin; all checks are made. Used by the commands ``ruledock pack …``.

    Base use: two cards to begin with; examples as tests. Expansion use: checks of a module's packs.
    """
    raise NotImplementedError
