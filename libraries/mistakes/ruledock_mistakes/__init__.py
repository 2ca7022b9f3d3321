"""Why something was refused: every mistake in a text, a pack or a save, for those who wrote it.

The core only notices that a file is wrong, and stops. Then it asks for the reasons, by name, in the
entry-point group ``ruledock.libraries``; so no game that starts well loads any of this.
"""
