"""Rulings of BANG!: what the words of the format mean at a table of it."""
