"""`saloon verify`: whether the deal of a recorded game followed from what was promised before it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import ValidationError, convert

from saloon.games.registry import GAMES
from saloon.kernel.codec import encode
from saloon.kernel.records import GameRecord, position_in
from saloon.terminal.play_command import HELP, option, stop
from saloon.terminal.recording import Recording
from saloon.terminal.replay_command import opened_file, proven
from saloon.terminal.wishes import BadWish, language_of
from saloon.text.cleaning import harmless
from saloon.text.texts import Texts, preferred_language
from saloon.wire.fairness import Proof, doubts, seed_of


def verify(
    file: Annotated[Path, typer.Argument(help=HELP.say("terminal.cli.verify_file"), show_default=False)],
    shown: Annotated[str, option("verify_shown", "--shown")] = "",
    language: Annotated[str, option("language", "--language", "-l")] = "",
) -> None:
    """Check that the deal of a recorded game followed from what was promised before it."""
    try:
        texts = Texts(language_of(language, HELP) if language else preferred_language())
    except BadWish as error:
        stop(str(error), 2)
    recordings, _ = opened_file(file, texts)
    proven(recordings, texts)
    good = True
    for number, recording in enumerate(recordings, 1):
        if len(recordings) > 1:
            typer.echo(texts.say("terminal.verify.game", number=number))
        typer.echo(texts.say("terminal.verify.followed", recording.last))
        last = number == len(recordings)
        good = verdict(recording, texts, shown if last else "") and good
    if not good:
        raise typer.Exit(1)


verify.__doc__ = HELP.say("terminal.cli.verify")


def verdict(recording: Recording, texts: Texts, shown: str) -> bool:
    """What is told of one game; whether its deal is proved."""
    record = recording.record
    told = [*people(record, texts)]
    if record.proof is None:
        tell([*told, texts.say("terminal.verify.none")])
        return False
    try:
        proof = convert(record.proof, Proof)
    except ValidationError as error:
        tell([*told, texts.say("terminal.verify.unreadable", why=error)])
        return False
    seed = seed_of(proof.secret, proof.lots)
    wrong = doubts(proof, seed)
    if not is_dealt_by(record, seed):
        wrong.append("deal")
    if shown and shown != proof.commitment:
        wrong.append("shown")
    told.append(texts.say("terminal.verify.secret", commitment=proof.commitment))
    for lot in proof.lots:
        key = "lot" if lot.value else "left_out"
        told.append(
            texts.say(f"terminal.verify.{key}", seat=lot.seat + 1, name=lot.name, hash=lot.commitment)
        )
    if not any(lot.value for lot in proof.lots):
        told.append(texts.say("terminal.verify.alone"))
    if proof.again:
        told.append(texts.say("terminal.verify.again"))
    if position_in(record.setup):
        told.append(texts.say("common.from_position"))
    told += [texts.say(f"terminal.verify.wrong.{one}") for one in wrong] or [
        texts.say("terminal.verify.good")
    ]
    tell(told)
    return not wrong


def people(record: GameRecord, texts: Texts) -> list[str]:
    """Who sat where when."""
    return [
        texts.say(
            f"terminal.verify.{'sat' if one.name else 'bot'}", one.after, seat=one.seat + 1, name=one.name
        )
        for one in record.sittings
    ]


def is_dealt_by(record: GameRecord, seed: str) -> bool:
    """Whether the deal follows from this seed: it stands in the setup, and another one deals otherwise."""
    kind = GAMES[record.game]
    other = with_another(record.setup, seed)
    return other != record.setup and encode(kind.deal(other)) != encode(kind.deal(record.setup))


def with_another(plain: object, seed: str) -> object:
    """The same setup with another seed."""
    match plain:
        case str():
            return f"not {seed}" if plain == seed else plain
        case list():
            return [with_another(one, seed) for one in plain]
        case dict():
            return {name: with_another(one, seed) for name, one in plain.items()}
        case _:
            return plain


def tell(lines: list[str]) -> None:
    for line in lines:
        typer.echo(harmless(line))
