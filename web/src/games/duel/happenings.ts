/** What an event of the Duel looks and sounds like. */
import { SIDES } from "../../art/cardFace";
import type { Book } from "../../lib/book";
import type { FigureId } from "../../lib/ids";
import type { Cue } from "../../lib/sounds";
import type { GameEvent } from "../../net/wire";
import type { Flight } from "../../table/flights";
import { isThere, nearPlayer, sideOf, type DuelView } from "./view";

const place = (figure: FigureId) => `seat-${figure}`;

/** Where the cards of a hand come from and go to. */
function handOf(figure: FigureId, view: DuelView): string {
  const player = view.figures[figure]?.player ?? -1;
  return player === nearPlayer(view) && view.viewer >= 0 ? "hand" : `hand-${player}`;
}

/** The deck of a player: his own one as long as it lasts. */
function deckOf(figure: FigureId, view: DuelView): string {
  const seat = view.seats[view.figures[figure]?.player ?? -1];
  const side = seat ? sideOf(seat) : "law";
  return (view.decks[SIDES.indexOf(side)] ?? 0) > 0 || view.common === 0 ? `deck-${side}` : "deck-common";
}

/** The back of a card whose face I do not see, as far as it was told. */
function backed(...told: readonly string[]): Pick<Flight, "back"> {
  const side = SIDES.find((one) => told.includes(one));
  return side ? { back: side } : {};
}

type Way = (event: GameEvent, view: DuelView) => Omit<Flight, "card">;

const toDiscard: Way = (event, view) => ({ from: handOf(event.who, view), to: "discard" });
const fromDeck: Way = (event, view) => ({ from: `deck-${event.deck || "common"}`, to: handOf(event.who, view), ...backed(event.role || event.deck) });

const WAYS: Record<string, Way> = {
  drew: fromDeck,
  answered: (event, view) => ({ ...toDiscard(event, view), shown: true }),
  discarded: toDiscard,
  paid: toDiscard,
  used: toDiscard,
  reloaded: toDiscard,
  discarded_from_hand: (event, view) => ({ from: handOf(event.whom, view), to: "discard", shown: true }),
  discarded_in_play: (event) => ({ from: place(event.whom), to: "discard" }),
  lost_equipment: (event) => ({ from: place(event.who), to: "discard" }),
  replaced: (event) => ({ from: place(event.who), to: "discard" }),
  took_from_hand: (event, view) => ({ from: handOf(event.whom, view), to: handOf(event.who, view), ...backed(event.role) }),
  took_in_play: (event, view) => ({ from: place(event.whom), to: handOf(event.who, view) }),
  took_from_store: (event, view) => ({ from: "tray", to: handOf(event.who, view) }),
  passed_on: (event) => ({ from: place(event.who), to: place(event.whom) }),
  revealed: (event, view) => ({ from: deckOf(event.whom, view), to: "discard", shown: true }),
  showed: (event, view) => ({ from: deckOf(event.who, view), to: handOf(event.who, view), shown: true }),
};

const MOST = 5;

/** The cards of an event, as many as there are, face up where I may see them. */
const cardsOf = (event: GameEvent): number[] =>
  event.cards.length > 0 ? event.cards : Array.from({ length: Math.min(Math.max(event.amount, 1), MOST) }, () => -1);

function played(event: GameEvent, view: DuelView, book: Book): Flight[] {
  const card = event.cards[0] ?? -1;
  const stays = book.card(card)?.border === "blue";
  const target = view.figures[event.whom];
  const to = target && isThere(target) ? place(event.whom) : "discard";
  return [{ from: handOf(event.who, view), to, card, shown: !stays }];
}

export function flightsOf(event: GameEvent, view: DuelView, book: Book): Flight[] {
  if (event.name === "played") return played(event, view, book);
  const way = WAYS[event.name];
  return way ? cardsOf(event).map((card) => ({ ...way(event, view), card })) : [];
}

const CUES: Record<string, Cue> = {
  drew: "card",
  answered: "card",
  discarded: "card",
  took_from_hand: "card",
  took_in_play: "card",
  took_from_store: "card",
  reloaded: "card",
  moved_marker: "turn",
  hit_aimed: "shot",
  missed: "miss",
  lost_health: "hit",
  healed: "heal",
  exploded: "boom",
  killed: "death",
  revealed: "check",
  reshuffled: "shuffle",
};

/** Cards without a red border that are heard as shots too. */
const SHOTS = new Set(["gatling", "derringer", "duel"]);

export function cueOf(event: GameEvent, book: Book): Cue | null {
  if (event.name !== "played") return CUES[event.name] ?? null;
  return book.card(event.cards[0] ?? -1)?.border === "red" || SHOTS.has(event.definition) ? "shot" : "card";
}
