"""The sister, an opponent for a single player: cards drive her, and she wins ties."""
