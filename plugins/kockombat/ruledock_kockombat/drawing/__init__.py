"""The square drawn in a terminal."""
