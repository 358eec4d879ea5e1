"""Rulings of the Duel: what the words of the format mean at its table."""
