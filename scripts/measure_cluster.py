"""What a cluster costs a study in processor time, beside one process: `scripts/measure_cluster.py [games]`.

At most 5 % more, in chunks of two seconds. The cluster is one of this machine: scheduler, two workers and
whoever asks are counted. What both wrote is compared, too.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import dask
import psutil  # type: ignore[import-untyped]
import yaml
from distributed import LocalCluster

from saloon.lab.experiment import Experiment, read_experiment
from saloon.lab.folder import Folder
from saloon.lab.playing import begin, play_on
from saloon.sim.cluster import OnCluster
from saloon.sim.executors import Executor, InThisProcess

SETTINGS: Final = Path(__file__).parents[1] / "contrib" / "dask.yaml"
GAMES: Final = 4000
BAR: Final = 0.05
IDLE: Final = 5.0
WARMING: Final = 8
"""Games after which every worker has loaded the rules."""
STUDY: Final = """
name = "Overhead"
seed = "overhead"
games = {games}
chunk = 300
[[plan]]
players = 5
bots = "regular"
"""


def processor_time() -> float:
    """Of this process and of all that it has started."""
    here = psutil.Process()
    return sum(sum(one.cpu_times()[:2]) for one in (here, *here.children(recursive=True)))


def some_workers() -> LocalCluster:
    return LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50
    )


def idle() -> float:
    """Seconds of processor time in a second in which nothing is asked for."""
    before = processor_time()
    time.sleep(IDLE)
    return (processor_time() - before) / IDLE


def played(study: Experiment, folder: Folder, executor: Executor) -> float:
    """Seconds of processor time."""
    before = processor_time()
    play_on(study, folder, executor, lambda _done: None)
    return processor_time() - before


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def main(games: int) -> int:
    with tempfile.TemporaryDirectory(prefix="saloon-cluster-") as place:
        file = Path(place) / "study.toml"
        file.write_text(STUDY.format(games=games), "utf-8")
        study = read_experiment(file)
        alone, there = Folder(f"{place}/alone"), Folder(f"{place}/there")
        begin(study, alone)
        begin(study, there)
        here = played(study, alone, InThisProcess())
        dask.config.update(dask.config.config, yaml.safe_load(SETTINGS.read_text("utf-8")))
        with some_workers() as cluster:
            executor = OnCluster(cluster.scheduler_address)
            warm = Folder(f"{place}/warm")
            begin(study._replace(games=WARMING, chunk=1), warm)
            play_on(study._replace(games=WARMING, chunk=1), warm, executor, lambda _done: None)
            resting, began = idle(), time.monotonic()
            elsewhere = played(study, there, executor)
            took = time.monotonic() - began
            executor.close()
        same = contents(Path(place) / "alone") == contents(Path(place) / "there")
    chunks = len(alone.wanted())
    more = elsewhere / here - 1
    print(f"{games} games in {chunks} chunks of {here / chunks:.1f} s: {here:.1f} s in one process,")
    print(f"{elsewhere:.1f} s on the cluster, {more:+.1%} (bar {BAR:.0%}); the same bytes: {same}")
    print(f"of these {resting * took:.1f} s is what it costs anyway in the {took:.0f} s that it took")
    return 0 if more <= BAR and same else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
