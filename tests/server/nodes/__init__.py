"""Nodes in one loop, on one store in memory."""
