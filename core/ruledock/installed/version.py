"""The version of Ruledock."""

VERSION = "0.1.0"
