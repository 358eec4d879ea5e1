"""What a study plays is the same bytes, whoever played it, wherever, and however often it was broken off."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from saloon.lab.experiment import Experiment, read_experiment
from saloon.lab.findings import Findings
from saloon.lab.folder import Folder
from saloon.lab.playing import SIZES, begin, chunk_size, pieces_left, play_on
from saloon.sim.arguments import BadArgument
from saloon.sim.cluster import OnCluster
from saloon.sim.executors import Executor, InProcesses, InThisProcess, OtherRules, Unreachable
from saloon.sim.report import tally_json
from saloon.sim.tournament import run

STUDY = """
name = "Little"
seed = "little"
games = 12
chunk = 4
answers = true
[[plan]]
players = [4, 5]
bots = "random"
[[plan]]
game = "duel"
bots = "random"
[[plan]]
game = "calibre45"
bots = "random"
[[plan]]
players = 4
campaign = true
rules = { hiring = "on" }
bots = "random"
"""


@pytest.fixture
def study(tmp_path: Path) -> Experiment:
    file = tmp_path / "study.toml"
    file.write_text(STUDY, "utf-8")
    return read_experiment(file)


def played(study: Experiment, folder: Path, executor: Executor) -> Folder:
    made = Folder(str(folder))
    begin(study, made)
    play_on(study, made, executor, lambda _done: None)
    return made


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def some_workers(count: int) -> LocalCluster:
    return LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=":0", silence_logs=50)


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with some_workers(2) as made:
        yield made


def test_a_folder_has_a_file_for_every_chunk_and_no_other(study: Experiment, tmp_path: Path) -> None:
    folder = played(study, tmp_path / "one", InThisProcess())
    assert len(folder.done()) == len(folder.wanted()) == 15
    names = set(contents(tmp_path / "one"))
    assert names == {"manifest.json", *(chunk.name for chunk in folder.wanted())}
    assert folder.experiment() == study._replace(chunk=0)
    assert pieces_left(study, folder) == []


@pytest.mark.long
def test_two_processes_and_a_cluster_that_loses_a_worker_write_the_same_bytes(
    study: Experiment, tmp_path: Path, cluster: LocalCluster
) -> None:
    alone = contents(Path(played(study, tmp_path / "alone", InThisProcess()).uri))
    assert contents(Path(played(study, tmp_path / "two", InProcesses(2)).uri)) == alone
    folder = Folder(str(tmp_path / "cluster"))
    begin(study, folder)
    executor = OnCluster(cluster.scheduler_address)
    killed: list[int] = []

    def kill_one(_done: object) -> None:
        if not killed:
            with Client(cluster.scheduler_address, set_as_default=False) as client:
                killed.extend(client.run(os.getpid).values())
            os.kill(killed[0], signal.SIGKILL)

    play_on(study, folder, executor, kill_one)
    executor.close()
    assert killed
    assert contents(tmp_path / "cluster") == alone


@pytest.mark.long
def test_the_simulator_counts_the_same_on_a_cluster(study: Experiment, cluster: LocalCluster) -> None:
    plan = study.trials[0].plan
    executor = OnCluster(cluster.scheduler_address)
    there, here = run(plan, 30, executor), run(plan, 30, InThisProcess())
    executor.close()
    there.cpu_s = here.cpu_s = 1.0
    assert tally_json(plan, there) == tally_json(plan, here)


@pytest.mark.long
def test_a_worker_of_other_rules_is_refused_by_name(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.sim.cluster.own_digest", lambda: "rules of my own")
    with pytest.raises(OtherRules, match="tcp://"):
        OnCluster(cluster.scheduler_address)


@pytest.mark.long
def test_who_comes_late_with_other_rules_does_not_play_either(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    executor = OnCluster(cluster.scheduler_address)
    monkeypatch.setattr("saloon.sim.cluster.own_digest", lambda: "rules of my own")
    with pytest.raises(OtherRules, match="tcp://"):
        list(executor.each(abs, [-1]))
    executor.close()


@pytest.mark.long
def test_a_cluster_that_is_lost_on_the_way_is_said_to_be_and_the_run_goes_on_without_it(
    study: Experiment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.sim.cluster.PATIENCE", 5.0)
    folder = Folder(str(tmp_path / "lost"))
    begin(study, folder)
    with some_workers(1) as lost:
        executor = OnCluster(lost.scheduler_address)
        with pytest.raises(Unreachable):
            play_on(study, folder, executor, lambda _done: lost.close())
        executor.close()
    assert 0 < len(folder.done()) < 15
    played(study, tmp_path / "lost", InThisProcess())
    assert len(folder.done()) == 15


def test_no_cluster_is_said_to_be_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saloon.sim.cluster.PATIENCE", 0.2)
    with pytest.raises(Unreachable, match=r"tcp://127\.0\.0\.1:9"):
        OnCluster("tcp://127.0.0.1:9")


def test_a_run_that_was_broken_off_goes_on_to_the_same_bytes(study: Experiment, tmp_path: Path) -> None:
    whole = contents(Path(played(study, tmp_path / "whole", InThisProcess()).uri))
    folder = Folder(str(tmp_path / "broken"))
    begin(study, folder)
    done = 0

    def stop(_done: object) -> None:
        nonlocal done
        done += 1
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_on(study, folder, InThisProcess(), stop)
    (tmp_path / "broken" / "plan=0000" / "games-00000008-00000012.parquet.part").write_bytes(b"torn")
    assert len(pieces_left(study, folder)) == 11
    played(study, tmp_path / "broken", InThisProcess())
    assert contents(tmp_path / "broken") == whole


def test_another_study_is_refused_where_one_is(study: Experiment, tmp_path: Path) -> None:
    played(study, tmp_path / "one", InThisProcess())
    for other in (study._replace(games=13), study._replace(chunk=5), study._replace(seed="other")):
        with pytest.raises(BadArgument) as refused:
            begin(other, Folder(str(tmp_path / "one")))
        assert refused.value.key == "lab_error_fit"
    with pytest.raises(BadArgument) as refused:
        Findings(Folder(str(tmp_path / "nowhere")))
    assert refused.value.key == "lab_error_folder"


def test_what_is_read_is_what_was_played(study: Experiment, tmp_path: Path) -> None:
    found = Findings(played(study, tmp_path / "one", InThisProcess()))
    for one in found.games():
        counted = run(one.plan, study.games, InThisProcess())
        counted.cpu_s = 0.0
        assert tally_json(one.plan, one.tally) == tally_json(one.plan, counted)
    assert [one.standings.campaigns for one in found.campaigns()] == [12]


def test_a_chunk_takes_about_two_seconds_in_round_numbers(study: Experiment) -> None:
    assert chunk_size(study.trials[0], 1000) in SIZES
