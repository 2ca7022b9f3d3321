"""Bots that know Sea Salt & Paper."""
