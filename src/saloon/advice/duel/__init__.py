"""What an adviser has to know of The Duel."""
