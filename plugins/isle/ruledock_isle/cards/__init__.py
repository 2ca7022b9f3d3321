"""Cards and treasures: what they hold and what they do."""
