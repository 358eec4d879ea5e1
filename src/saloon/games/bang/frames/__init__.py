"""The frames of BANG!: everything that can be in the course of being resolved."""
