"""Step four: from checked JSON to frozen objects."""
