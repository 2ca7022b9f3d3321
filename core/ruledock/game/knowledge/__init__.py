"""Who knows what: declared secrets, what players remember, and guesses based on both."""
