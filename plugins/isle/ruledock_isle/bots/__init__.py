"""Bots that know the isle."""
