"""Figures that more than one game draws: paths of SVG around the point 0, 0."""

CAT = (
    "M-6.2 5.2C-8 1 -7 -3 -6 -6.8L-2.4 -4.4H2.4L6 -6.8C7 -3 8 1 6.2 5.2C3.4 7.6 -3.4 7.6 -6.2 5.2z"
)
"""The face of a cat, about eight units each way."""
CAT_EYES = "M-2.8 -2.2a1.4 1.4 0 1 0 .01 0zM2.8 -2.2a1.4 1.4 0 1 0 .01 0zM-1.3 1.8H1.3L0 3.3z"
WHISKERS = "M-3 2.6L-9 1.2M-3 3.6L-8.6 4.6M3 2.6L9 1.2M3 3.6L8.6 4.6"
CROWN = "M-5 -6.4L-6 -11L-2.6 -8.6L0 -12L2.6 -8.6L6 -11L5 -6.4z"
"""A crown for the same head."""
DOG = (
    "M-18 -10C-24 -14 -26 2 -22 12C-18 14 -16 10 -16 6C-14 18 -8 22 0 22C8 22 14 18 16 6"
    "C16 10 18 14 22 12C26 2 24 -14 18 -10C10 -20 -10 -20 -18 -10z"
)
DOG_EYES = "M-7 -6a2.6 2.6 0 1 0 .01 0zM7 -6a2.6 2.6 0 1 0 .01 0zM-4.5 6H4.5L0 11z"
