"""How likely each side is to win: all sides are judged by the same weighted features, and share by softmax.

The weights are data beside the features (`evaluation.json`), fitted to the winners of games that the policy
played for everybody (`scripts/fit_sides.py`).
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp


def weights_of(package: str) -> list[float]:
    """The weights that this package brings."""
    plain = json.loads(files(package).joinpath("evaluation.json").read_text("utf-8"))
    return [float(one) for one in plain["weights"]]


def shares(weights: list[float], sides: list[list[float]]) -> list[float]:
    """Each side's chance to win, from the features of each."""
    scores: list[float] = []
    most = 0.0
    for features in sides:
        score = 0.0
        for place, feature in enumerate(features):
            score += weights[place] * feature
        if not scores or score > most:
            most = score
        scores.append(score)
    powers = [exp(score - most) for score in scores]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]
