"""The Duel in words."""
