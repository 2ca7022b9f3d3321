"""Tiles, and the square they lie on."""
