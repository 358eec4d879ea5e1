"""Scenes of Calibre 45."""
