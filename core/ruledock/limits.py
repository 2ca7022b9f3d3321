"""How much the data of strangers may ask of the machine that reads it.

Generous for people, tight for traps. Every bound is compared before the work it bounds is done.
"""

from __future__ import annotations

MEBIBYTE = 1 << 20

# -- any text ------------------------------------------------------------------------------------

JSON_TEXT = 4 * MEBIBYTE
"""Characters of a save or record; those of the shipped games have some thousands."""
TOML_TEXT = MEBIBYTE // 4
"""Characters of a position or table file: Python reads the worst mebibyte of TOML in two seconds"""
NESTING = 64
WHOLE_NUMBER = 2**53 - 1
"""The whole numbers that every JSON reader keeps exact."""
LONGEST_NUMBER = 2**128
"""What a whole number in a configuration may be, up or down: no seed is longer."""
MISTAKES_SHOWN = 20
"""Mistakes of a save or configuration that are told one by one; the others are counted."""
MISTAKES_COUNTED = 10_000

# -- configurations ------------------------------------------------------------------------------

PLAYERS = 100
SETTINGS = 10_000
"""Numbers, texts, lists and objects in one configuration."""
NAME = 200
"""Characters in the name of a game, module, pack or player, or in a key."""
NAMES = 100
"""Modules or packs that one table is played with."""
PATH = 4_096
TEXT = 10_000
"""Characters in any other text of a configuration or a table."""

# -- saves and records ---------------------------------------------------------------------------

NUMBER = 1_000_000
"""What a whole number in a table may be, up or down, unless its field says otherwise."""
ITEMS = 10_000
"""Things in one list of a table."""
STEPS = 1_000
"""Steps that wait on an agenda."""
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
"""Alternatives and references followed while checking one item; honest items need some dozens."""
MISTAKES = 300
"""More mistakes of a pack than this help nobody."""
MORE_MISTAKES = 1_000
"""Mistakes that are still counted beyond these."""
LOOKED_FOR = MISTAKES + MORE_MISTAKES
