"""One game at the terminal: play it, watch it, replay it."""
