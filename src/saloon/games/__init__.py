"""The games. Everything outside reaches them through `saloon.games.registry`."""
