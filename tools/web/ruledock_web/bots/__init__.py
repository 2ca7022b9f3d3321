"""Bots at tables: they think in processes of their own, so that no table waits for another."""
