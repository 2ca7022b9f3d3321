"""What an isolated bot may use."""

from __future__ import annotations

import math
import os
from typing import Any

import attrs

from ruledock.errors import ConfigError, did_you_mean

MIB = 2**20


def _positive(limits: Limits, field: attrs.Attribute[Any], value: Any) -> None:
    whole = field.name != "seconds"
    kinds = (int,) if whole else (int, float)
    if type(value) not in kinds or value <= 0 or not math.isfinite(value):
        expected = "a whole number from 1" if whole else "a number above 0"
        raise ConfigError(f"limits: {field.name}: found {value!r}, expected {expected}")


def _known(limits: Limits, field: attrs.Attribute[Any], user: Any) -> None:
    if user is None:
        return
    if not isinstance(user, str):
        raise ConfigError(f"limits: user: found {user!r}, expected the name of a user")
    if os.geteuid() != 0:
        raise ConfigError("limits: user: only root lets bots run as another user")
    limits.ids()


@attrs.frozen(kw_only=True)
class Limits:
    """What an isolated bot may use before it loses. The how-to says which limits hold where."""

    seconds: float = attrs.field(default=60, validator=_positive)
    """Seconds for one decision, questions about options included; also for making the bot."""
    memory: int = attrs.field(default=2048 * MIB, validator=_positive)
    """Bytes of address space for each of its processes, and of memory for all of them together."""
    processes: int = attrs.field(default=64, validator=_positive)
    """Processes at once, itself included."""
    files: int = attrs.field(default=128, validator=_positive)
    """Open files of each process."""
    file_size: int = attrs.field(default=64 * MIB, validator=_positive)
    """Bytes of each file it writes."""
    output: int = attrs.field(default=MIB, validator=_positive)
    """Bytes it may print during one decision; answers do not count."""
    only_strangers: bool = False
    """Whether only bots from outside, in files and commands, are isolated."""
    user: str | None = attrs.field(default=None, validator=_known)
    """The user it runs as, if we are root."""

    def ids(self) -> tuple[int, int] | None:
        """The ids of the user and its group."""
        if self.user is None:
            return None
        import pwd  # late: only Unix has it

        try:
            found = pwd.getpwnam(self.user)
        except KeyError:
            known = [one.pw_name for one in pwd.getpwall()]
            hint = did_you_mean(self.user, known)
            raise ConfigError(f"limits: user: no user {self.user!r}; {hint}") from None
        return found.pw_uid, found.pw_gid


STRANGERS = Limits(only_strangers=True)
"""Bots from outside are isolated, within the usual limits; all others run in this process."""


def limits_for(isolate: bool | Limits) -> Limits:
    """Which bots are isolated, and what they may use; *isolate* is true for all, or limits."""
    if isinstance(isolate, Limits):
        return isolate
    if type(isolate) is not bool:
        raise ConfigError(f"isolate: found {isolate!r}, expected true, false or limits")
    return Limits() if isolate else STRANGERS
