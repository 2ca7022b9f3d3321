"""Step two: merge many packs into one set of items and rules."""
