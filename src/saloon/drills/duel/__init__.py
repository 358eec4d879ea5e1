"""The Duel in the drills."""
