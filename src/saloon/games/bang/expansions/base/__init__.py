"""The base game: 80 cards, 16 characters."""
