"""Step one: from files to JSON documents. Nothing is believed yet."""
