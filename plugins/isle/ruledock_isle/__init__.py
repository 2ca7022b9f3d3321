"""The Isle of Cats."""
