"""A game in progress: starting, playing, undoing, saving, and what each player may see of it."""
