"""How often somebody wants to be asked out of turn."""

WINDOW = "core.window"
"""The kind of decision that asks out of turn."""
ASK, TURN, QUIET = "ask", "turn", "quiet"
"""Always; not before the next turn; never."""
HABITS = (ASK, TURN, QUIET)
