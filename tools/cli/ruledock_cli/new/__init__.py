"""The commands ``ruledock new …``."""
