"""What a score counted and by which sum, as messages that every language can say.

Whoever asks what was counted gets an explanation by the name ``explainer`` in the entry-point group
``ruledock.libraries``; a game that nobody asks never loads this.
"""
