"""Scenes of High Noon."""
