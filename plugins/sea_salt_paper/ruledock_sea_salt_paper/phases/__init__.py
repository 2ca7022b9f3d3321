"""A round, turn by turn."""
