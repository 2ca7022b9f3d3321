"""Process settings of Linux (prctl), by number."""

from __future__ import annotations

import sys

DEATH_SIGNAL = 1
"""The signal we get when the parent ends."""
DUMPABLE = 4
"""Whether other processes of this user may read our memory, files and environment."""
ADOPTS_ORPHANS, GET_ADOPTS_ORPHANS = 36, 37
NO_NEW_PRIVILEGES = 38
"""Whether programs such as sudo can give us no new privileges."""


def set_process(setting: int, value: int) -> None:
    """Change a setting of this process; does nothing except on Linux."""
    if sys.platform == "linux":
        import ctypes  # late: only Linux needs it

        ctypes.CDLL(None).prctl(setting, value, 0, 0, 0)


def adopts_orphans() -> bool:
    """Whether this process adopts descendants whose parents have died."""
    if sys.platform != "linux":
        return False
    import ctypes  # late: only Linux needs it

    found = ctypes.c_int()
    ctypes.CDLL(None).prctl(GET_ADOPTS_ORPHANS, ctypes.byref(found), 0, 0, 0)
    return bool(found.value)
