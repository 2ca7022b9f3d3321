"""What learners observe of Sea Salt & Paper beyond the fields of its table."""
