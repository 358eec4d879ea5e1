"""Tests of what thinks."""
