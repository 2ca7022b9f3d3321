"""Settings of a process that only Linux has, by the numbers it gives them."""

from __future__ import annotations

import sys

DEATH_SIGNAL = 1
"""The signal that comes when the parent ends."""
DUMPABLE = 4
"""Whether others of the same user may look into the process: its memory, files, environment."""
ADOPTS_ORPHANS, GET_ADOPTS_ORPHANS = 36, 37
NO_NEW_PRIVILEGES = 38
"""Whether programs such as sudo give no more than the process has."""


def set_process(setting: int, value: int) -> None:
    """Change a setting of this process; elsewhere than on Linux, do nothing."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(setting, value, 0, 0, 0)


def adopts_orphans() -> bool:
    """Whether this process adopts the descendants that lose their parents."""
    if sys.platform != "linux":
        return False
    import ctypes

    found = ctypes.c_int()
    ctypes.CDLL(None).prctl(GET_ADOPTS_ORPHANS, ctypes.byref(found), 0, 0, 0)
    return bool(found.value)
