"""Step three: one set of items and rules from many packs."""
