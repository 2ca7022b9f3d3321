"""Games in progress: start, play, undo and save them, and show each player what they may see."""
