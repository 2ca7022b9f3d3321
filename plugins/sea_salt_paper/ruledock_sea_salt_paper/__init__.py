"""Sea Salt & Paper: draw, lay pairs, and stop in time."""
