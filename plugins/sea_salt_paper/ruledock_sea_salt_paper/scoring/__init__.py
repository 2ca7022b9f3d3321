"""What cards are worth, and who wins."""
