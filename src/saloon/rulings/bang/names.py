"""Names of cards, characters and seats as the format writes them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from saloon.games.bang.words import SUITS
from saloon.rulings.records import listed
from saloon.rulings.verdicts import BadRecord

FACE = re.compile(r"(10|[2-9JQKA])[CDHS]")

ANY = "any"

ALIASES = {
    "carabine": "rev_carabine",
    "rev_carbine": "rev_carabine",
    "carbine": "rev_carabine",
    "appaloosa": "scope",
    "bangs": "bang",
    "indian": "indians",
    "cancan": "can_can",
    "ragtime": "rag_time",
}
"""Other names of cards in print, by the key that the engine knows."""


EVENT_ALIASES = {
    "lady_rosa_of_texas": "lady_rose_of_texas",
    "lady_rosa_del_texas": "lady_rose_of_texas",
    "fistful_of_cards": "a_fistful_of_cards",
    "the_train": "train_arrival",
    "train": "train_arrival",
    **{name: f"the_{name}" for name in ("daltons", "doctor", "judge", "reverend", "sermon")},
}
"""Other names of events in print."""

CHARACTER_ALIASES = {
    "big_spenser": "big_spencer",
    "gregory_deck": "greygory_deck",
    "greygory_deckard": "greygory_deck",
    "lee_van_klift": "lee_van_kliff",
    "doc_holliday": "doc_holyday",
    "doc_holiday": "doc_holyday",
    "belle_starr": "belle_star",
}
"""Other spellings of characters in print."""


def slug(name: str) -> str:
    """'José Delgado' as jose_delgado, 'Rev. Carabine' as rev_carabine, 'BANG!' as bang."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", "").lower())
    return "_".join(words)


def character_key(name: object) -> str:
    """The key of a character, whether there is one of this name or not."""
    key = slug(str(name))
    return CHARACTER_ALIASES.get(key, key)


def event_key(name: object) -> str:
    """The key of an event; nothing for none."""
    key = "" if name is None else slug(str(name))
    return EVENT_ALIASES.get(key, key)


@dataclass(frozen=True)
class CardName:
    """A description of a card: its kind or `any`, and its face ("10H") or nothing."""

    kind: str
    face: str

    def line(self) -> str:
        return f"{self.kind} {self.face}" if self.face else self.kind

    def fits(self, kind: str, face: str) -> bool:
        """Whether a card of this kind and face answers the description."""
        return (self.kind in (ANY, kind)) and (self.face in ("", face))

    def precision(self) -> int:
        """The more is said, the sooner it must be matched."""
        return (self.kind != ANY) + (self.face != "")


def suit_named(text: object, field: str) -> int:
    """C, D, H, S or the name of a suit, as the engine's number."""
    for number, name in enumerate(SUITS):
        if isinstance(text, str) and text.lower() in (name, name[0]):
            return number
    raise BadRecord(f"{field}: {text!r} is no suit; suits: C, D, H, S")


def card_name(text: object, field: str) -> CardName:
    """'Cat Balou KH', 'Duel', 'any 4H' or 'any'."""
    if not isinstance(text, str) or not text.strip():
        raise BadRecord(f"{field}: {text!r} is not a card; write a name and, if it matters, a face: BANG! 2C")
    words = text.split()
    face = words.pop() if len(words) > 1 and FACE.fullmatch(words[-1]) else ""
    key = slug(" ".join(words))
    return CardName(ALIASES.get(key, key), face)


def card_names(value: object, field: str) -> list[CardName]:
    """One card or a list of them; a number stands for so many cards of any kind."""
    if value is None:
        return []
    if isinstance(value, int) and not isinstance(value, bool):
        return [CardName(ANY, "")] * value
    return [card_name(text, field) for text in listed(value)]


def unmatched(wanted: list[CardName], cards: list[tuple[str, str]]) -> tuple[list[CardName], list[int]]:
    """Give each description a card of its own, the precise ones first; what found none, which are left."""
    left = list(range(len(cards)))
    missing: list[CardName] = []
    for name in sorted(wanted, key=CardName.precision, reverse=True):
        found = [i for i in left if name.fits(*cards[i])]
        if found:
            left.remove(found[0])
        else:
            missing.append(name)
    return missing, left
