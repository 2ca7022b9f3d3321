"""Building blocks for card games; plugins import them from ``ruledock.plugin``."""
