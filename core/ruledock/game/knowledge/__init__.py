"""Who knows what: what fields declare, what players remember, and guesses drawn from that."""
