"""The money of a table of BANG! in the terminal: what a game was worth, standings, ledger, the auction."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saloon.games.bang.series import STAKE, Entry
from saloon.games.bang.view import BangView
from saloon.games.bang.words import BUY_CARDS, KEEP_CHARACTER
from saloon.kernel.ids import PlayerId, every_player
from saloon.terminal.paint import ALARM, NAME, QUIET, folded_words, painted
from saloon.text.bang.narrator import BangNarrator

LEVELS: Final = "▁▂▃▄▅▆▇█"
"""The money of a player after each game, as a small chart."""


def is_campaign(seen: BangView) -> bool:
    return seen.series is not None and seen.series.games > 0


def ledger(seen: BangView) -> list[Entry]:
    """Every dollar since the first game."""
    return [*([] if seen.series is None else seen.series.ledger), *seen.ledger]


def signed(amount: int, narrator: BangNarrator) -> str:
    return ("+" if amount > 0 else "") + narrator.dollars(amount)


def worth(player: PlayerId, seen: BangView, narrator: BangNarrator) -> str:
    """What a game that is over was worth to somebody, with the reasons; empty: nothing."""
    entries = [one for one in seen.ledger if one.player == player and is_of_the_end(one)]
    return "; ".join(f"{signed(one.amount(), narrator)} ({narrator.entry(one)})" for one in entries)


def is_of_the_end(entry: Entry) -> bool:
    """Whether an entry is a line of the table of scores: not something that was paid or got on the way."""
    return entry.reason not in ("stake", "hired", "kept", "bought", "bounty")


# How everybody stands


def accounts(seen: BangView, narrator: BangNarrator) -> list[Text]:
    """Standings with a small chart, then every entry of the ledger, the last game first."""
    entries = ledger(seen)
    if not is_campaign(seen) and not entries:
        return []
    lines = standings(seen, narrator)
    for game in sorted({entry.game for entry in entries}, reverse=True):
        lines += [Text(""), Text(narrator.say("money.game", number=game), style=NAME)]
        lines += [entry_line(entry, narrator) for entry in entries if entry.game == game]
    return lines


def standings(seen: BangView, narrator: BangNarrator) -> list[Text]:
    series = seen.series
    title = narrator.say("money.title")
    if series is not None and series.games:
        title = narrator.say("money.title_of", number=series.number, games=series.games)
    before = [0] * seen.players if series is None else series.balances(seen.players)
    for entry in seen.ledger:
        if entry.reason == STAKE:
            before[entry.player] += entry.amount()
    ranked = sorted(every_player(seen.players), key=lambda player: -seen.money[player])
    wide = max(len(name) for name in narrator.names)
    sums = [narrator.dollars(money) for money in seen.money]
    changes = [signed(seen.money[player] - before[player], narrator) for player in ranked]
    lines = [Text(title, style=NAME)]
    for player, change in zip(ranked, changes, strict=True):
        place = 1 + sum(money > seen.money[player] for money in seen.money)
        line = Text(f"  {place}  {narrator.names[player]:<{wide}}  ")
        line.append(f"{sums[player]:>{max(map(len, sums))}}", style="bold")
        line.append(f"  {change:>{max(map(len, changes))}}", style=QUIET)
        lines.append(line.append(f"  {chart(player, seen)}", style="yellow"))
    return lines


def chart(player: PlayerId, seen: BangView) -> str:
    """Money after each game so far, and now; all players by the same measure."""
    moments = [*([] if seen.series is None else seen.series.history), seen.money]
    least = min(0, *(min(moment) for moment in moments))
    most = max(1, *(max(moment) for moment in moments))
    return "".join(
        LEVELS[(moment[player] - least) * (len(LEVELS) - 1) // (most - least)] for moment in moments
    )


def entry_line(entry: Entry, narrator: BangNarrator) -> Text:
    wide = max(len(name) for name in narrator.names)
    line = Text(f"  {narrator.names[entry.player]:<{wide}}  ")
    line.append(f"{signed(entry.amount(), narrator):>9}", style="red" if entry.amount() < 0 else "green")
    return line.append(f"  {narrator.entry(entry)}")


# Between two games


def is_between(seen: BangView) -> bool:
    """Whether something is decided before hands are dealt."""
    return seen.turns == 0 and (seen.auction is not None or seen.decision in (KEEP_CHARACTER, BUY_CARDS))


def on_offer(seen: BangView, narrator: BangNarrator) -> list[Text]:
    """The middle of the table between two games: what is auctioned, kept or bought."""
    say, character = narrator.say, narrator.cards.character
    auction = seen.auction
    if auction is not None:
        lines = [Text(say("between.auction"), style=NAME)]
        if auction.lot:
            lines.append(painted(f"☞ {character(auction.lot)}", "bold"))
        if auction.amount:
            who, dollars = narrator.name(auction.bidder), narrator.dollars(auction.amount)
            lines.append(Text(say("between.bid", who=who, dollars=dollars), style=ALARM))
        others = [character(key) for key in auction.characters if key != auction.lot]
        return lines + [Text(f"  {name}", style=QUIET) for name in others]
    brought = None if seen.series is None else seen.series.brought_by(seen.decider)
    if brought is None:
        return []
    if seen.decision == KEEP_CHARACTER:
        price = say("between.price", dollars=narrator.dollars(brought.price)) if brought.price else ""
        return [painted(f"☞ {character(brought.character)}", "bold"), Text(price, style=ALARM)]
    cards = [painted(f"  {narrator.card(card)}") for card in brought.cards]
    return [Text(say("between.cards"), style=NAME), *cards]


def ability_on_offer(seen: BangView, narrator: BangNarrator, width: int) -> list[Text]:
    """What the character can do that is put up, or that somebody may keep."""
    key = "" if seen.auction is None else seen.auction.lot
    if seen.decision == KEEP_CHARACTER and seen.series is not None:
        key = seen.series.brought_by(seen.decider).character
    if not key:
        return []
    told = f"{narrator.cards.character(key)}: {narrator.say(f'character.{key}.text')}"
    return [Text("   ") + row for row in folded_words(told, QUIET, width - 3)]
