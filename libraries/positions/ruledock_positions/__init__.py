"""Positions: a table as a readable text file, for bug reports, puzzles and tests."""
