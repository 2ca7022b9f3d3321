"""Kočkombat: two clans of cats, one square of tiles, five dogs."""
