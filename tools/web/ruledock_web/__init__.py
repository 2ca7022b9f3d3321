"""The table in the browser: people play each other and bots, and nothing is lost."""
