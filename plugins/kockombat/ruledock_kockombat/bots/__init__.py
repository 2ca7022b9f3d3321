"""Bots that know Kočkombat."""
