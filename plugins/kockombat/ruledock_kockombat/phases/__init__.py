"""A game from the choice of clans to the evaluation."""
