"""What a clan scores, and who wins."""
