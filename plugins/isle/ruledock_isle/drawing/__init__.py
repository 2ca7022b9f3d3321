"""The isle drawn: in a terminal, and as pictures."""
