"""The auction: a small invented game that holds, all at once, what is hard in larger ones."""
