"""What clans and chiefs can do, and when."""
