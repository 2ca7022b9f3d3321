"""Step one: read files as JSON documents, trusting nothing."""
