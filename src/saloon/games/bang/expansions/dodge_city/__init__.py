"""Dodge City: 40 cards, fifteen characters, and the three promo characters of the compendium."""
