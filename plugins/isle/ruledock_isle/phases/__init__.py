"""The days of the isle, phase by phase, and what may happen between."""
