"""Why something was refused: a choice, or every mistake in a text, a pack or a save.

The core only notices that a choice or a file is wrong, and stops. Then it asks for the reasons by
name in the entry-point group ``ruledock.libraries``; no game that starts well loads any of this.
"""
