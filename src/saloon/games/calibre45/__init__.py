"""Calibre 45: two or three gangs arm themselves, rob, and shoot it out over the loot."""
