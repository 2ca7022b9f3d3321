"""The auction: a small invented game with everything that is hard in larger ones."""
