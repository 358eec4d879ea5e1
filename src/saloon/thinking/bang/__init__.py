"""Thinking about BANG!."""
