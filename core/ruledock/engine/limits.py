"""Limits on data from strangers: how much work a file may cause.

Generous for people, tight for traps. Check a limit before you do the work.
"""

from __future__ import annotations

MEBIBYTE = 1 << 20

# -- any text ------------------------------------------------------------------------------------

JSON_TEXT = 4 * MEBIBYTE
"""Characters of a save or record; the shipped games need a few thousand."""
TOML_TEXT = MEBIBYTE // 4
"""Characters of a position or table file: Python reads the worst mebibyte of TOML in two seconds"""
NESTING = 64
WHOLE_NUMBER = 2**53 - 1
"""The whole numbers that every JSON reader keeps exact."""
LONGEST_NUMBER = 2**128
"""The largest whole number in a configuration, positive or negative: no seed is longer."""
MISTAKES_SHOWN = 20
"""Mistakes of a save or configuration to list; further ones are only counted."""
MISTAKES_COUNTED = 10_000

# -- configurations ------------------------------------------------------------------------------

PLAYERS = 100
SETTINGS = 10_000
"""Numbers, texts, lists and objects in one configuration."""
NAME = 200
"""Characters in the name of a game, module, pack or player, or in a key."""
NAMES = 100
"""Modules or packs in one configuration."""
PATH = 4_096
TEXT = 10_000
"""Characters in any other text of a configuration or a table."""

# -- saves and records ---------------------------------------------------------------------------

NUMBER = 1_000_000
"""The largest whole number in a table, positive or negative, unless its field says otherwise."""
ITEMS = 10_000
"""Items in one list of a table."""
STEPS = 1_000
"""Steps on an agenda."""
STREAMS = 1_000
"""Streams of chance in one game."""
CHOICES = 20_000
"""Choices in a record."""
CHOICE = 2_000
"""Characters in one choice."""

# -- packs ---------------------------------------------------------------------------------------

FILE_BYTES = MEBIBYTE
PACK_BYTES = 20 * MEBIBYTE
PACK_FILES = 2_000
PACK_ITEMS = 20_000
PACK_VALUES = 250_000
"""Numbers, texts, lists and objects together: two bytes of JSON can cost sixty of memory."""
ITEM_CHECKS = 5_000
"""Alternatives and references to follow while checking one item; honest items need a few dozen."""
MISTAKES = 300
"""Mistakes of a pack to list; a longer list helps nobody."""
MORE_MISTAKES = 1_000
"""Further mistakes to count."""
LOOKED_FOR = MISTAKES + MORE_MISTAKES
