"""Many games between bots: simulate them, and report on the results."""
