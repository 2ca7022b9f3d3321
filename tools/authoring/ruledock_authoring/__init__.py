"""Tools for authors of packs: workshops, trials, balance reports."""
