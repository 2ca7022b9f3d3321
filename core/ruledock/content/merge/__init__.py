"""Step three: merge many packs into one set of items and rules."""
