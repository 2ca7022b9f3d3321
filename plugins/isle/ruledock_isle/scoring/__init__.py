"""What everybody has at the end."""
