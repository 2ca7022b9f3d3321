"""Step three: check schemas, references and expressions, and explain mistakes to authors."""
