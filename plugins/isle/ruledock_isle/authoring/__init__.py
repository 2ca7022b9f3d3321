"""What authors of lesson sets work with."""
