"""Step four: build frozen objects from checked JSON."""
