"""What the rules of many card games are written with; plugins take it from ``ruledock.plugin``."""
