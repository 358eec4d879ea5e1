"""Calibre 45 in words."""
