"""Look at the games of a league: paired differences by side as JSON, and as a picture.

python docs/example_league_data.py GAMES.jsonl [--plot FILE.png]
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def paired(lines: Iterable[str]) -> dict[str, list[int]]:
    """For every side the results of its pairs: +1 only the hero won, -1 only the other, 0 both or neither."""
    arms: dict[tuple[Any, ...], dict[str, bool]] = defaultdict(dict)
    for line in lines:
        game = json.loads(line)
        won = game["seats"][0] in game["winners"]
        arms[game["players"], game["seed"], game["swap"], game["side"], game["field"]][game["arm"]] = won
    found: dict[str, list[int]] = defaultdict(list)
    for (_players, _seed, _swap, side, _field), pair in arms.items():
        if len(pair) == 2:
            found[side].append(int(pair["hero"]) - int(pair["against"]))
    return dict(found)


def difference(results: list[int]) -> tuple[float, float]:
    """Points by which the hero is better, and how far that may be off (95 %)."""
    count = len(results)
    mean = sum(results) / count
    spread = sum((one - mean) ** 2 for one in results) / max(1, count - 1)
    return 100 * mean, 196 * (spread / count) ** 0.5


def draw(file: Path, found: dict[str, tuple[float, float]]) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(6, 3), layout="constrained")
    sides = list(found)
    points, errors = zip(*found.values(), strict=True)
    axes.errorbar(points, range(len(sides)), xerr=errors, fmt="o", capsize=4)
    axes.set_yticks(range(len(sides)), sides)
    axes.axvline(0, linewidth=0.8)
    axes.set_xlabel("points by which the hero wins more often (95 %)")
    figure.savefig(file)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description="Paired differences of a league, by side.")
    parser.add_argument("games", type=Path)
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    with wanted.games.open(encoding="utf-8") as lines:
        found = {side: difference(results) for side, results in sorted(paired(lines).items())}
    print(json.dumps({side: [round(one, 1) for one in pair] for side, pair in found.items()}))
    if wanted.plot:
        draw(wanted.plot, found)


if __name__ == "__main__":
    main()
