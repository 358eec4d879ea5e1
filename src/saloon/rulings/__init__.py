"""Rulings: scenarios in a shared YAML format, run against the real engine."""
