"""Drawing: views in the terminal, and pages of cards and plots."""
