"""The pages that are made from the code, by subject."""
