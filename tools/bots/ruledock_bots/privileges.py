"""Drop the privileges of root (Linux capabilities).

A bot that runs as root keeps those for files, else it could not read files of other users. Without
the others it cannot read our memory, leave its namespace or lift its limits.
"""

from __future__ import annotations

import struct
import sys

READ_AND_WRITE_ALL = 1 << 1 | 1 << 2
VERSION = 0x20080522
SETS = "=6I"
"""The effective, permitted and inheritable sets: the lower 32 bits of each, then the higher."""


def drop_privileges() -> None:
    """Give up all privileges but those for files, if we have any."""
    if sys.platform != "linux":
        return
    import ctypes  # late: only Linux needs it

    libc = ctypes.CDLL(None)
    us = struct.pack("=Ii", VERSION, 0)
    sets = ctypes.create_string_buffer(struct.calcsize(SETS))
    if libc.capget(us, sets):
        return  # this kernel has no capabilities
    permitted = struct.unpack(SETS, sets.raw)[1]
    kept = permitted & READ_AND_WRITE_ALL
    libc.capset(us, struct.pack(SETS, kept, kept, 0, 0, 0, 0))
