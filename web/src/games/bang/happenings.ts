/** What an event of BANG! looks and sounds like. */
import type { Book } from "../../lib/book";
import type { CardId, FigureId } from "../../lib/ids";
import type { Cue } from "../../lib/sounds";
import type { GameEvent } from "../../net/wire";
import type { Flight } from "../../table/flights";

const seat = (figure: FigureId) => `seat-${figure}`;

const FROM_DECK = new Set(["drew", "rewarded"]);
const TO_DISCARD = new Set(["discarded", "lost_card", "replaced", "answered", "used_green"]);
const FROM_OTHER = new Set(["took_from_hand", "took_in_play", "inherited", "took_excess"]);
const FLIPPED = new Set(["checked", "flipped", "showed"]);

/** The cards of an event, as many as there are, face up where I may see them. */
function cards(event: GameEvent): CardId[] {
  if (event.cards.length > 0) return event.cards;
  return Array.from({ length: Math.min(Math.max(event.amount, 1), 5) }, () => -1);
}

export function flightsOf(event: GameEvent, book: Book): Flight[] {
  const who = seat(event.who);
  const all = (from: string, to: string, shown = false): Flight[] =>
    cards(event).map((card) => ({ from, to, card, shown }));
  if (FROM_DECK.has(event.name)) return all("deck", who);
  if (FROM_OTHER.has(event.name)) return all(seat(event.whom), who);
  if (FLIPPED.has(event.name)) return all("deck", "discard", true).slice(0, 1);
  if (TO_DISCARD.has(event.name)) return all(who, "discard");
  if (event.name === "gave" || event.name === "presented" || event.name === "passed_on") return all(who, seat(event.whom));
  if (event.name === "took_discard") return all("discard", who);
  if (event.name === "picked") return all("tray", who);
  if (event.name !== "played") return [];
  const stays = ["blue", "green"].includes(book.card(event.cards[0] ?? -1)?.border ?? "");
  const to = event.whom >= 0 && event.whom !== event.who ? seat(event.whom) : stays ? who : "discard";
  return all(who === to ? "hand" : who, to, !stays).slice(0, 1);
}

const CUES: Record<string, Cue> = {
  drew: "card",
  picked: "card",
  discarded: "card",
  took_from_hand: "card",
  took_in_play: "card",
  missed: "miss",
  lost_life: "hit",
  healed: "heal",
  exploded: "boom",
  eliminated: "death",
  checked: "check",
  reshuffled: "shuffle",
  event_turned_up: "shuffle",
  declared_crime_beaten: "alert",
  declared_law_dead: "alert",
  showed_role: "card",
  shootout_began: "shot",
};

const SHOTS = new Set(["bang", "gatling", "duel", "punch", "springfield", "derringer", "howitzer", "buffalo_rifle", "knife", "pepperbox"]);

export function cueOf(event: GameEvent): Cue | null {
  if (event.name === "played" || event.name === "used_green") return SHOTS.has(event.definition) ? "shot" : "card";
  return CUES[event.name] ?? null;
}
