"""What Gunslinger believes, as numbers."""

from __future__ import annotations

CARDS: dict[str, float] = {
    "missed": 8,
    "fightback": 9,
    "colt": 5,
    "winchester": 6,
    "peacemaker": 6,
    "remington": 6,
    "schofield": 6,
    "carbine": 6,
    "shotgun": 5,
    "hail_of_bullets": 3,
    "derringer": 5,
    "knife": 6,
    "gatling": 7,
    "indians": 5,
    "duel": 5,
    "bank": 6,
    "barrel": 7,
    "hat": 6,
    "holster": 4,
    "scope": 4,
    "pocket_watch": 3,
    "rattlesnake": 5,
    "stampede": 2,
    "dynamite": 2,
    "strong_ale": 4,
    "water": 3,
    "robbery": 7,
    "wagon": 6,
    "beer": 5,
    "general_store": 4,
    "schoolmarm": 4,
}
"""What a card in hand is worth."""

HELPFUL: dict[str, float] = {"bank": 8, "barrel": 8, "hat": 7, "holster": 5, "scope": 5, "pocket_watch": 4}
"""Equipment that helps its bearer."""
HARMFUL: dict[str, float] = {"rattlesnake": 7, "stampede": 2, "dynamite": 5}
"""Equipment that hurts its bearer."""

HIT = 9.0
KILL = 7.0
"""More for a hit that would kill."""
POINT = 5.0
"""Of health, lost or regained."""
ALWAYS = 20.0
"""Cards for nothing come first."""
NEVER = -50.0
ENOUGH = 1.0
"""What is worth less is not done."""
RESERVED_FOR_END = 1.5
"""The marker is moved when nothing better is left."""
