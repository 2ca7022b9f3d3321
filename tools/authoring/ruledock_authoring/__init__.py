"""What authors of packs work with: previews, trials, the balance of a set."""
