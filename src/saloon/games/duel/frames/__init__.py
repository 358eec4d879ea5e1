"""The frames of BANG! The Duel: everything that can be in the course of being resolved."""
