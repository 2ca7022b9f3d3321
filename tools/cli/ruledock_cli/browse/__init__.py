"""Commands that list what is installed: games, modules, rules, content, words, schemas."""
