"""The isle's drawings as its modules know them: all that a module's screen imports."""

from ruledock_isle.drawing.looks import COLOURS, shelf

__all__ = ["COLOURS", "shelf"]
