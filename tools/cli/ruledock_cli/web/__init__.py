"""Commands for the table in the browser."""
