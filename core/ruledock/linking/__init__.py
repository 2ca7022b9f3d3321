"""Linking: a configuration, its plugins and its packs become one ruleset."""
