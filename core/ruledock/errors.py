"""All errors, one class per reader: a player, a host, an author or a plugin developer."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ruledock.messages import Message, harmless
from ruledock.values import frozen


class RuledockError(Exception):
    """Any error this library raises on purpose. Its text is always safe to print."""

    def __str__(self) -> str:
        return harmless("\n".join(map(str, self.args)))


class Refusal(RuledockError):
    """A player asked for something the rules do not allow; nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Unreadable(Refusal):
    """The text does not match the notation of any option."""


class NotOffered(Refusal):
    """The text is a valid option, but that option is not open now."""


class ConfigError(RuledockError):
    """The host's configuration cannot be played. Lists every mistake."""


class LinkError(RuledockError):
    """Plugins clash with each other or with the core. Lists every conflict."""


class SaveError(RuledockError):
    """A save, record or position cannot be loaded. Says where and why."""


class MessageError(RuledockError):
    """The data is not a message. For authors of apps."""


class BotFailed(RuledockError):
    """A bot in its own process hung, crashed or answered nonsense, and so loses the game."""

    def __init__(self, bot: str, player: int, why: str, said: str = "") -> None:
        super().__init__(bot, player, why, said)
        self.bot, self.player, self.why = bot, player, why
        self.said = said
        """The last thing it printed, unescaped: make it harmless before printing it."""

    def __str__(self) -> str:
        return f"bot {self.bot}: {self.why}"


@frozen
class Mistake:
    """One mistake in one file of a pack, with all its author needs to fix it."""

    file: str
    pointer: str
    found: str
    expected: str
    code: str
    line: int | None = None
    nearest: str | None = None

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        lines = [f"{place}, at {self.pointer or '/'}", f"  found     {self.found}"]
        lines.append(f"  expected  {self.expected}")
        hint = f'did you mean "{self.nearest}"? ' if self.nearest else ""
        lines.append(f"  {hint}[{self.code}]")
        return "\n".join(lines)


@frozen
class Problem:
    """What is wrong with a value; ``pointer`` leads from the value to the exact place."""

    pointer: str
    found: str
    expected: str
    code: str
    nearest: str | None = None

    def mistake(self, file: str, pointer: str = "", line: int | None = None) -> Mistake:
        """This problem as a mistake in *file*, where the value is at *pointer*."""
        place = pointer + self.pointer
        return Mistake(file, place, self.found, self.expected, self.code, line, self.nearest)


class ContentError(RuledockError):
    """Every mistake in a pack. Nothing of the pack has been loaded."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__(mistakes)
        self.mistakes = tuple(mistakes)

    def __str__(self) -> str:
        return "\n".join(str(mistake) for mistake in self.mistakes)


def nearest(found: str, known: Collection[str]) -> str | None:
    """The known spelling closest to *found*, ignoring case; None if none is close.

    Silence beats a wild guess.
    """
    from difflib import get_close_matches  # late: only errors need it

    alike = {name.casefold(): name for name in sorted(known, reverse=True)}
    return next((alike[name] for name in get_close_matches(found.casefold(), alike, n=1)), None)


def owner_clash(thing: str, first: str, second: str) -> str:
    """How every error says that two owners claim one thing, or that one has it twice."""
    if first == second:
        return f"{thing} is there twice in {first}"
    return f"{thing} may have only one owner, but both {first} and {second} claim it"


def did_you_mean(found: str, known: Collection[str]) -> Message:
    """The end of an error line: the nearest spelling, or else all known names."""
    close = nearest(found, known)
    return wrong("near", name=close) if close else wrong("known", names=sorted(known))


def wrong(what: str, **args: object) -> Message:
    """What players are told, in their language, who ask for a table that cannot be."""
    plain = {name: repr(one)[1:-1] if type(one) is str else one for name, one in args.items()}
    return Message(f"core.wrong.{what}", plain)
