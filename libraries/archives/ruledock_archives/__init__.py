"""Packs in a .zip: the core reads folders, and asks here when somebody gives it an archive."""
