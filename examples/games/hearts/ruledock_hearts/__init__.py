"""Hearts: take tricks, but none with hearts in them, and never the queen of spades."""
