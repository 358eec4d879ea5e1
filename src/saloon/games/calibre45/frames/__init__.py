"""The frames of Calibre 45: everything that can be in the course of being resolved."""
