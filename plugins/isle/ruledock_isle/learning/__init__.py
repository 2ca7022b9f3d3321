"""What learners observe of the isle beyond the fields of its table."""
