"""Saves as JSON text, written and read quickly where the extra ``fast`` is installed; pickles."""
