"""What is studied of the Duel."""
