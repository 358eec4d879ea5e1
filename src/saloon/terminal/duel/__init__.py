"""The Duel in the terminal."""
