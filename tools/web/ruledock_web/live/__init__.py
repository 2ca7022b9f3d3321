"""Tables that are open: a game, those who look at it, and what each of them is sent."""
