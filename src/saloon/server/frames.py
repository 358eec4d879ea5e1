"""What each viewer gets of an entry: built from what he may know, and nothing else.

A viewer is a seat, or NOBODY: a spectator. A frame follows from the log alone, so that the frames of somebody
who comes back are those that he would have got.
"""

from __future__ import annotations

from collections.abc import Iterable

from saloon.kernel.decisions import Option, Reason
from saloon.kernel.frames import Game
from saloon.kernel.ids import PlayerId
from saloon.kernel.knowledge import KnownCards
from saloon.kernel.views import View
from saloon.server.entries import (
    Answered,
    Closed,
    Entry,
    Interrupted,
    Kicked,
    Rematch,
    Said,
    Sat,
    Stood,
    Stopped,
    Stored,
)
from saloon.server.log import Moment
from saloon.server.party import NOBODY
from saloon.server.state import TableState
from saloon.server.words import add_words
from saloon.wire import messages as wire
from saloon.wire.codec import encode


def frame_for(moment: Moment, user: str, language: str = "", screen: bool = False) -> str:
    """The one frame that this person gets of an entry; or a screen of his, which the whole room sees."""
    return entry_frame(moment, *sight_of(moment, user, language, screen))


def sight_of(moment: Moment, user: str, language: str, screen: bool) -> tuple[PlayerId, str, bool]:
    """What the frame of an entry depends on: viewers with the same sight get the same one."""
    entry, state = moment
    heard = not isinstance(entry, Said) or hears(state, user, entry, screen)
    return eyes_of(state, user, screen), language, heard


def eyes_of(state: TableState, user: str, screen: bool) -> PlayerId:
    """The seat that somebody sees with; NOBODY: he sees what is open to all."""
    return NOBODY if screen else state.party.seat_of(user)


def hears(state: TableState, user: str, said: Said, screen: bool) -> bool:
    """Whether it is for these ears. The living look at a screen too: nothing apart is told there."""
    if screen:
        return not said.apart or state.party.phase != "playing"
    return state.hears(user, said)


def entry_frame(moment: Moment, viewer: PlayerId, language: str = "", heard: bool = True) -> str:
    """The one frame that this viewer gets of an entry; with a language, in words too.

    `heard`: whether he hears what is said in it.
    """
    entry, state = moment
    shows_game = shows_the_game(moment)
    chat = chat_line(entry)
    view = seen_game(state, viewer) if shows_game else None
    message = wire.Entry(
        table=state.table,
        seq=state.seq,
        what=entry.what if heard else "unheard",
        seat=getattr(entry, "seat", NOBODY) if heard else NOBODY,
        by=entry.by if isinstance(entry, Answered | Interrupted) else "",
        events=[event.seen_by(viewer) for event in state.events],
        view=view,
        last=last_game(state, viewer) if shows_the_last(entry) else None,
        asked=asked(state) if shows_game else None,
        ask=ask(state, viewer) if shows_game else None,
        known=known(state, viewer, view),
        chat=chat if heard else None,
        lobby=state.facts if state.facts_changed else None,
        may_take_back=may_take_back(moment, viewer),
        mine=own_seat(entry, viewer),
    )
    if language:
        add_words(message, state.facts, language)
    return encode(message).decode()


def open_frame(moment: Moment, language: str = "") -> str:
    """What is shown of an entry when its game is over: every card, every role.

    Of a game that runs only what was some minutes ago, where the table agreed to it (`Api.broadcast`).
    """
    entry, state = moment
    message = wire.Entry(
        table=state.table,
        seq=state.seq,
        what=entry.what,
        seat=getattr(entry, "seat", NOBODY),
        by=entry.by if isinstance(entry, Answered | Interrupted) else "",
        events=state.events,
        view=state.kind.open_view(state.game) if state.game is not None else None,
        asked=asked(state),
        chat=chat_line(entry),
        lobby=state.facts if state.facts_changed else None,
    )
    if language:
        add_words(message, state.facts, language)
    return encode(message).decode()


def state_frame(state: TableState, viewer: PlayerId, heard: Iterable[Said], language: str = "") -> str:
    """The whole table as this viewer sees it now, with what he heard; with a language, in words too."""
    lines = [chat_line(entry) for entry in heard]
    view = seen_game(state, viewer)
    message = wire.State(
        table=state.table,
        seq=state.seq,
        lobby=state.facts,
        seat=viewer,
        view=view,
        last=last_game(state, viewer),
        asked=asked(state),
        ask=ask(state, viewer),
        known=known(state, viewer, view),
        chat=[line for line in lines if line is not None],
    )
    if language:
        add_words(message, state.facts, language)
    return encode(message).decode()


def shows_the_game(moment: Moment) -> bool:
    """Whether the entry changed the game, or who may see what of it."""
    if moment.state.game is None:
        return False
    return moment.state.game_changed or isinstance(moment.entry, Sat | Stood | Kicked)


def shows_the_last(entry: Entry) -> bool:
    """Whether the entry ended a game, or changed who sees how the last one ended."""
    return isinstance(entry, Rematch | Closed | Stopped | Sat | Stood | Kicked)


def may_take_back(moment: Moment, viewer: PlayerId) -> bool:
    """Whether it is this viewer's own answer that he may take back for a while."""
    undo = moment.state.undo
    own = isinstance(moment.entry, Answered) and undo is not None and undo.seat == viewer
    return own and undo is not None and not undo.reveals


def own_seat(entry: Stored, viewer: PlayerId) -> PlayerId | None:
    """The viewer's seat, if this entry gave it to him or took it from him."""
    if isinstance(entry, Sat):
        return viewer if viewer == entry.seat else None
    gone = isinstance(entry, Stood | Kicked) and entry.seat != NOBODY
    return NOBODY if gone and viewer == NOBODY else None


def chat_line(entry: Entry) -> wire.ChatLine | None:
    if not isinstance(entry, Said):
        return None
    return wire.ChatLine(
        entry.user, entry.name, entry.seat, entry.text, entry.phrase, entry.apart, entry.remark
    )


def seen_game(state: TableState, viewer: PlayerId) -> View | None:
    return None if state.game is None else state.kind.full_view(state.game, viewer)


def last_game(state: TableState, viewer: PlayerId) -> View | None:
    """How the last game ended, while no other one is played."""
    if state.game is not None or state.last is None:
        return None
    return state.kind.full_view(state.last, viewer)


def known(state: TableState, viewer: PlayerId, view: View | None) -> KnownCards | None:
    """What the viewer's seat has seen and does not see now; nothing for spectators, or without the aid."""
    if view is None or viewer == NOBODY or not state.memory:
        return None
    return state.kind.recalled(state.memory[viewer], view)


def asked(state: TableState) -> wire.Asked | None:
    decision = None if state.game is None else state.game.decision
    return None if decision is None else wire.Asked(decision.player, decision.kind)


def ask(state: TableState, viewer: PlayerId) -> wire.Ask | None:
    """What this viewer himself can do now."""
    game, kind = state.game, state.kind
    if game is None or game.over or viewer == NOBODY:
        return None
    decision = game.decision
    aside = kind.out_of_turn(game, viewer)
    interrupts = [option_line(game, option, None) for option in aside.interrupts]
    if decision is not None and decision.player == viewer:
        return wire.Ask(
            step=game.step,
            kind=decision.kind,
            options=[option_line(game, option, kind.warning(game, option)) for option in decision.options],
            refusals=[
                wire.RefusalLine(one.card, one.target, one.reason.code, one.reason.numbers)
                for one in kind.refusals(game, viewer)
            ],
            interrupts=interrupts,
            speech_costs=aside.speech is not None,
        )
    if not interrupts and aside.speech is None:
        return None
    return wire.Ask(step=game.step, interrupts=interrupts, speech_costs=aside.speech is not None)


def option_line(game: Game, option: Option, warning: Reason | None) -> wire.OptionLine:
    reason = None if warning is None else wire.ReasonLine(warning.code, warning.numbers)
    return wire.OptionLine(game.key(option), *option.numbers(), warning=reason)
