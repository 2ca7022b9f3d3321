"""The privileges that make root what it is, by the numbers Linux gives them.

A bot of root keeps those for files, or it could not read what belongs to somebody else. Without
the others it cannot look into our memory, leave its namespace or lift its limits.
"""

from __future__ import annotations

import struct
import sys

READ_AND_WRITE_ALL = 1 << 1 | 1 << 2
VERSION = 0x20080522
SETS = "=6I"
"""Effective, permitted and inheritable ones: the lower 32 of each, and then the higher."""


def drop_privileges() -> None:
    """Give up all privileges but those for files, if we have any."""
    if sys.platform != "linux":
        return
    import ctypes

    libc = ctypes.CDLL(None)
    us = struct.pack("=Ii", VERSION, 0)
    sets = ctypes.create_string_buffer(struct.calcsize(SETS))
    if libc.capget(us, sets):
        return  # nobody here knows privileges
    permitted = struct.unpack(SETS, sets.raw)[1]
    kept = permitted & READ_AND_WRITE_ALL
    libc.capset(us, struct.pack(SETS, kept, kept, 0, 0, 0, 0))
