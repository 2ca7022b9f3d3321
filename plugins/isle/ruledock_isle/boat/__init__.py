"""Boats and tiles: what lies where, and where more may lie."""
