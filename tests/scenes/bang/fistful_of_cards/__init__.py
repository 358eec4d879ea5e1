"""Scenes of A Fistful of Cards."""
