"""How a table is laid out from what is given: characters, cards, piles, phase."""

from __future__ import annotations

from saloon.games.bang.arrange import Place, arrange
from saloon.games.bang.catalogue import SETS
from saloon.games.bang.deal import as_dealt, next_game
from saloon.games.bang.figures import RETURNED, EventDeck
from saloon.games.bang.frames.hiring import has_character
from saloon.games.bang.frames.turn import returner_of
from saloon.games.bang.modes.shootout import BY_LAW
from saloon.games.bang.questions import EventCard
from saloon.games.bang.ruleset import PRESETS
from saloon.games.bang.setup import (
    Setup,
    book_of,
    new_setup,
    options_of,
    player_counts,
    rules_by,
)
from saloon.games.bang.state import Bang
from saloon.games.bang.victory import winners
from saloon.games.bang.words import BUY_CARDS, KEEP_CHARACTER, NO_ROLE, ROLES, SHERIFF
from saloon.kernel.decisions import NONE
from saloon.kernel.ids import NO_DEFINITION, FigureId
from saloon.kernel.wishes import BadSetup
from saloon.rulings.bang.board import SHOW
from saloon.rulings.bang.leniency import BOX_FROM_WORDS, RULE_FROM_WORDS
from saloon.rulings.bang.names import CardName, card_name, card_names, character_key, event_key, suit_named
from saloon.rulings.bang.pair_layout import PAIRS, companion, hand_of, is_passive, open_characters
from saloon.rulings.bang.series_layout import (
    NEED_CAMPAIGN,
    auction,
    between_games,
    step_of_bids,
    with_money,
)
from saloon.rulings.bang.table import Table
from saloon.rulings.bang.vocabulary import MODES, PLACE, require, require_given
from saloon.rulings.records import Fields, listed, mapping, mappings, whole
from saloon.rulings.verdicts import BadRecord, Leniencies, NotSupported, Refused

SET_NAMES = {"fistful": ["fistful_of_cards"], "bullet_promo": ["dodge_city", "high_noon"]}
"""Names of sets in the format that differ from ours; promotional cards lie in the boxes they belong to."""

RULESETS = {"": "rulebooks", "seed": "rulebooks"}

DECK_SIZE = 40

PROMOS = ("handcuffs", "new_identity")
"""Events that were not in the first boxes."""


class Layout:
    """What is given, checked: it makes tables of the real engine."""

    def __init__(
        self,
        given: Fields,
        sets: list[str],
        ruleset: str,
        preset: str,
        aside: list[CardName],
        names_suit: bool = False,
        rules: dict[str, str] | None = None,
        lenient: Leniencies | None = None,
        bids: list[int] | None = None,
    ) -> None:
        self.bids = bids or []
        """Every sum that is bid."""
        self.lenient = lenient or Leniencies()
        sets = [box for name in sets for box in SET_NAMES.get(name, [name])]
        sets += self.boxes_meant(given, sets)
        for name in sets:
            if name not in SETS:
                raise NotSupported(f"set {name} is not built yet; sets: {', '.join(SETS)}")
        require_given(given)
        self.given = given
        self.mode = MODES.get(str(given.get("mode")), "usual")
        self.names_suit = names_suit
        self.sets = [name for name in SETS if name in (*sets, "base")]
        self.preset = preset or RULESETS.get(ruleset, ruleset)
        if self.preset not in PRESETS:
            raise NotSupported(f"ruleset {ruleset!r} is unknown; rulesets: seed, {', '.join(PRESETS)}")
        wished = {name: value for name, value in (rules or {}).items() if name in options_of(self.sets)}
        self.rules = {**self.rules_meant(), **self.chosen_rules(), **wished}
        self.book = book_of(self.sets, [])
        self.aside = [*aside, *self.added_later()]
        self.places = mappings(given.get("players"), "given.players")
        for place in self.places:
            require([word for word, value in place.items() if value not in (None, False)], PLACE, "player")
        self.seats = [str(place.get("seat", "")) for place in self.places]
        if len(set(self.seats)) != len(self.seats) or "" in self.seats:
            raise BadRecord("given.players: each player needs a seat of his own")
        sat = 2 if self.mode == "two" else len(self.places)
        self.count = whole(given.get("players_count", sat), "given.players_count")
        if self.count not in player_counts():
            raise NotSupported(f"{self.count} players are not built yet")
        self.phase = str(given.get("phase", "play"))

    def boxes_meant(self, given: Fields, sets: list[str]) -> list[str]:
        """The boxes of events that lie on the table though the record does not list their box."""
        named = [*str(given.get("event") or "").split(" + "), *listed(given.get("event_deck") or [])]
        keys = [event_key(name) for name in named if name]
        found: list[str] = []
        for box, one in SETS.items():
            if box not in sets and any(event.key in keys for event in one.events):
                found.append(box)
                self.lenient.note(BOX_FROM_WORDS, box)
        return found

    def rules_meant(self) -> dict[str, str]:
        """Which way to play is meant, and which reading of an event, by what is given of it or done."""
        way = {"six_players": "hidden"} if self.mode == "hidden_six" else {}
        if "high_noon" not in self.sets:
            return way
        meant = ""
        if self.given.get("chosen_suit") or self.names_suit:
            meant = "suit"
        elif self.given.get("handcuffed"):
            meant = "sheriff_pick"
        if not meant:
            return way
        if rules_by(self.preset, [], self.sets)["handcuffs"] != meant:
            self.lenient.note(RULE_FROM_WORDS, f"handcuffs={meant}")
        return {**way, "handcuffs": meant}

    def chosen_rules(self) -> dict[str, str]:
        """A named option that is on, if the sets have a rule of that name, in full or its first word."""
        found: dict[str, str] = {}
        for option in listed(self.given.get("option") or []):
            found |= self.chosen_rule(option)
        if any(name in found for name in NEED_CAMPAIGN):
            found["campaign"] = "on"
        if "hiring" in found:
            found["hiring_step"] = step_of_bids(self.bids)
        return found

    def chosen_rule(self, option: object) -> dict[str, str]:
        switches = [name for name, rule in options_of(self.sets).items() if "on" in rule.values]
        for name in switches:
            if option in (name, name.partition("_")[0]):
                if option != name:
                    self.lenient.note(RULE_FROM_WORDS, f"{name}=on")
                return {name: "on"}
        raise NotSupported(f"option {option!r} is not built yet")

    def added_later(self) -> list[CardName]:
        cards = mapping(self.given.get("then_add_to_play"), "given.then_add_to_play").values()
        return [name for value in cards for name in card_names(value, "given.then_add_to_play")]

    def table(self) -> Table:
        """The table, worked off up to the first question or stop."""
        seats = self.seats or [chr(ord("A") + i) for i in range(self.count)]
        if not self.places:
            if self.phase not in ("setup", "play"):
                raise BadRecord("given.players: nobody sits at the table")
            dealt = as_dealt(self.setup([], open_characters(self)))
            return Table(dealt, PAIRS if dealt.paired else seats, [], ("", 0), self.lenient)
        if self.phase == "auction":
            return self.begun(auction(self))
        deck = card_names(self.given.get("deck_top"), "given.deck_top")
        deck_size = whole(self.given.get("deck_size", max(DECK_SIZE, len(deck))), "given.deck_size")
        if deck_size < len(deck):
            raise BadRecord(f"given.deck_size: {deck_size}, but deck_top has {len(deck)} cards")
        game = arrange(
            [self.place(place) for place in self.places],
            turn=self.first_to_play(),
            phase="play" if self.phase in ("game_over", "between_games") else self.phase,
            deck_top=self.lines(deck),
            deck_size=deck_size,
            discard_top=self.lines(card_names(self.given.get("discard_top"), "given.discard_top")),
            sets=self.sets,
            preset=self.preset,
            chosen=self.rules,
            discard_size=whole(self.given.get("discard_size", 0), "given.discard_size"),
            aside=self.lines(self.aside),
            mode=self.mode,
        )
        with_money(self, game)
        if self.phase == "between_games":
            return self.begun(between_games(game))
        self.lay_events(game)
        table = Table(game, seats, [], ("", 0), self.lenient)
        self.open_roles(table)
        self.remember(table)
        self.lay_show(game)
        if self.phase == "game_over":
            game.end(winners(game))
        if self.phase in ("draw", "play") and not game.figures[game.turn].alive:
            self.bring_back(game, table.turn())
        table.go_on()
        return table

    def begun(self, game: Bang) -> Table:
        """A game as it has begun, up to its first question or stop."""
        table = Table(game, self.seats, [], ("", 0), self.lenient)
        table.go_on()
        return table

    # Events, and what happened before

    def event(self, name: object) -> EventCard:
        """The event of this name, if the sets have it."""
        key = event_key(name)
        if key not in self.book.events:
            raise NotSupported(f"no event {name!r} in the sets {', '.join(self.sets)}")
        return self.book.events[key]

    def lay_events(self, game: Bang) -> None:
        """The events in force ("X + Y": one of each of two decks), and those to come, the next one first.

        If only the size of the deck is given, it is made as for a new game.
        """
        if "event_deck_size" in self.given:
            self.make_event_deck(game)
            return
        active = [self.event(name) for name in str(self.given.get("event") or "").split(" + ") if name]
        coming = [self.event(name) for name in listed(self.given.get("event_deck") or [])]
        if not active and not coming:
            return
        decks = [EventDeck(event.deck, [], event.number, [], True, []) for event in active]
        if not decks:
            decks.append(EventDeck(coming[0].deck, [], NO_DEFINITION, [], True, []))
        decks[0].pile = [event.number for event in coming[::-1]]
        game.event_decks = decks + game.event_decks

    def make_event_deck(self, game: Bang) -> None:
        """A whole deck; the promotional events are in it if the size says so."""
        size = whole(self.given["event_deck_size"], "given.event_deck_size")
        for rule in self.book.box_rules:
            if rule.key == "event_decks":
                rule.prepare(game)
        found = sum(len(deck.pile) for deck in game.event_decks)
        if found > size:
            promos = [event.number for event in self.book.events.values() if event.key in PROMOS]
            for deck in game.event_decks:
                deck.pile = [event for event in deck.pile if event not in promos]
            found = sum(len(deck.pile) for deck in game.event_decks)
        if found != size:
            raise BadRecord(f"given.event_deck_size: {size}, but the deck has {found}")

    def remember(self, table: Table) -> None:
        """What is known of the turns before: the round, who was out first, what binds whose turn it is."""
        game = table.game
        if self.given.get("event") and not self.given.get("event_deck") and "round" not in self.given:
            game.turns = 0  # the event in force is the one of this round
        if "round" in self.given:
            before = (whole(self.given["round"], "given.round") - 1) * len(self.seats)
            game.turns = before + (0 if self.phase == "turn_start" else 1)
        out = [seat for seat, place in zip(self.seats, self.places, strict=True) if place.get("eliminated")]
        if len(out) == 1:
            game.first_out = table.number_of(out[0])
        if self.given.get("last_killed"):
            game.last_out = table.number_of(self.given["last_killed"])
        for seat, killer in mapping(self.given.get("killed_by"), "given.killed_by").items():
            table.figure_of(seat).killer = table.figure_of(killer).player
        for seat, place in zip(self.seats, self.places, strict=True):
            if place.get("first_eliminated"):
                game.first_out = RETURNED if place.get("returned") else table.number_of(seat)
            if place.get("ghost"):
                table.figure_of(seat).ghost = table.figure_of(seat).alive = True
            if place.get("spare_character"):
                table.figure_of(seat).spare = self.book.characters[self.spare(place)].number
        if self.given.get("handcuffed"):
            game.event_decks[0].noted.append(table.number_of(self.given["handcuffed"]))
        if self.given.get("chosen_suit"):
            game.this_turn.suit = suit_named(self.given["chosen_suit"], "given.chosen_suit")
        if self.names_suit and self.phase == "play" and not self.given.get("chosen_suit"):
            self.ask_suit(game)
        if self.given.get("mine_active"):
            game.this_turn.used.append(self.event("Abandoned Mine").number)
        if self.given.get("forced"):
            name = card_name(self.given["forced"], "given.forced")
            held = [card for card in table.hand(table.turn()) if table.is_card(card, name)]
            if not held:
                raise BadRecord(f"given.forced: {name.line()} is not in the hand of {table.turn()}")
            game.this_turn.due = held[0]

    def open_roles(self, table: Table) -> None:
        """The role card that is out of the game, and who shoots it out: everybody else is out."""
        game = table.game
        if "removed_role" in self.given:
            game.roles_aside = [self.role({"role": name}) for name in listed(self.given["removed_role"])]
        fighters = listed(self.given.get("shootout") or [])
        if not fighters:
            return
        game.mode_notes = [BY_LAW, NONE]
        for seat in table.seats:
            figure = table.figure_of(seat)
            if seat in fighters:
                game.players[figure.player].revealed = True
            elif figure.alive:
                figure.alive = False
                game.mode_notes.append(figure.player)
        if not all(table.figure_of(seat).alive for seat in fighters):
            raise BadRecord("given.shootout: somebody of them is eliminated")
        game.table_changed()

    def ask_suit(self, game: Bang) -> None:
        """The suit of the Handcuffs is still to be named, though the cards are drawn."""
        frame = self.event("Handcuffs").after_drawing(game, game.turn)
        if frame is not None:
            game.push(frame)

    def bring_back(self, game: Bang, seat: str) -> None:
        """Who is out and has the turn all the same has been brought back by something in force."""
        game.table_changed()
        returner = returner_of(game, game.turn)
        if returner == NONE:
            raise BadRecord(f"given.turn: {seat} is eliminated, and nothing brings him back")
        game.book.definitions[returner].returns(game, game.turn)

    def lay_show(self, game: Bang) -> None:
        """The deck of the Wild West Show: whole, if its size is given; otherwise what is said of it."""
        given = self.given
        if "wws_deck_size" in given:
            for rule in self.book.box_rules:
                if rule.key == "wild_west_show_deck":
                    rule.prepare(game)
            found = sum(len(deck.pile) for deck in game.event_decks if deck.box == SHOW)
            if found != given["wws_deck_size"]:
                raise BadRecord(f"given.wws_deck_size: {given['wws_deck_size']}, but the deck has {found}")
        elif given.get("wws_event") or "wws_deck" in given:
            active = self.event(given["wws_event"]).number if given.get("wws_event") else NO_DEFINITION
            pile = [self.event(name).number for name in listed(given.get("wws_deck") or [])]
            streak = whole(given.get("lady_rosa_streak", 0), "given.lady_rosa_streak")
            noted = [streak] if streak else []
            game.event_decks.insert(0, EventDeck(SHOW, pile[::-1], active, [], False, noted))
        for figure, place in zip(game.figures, self.places, strict=True):
            for name in listed(place.get("deck_characters") or []):
                figure.characters.append(self.book.characters[self.character({"character": name})].number)
        game.table_changed()

    def spare(self, place: Fields) -> str:
        """The key of the character under the life counter."""
        return self.character({"character": place["spare_character"]})

    def first_to_play(self) -> FigureId:
        turn = self.given.get("turn")
        if turn is not None:
            if turn not in self.seats:
                raise BadRecord(f"given.turn: there is no seat {turn!r}; seats: {', '.join(self.seats)}")
            return FigureId(self.seats.index(turn))
        roles = [self.role(place) for place in self.places]
        return FigureId(roles.index(SHERIFF) if SHERIFF in roles else 0)

    def lines(self, names: list[CardName]) -> list[str]:
        """Descriptions for the engine; every kind must be in the sets."""
        for name in names:
            if name.kind not in self.book.kinds:
                raise NotSupported(f"no card {name.kind!r} in the sets {', '.join(self.sets)}")
        return [name.line() for name in names]

    def role(self, place: Fields) -> int:
        role = place.get("role")
        if self.mode == "two" and role is None:
            return NO_ROLE
        if role not in ROLES:
            raise NotSupported(f"role {role!r} of {place.get('seat')} is unknown; roles: {', '.join(ROLES)}")
        return ROLES.index(str(role))

    def character(self, place: Fields) -> str:
        """The key of the character; the blank one is called nobody."""
        name = place.get("character")
        if name is None:
            return "nobody"
        key = character_key(name)
        if key not in self.book.characters:
            raise NotSupported(f"no character {name!r} in the sets {', '.join(self.sets)}")
        return key

    def place(self, place: Fields) -> Place:
        seat = place["seat"]
        role = self.role(place)
        character = self.character(place)
        printed = 4 if character == "nobody" else self.book.characters[character].life
        most = whole(place.get("max_hp", printed + (role == SHERIFF)), f"{seat}.max_hp")
        alive = not place.get("eliminated", False)
        return Place(
            role,
            character,
            whole(place.get("hp", most if alive else 0), f"{seat}.hp"),
            most,
            self.lines(hand_of(self, place)),
            self.lines(card_names(place.get("in_play"), f"{seat}.in_play")),
            alive,
            self.borrowed(place, character),
            companion(self, place),
            is_passive(self, place),
        )

    def borrowed(self, place: Fields, character: str) -> list[str]:
        """The keys of the characters whose abilities a seat has copied."""
        copied = place.get("copying", place.get("copied"))
        everywhere = self.given.get("copied")
        if isinstance(everywhere, dict):
            copied = everywhere.get(place["seat"], copied)
        elif everywhere is not None and character == "vera_custer":
            copied = everywhere
        by_seat = {model["seat"]: model.get("character") for model in self.places}
        names = [by_seat.get(name, name) for name in listed([] if copied is None else copied)]
        keys = [self.character({"character": name}) for name in names]
        for model in self.places:  # with whatever that character has borrowed in turn
            if model is not place and self.character(model) in keys:
                for name in listed(model.get("deck_characters") or []):
                    keys.append(self.character({"character": name}))
        return keys

    # The deal

    def setup(self, roles: list[int], characters: list[str]) -> Setup:
        try:
            return new_setup(self.count, "ruling", self.sets, self.preset, self.rules, roles, characters)
        except BadSetup as error:
            raise BadRecord(f"given.players: {error}") from error

    def dealt(self) -> Table:
        """A new game with the roles and characters given, after the deal; what is not given is dealt."""
        roles = [self.role(place) for place in self.places]
        characters = [
            "" if place.get("character") is None else self.character(place) for place in self.places
        ]
        seats = self.seats or [chr(ord("A") + i) for i in range(self.count)]
        return Table(as_dealt(self.setup(roles, characters)), seats, [], ("", 0), self.lenient)

    def next_game(self, table: Table, keep: object) -> Table:
        """The next game of a series; these seats keep their character."""
        keeping = [table.number_of(seat) for seat in listed([] if keep is None else keep)]
        following = table if is_being_dealt(table.game) else self.begun(self._after(table.game))
        game = following.game
        asked = [figure for figure in game.ring if has_character(game, figure)]
        while game.decision is not None and game.decision.kind in (KEEP_CHARACTER, BUY_CARDS):
            asked.append(game.decision.figure)
            keeps = game.decision.kind == KEEP_CHARACTER and game.decision.figure in keeping
            game.accept(1 if keeps else 0)
            following.go_on()
        if not set(keeping) <= set(asked):
            raise Refused("somebody has no character to keep")
        return following

    def _after(self, game: Bang) -> Bang:
        try:
            return as_dealt(next_game(game, "next ruling"))
        except ValueError as error:
            raise Refused(str(error)) from error


def is_being_dealt(game: Bang) -> bool:
    """Whether the next game of a series has begun, and nobody has had a turn."""
    return game.setup.series is not None and game.turns == 0 and not game.over
