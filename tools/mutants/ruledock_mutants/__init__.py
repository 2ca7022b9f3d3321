"""Hunting mutants: whether the tests notice when a pack or the code changes."""
