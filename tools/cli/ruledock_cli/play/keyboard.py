"""Read what people type: with completion and history on a terminal, plainly from a pipe."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import attrs

from ruledock_drawing.terminal import is_terminal

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

PROMPT = "> "


@attrs.frozen
class Hints:
    """What helps while somebody types."""

    complete: Callable[[str], Iterable[str]] = lambda text: ()
    """(text): lines that it may become."""
    note: Callable[[str], str] = lambda text: ""
    """(text): what to know of the line as it stands."""


def ask_plainly(prompt: str) -> str:
    """Read a line from standard input."""
    return input(prompt)


class Plain:
    """Reads lines from a pipe, or from a terminal without the library for better."""

    lines = 1
    """Lines of the screen that it needs."""

    def __init__(self) -> None:
        self.live = is_terminal()
        self._history: Any = None
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # late: for input() alone, gives it editing and a history

                self._history = readline

    def read(self, seat: int | None, hints: Hints, prompt: str = PROMPT) -> str:
        """A line that the person in this seat types."""
        return ask_plainly(prompt)

    def forget(self) -> None:
        """Somebody else takes the keyboard: they must not page through what was typed."""
        if self._history is not None:
            self._history.clear_history()


class Comfortable:
    """Reads lines with prompt_toolkit: completion, editing, and a history for each seat."""

    live = True
    lines = 2

    def __init__(self) -> None:
        self._sessions: dict[int | None, PromptSession[str]] = {}

    def read(self, seat: int | None, hints: Hints, prompt: str = PROMPT) -> str:
        """A line that the person in this seat types."""
        if seat not in self._sessions:
            from prompt_toolkit import PromptSession  # late: takes 0.2 s

            self._sessions[seat] = PromptSession()
        session = self._sessions[seat]

        def toolbar() -> str | None:
            return hints.note(session.default_buffer.text) or None

        text: str = session.prompt(
            prompt,
            completer=_completer(hints),
            complete_while_typing=False,
            bottom_toolbar=toolbar,
            reserve_space_for_menu=0,
        )
        return text

    def forget(self) -> None:
        """Nothing to forget: each seat has a history of its own."""


def _completer(hints: Hints) -> Any:
    from prompt_toolkit.completion import Completer, Completion  # late: takes 0.2 s

    class Lines(Completer):
        def get_completions(self, document: Any, event: Any) -> Iterator[Any]:
            text = document.text_before_cursor
            for line in hints.complete(text):
                yield Completion(line, start_position=-len(text))

    return Lines()


Keyboard = Plain | Comfortable


def open_keyboard() -> Keyboard:
    """The best keyboard there is: prompt_toolkit on a terminal, if it is installed."""
    if not is_terminal() or os.environ.get("TERM", "dumb") == "dumb":
        return Plain()
    try:
        import prompt_toolkit  # noqa: F401  # late: takes 0.2 s, and is optional
    except ImportError:
        return Plain()
    return Comfortable()
