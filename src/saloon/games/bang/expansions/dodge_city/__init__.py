"""Dodge City: 40 cards, fifteen characters, and three promo characters that the compendium puts beside them."""
