"""Drawing: views in a terminal as their plugins draw them, cards and plots on pages."""
