"""What each player sees, remembers and can only guess."""
