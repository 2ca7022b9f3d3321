"""How much a pack may ask of the machine that reads it. Generous for people, tight for traps."""

from __future__ import annotations

MEBIBYTE = 1 << 20

FILE_BYTES = MEBIBYTE
PACK_BYTES = 20 * MEBIBYTE
PACK_FILES = 2_000
PACK_ITEMS = 20_000
# Numbers, texts, lists and objects together: two bytes of JSON can cost sixty of memory.
PACK_VALUES = 250_000
NESTING = 64
# The whole numbers that every JSON reader keeps exact.
WHOLE_NUMBER = 2**53 - 1
# Alternatives and references followed while checking one item; honest items need some dozens.
ITEM_CHECKS = 5_000
# More mistakes than this help nobody.
MISTAKES = 300
