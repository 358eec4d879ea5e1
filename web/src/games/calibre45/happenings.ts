/** What an event of Calibre 45 looks and sounds like. */
import type { Cue } from "../../lib/sounds";
import type { GameEvent } from "../../net/wire";
import type { Flight } from "../../table/flights";
import { NONE } from "./view";

const seat = (player: number) => `seat-${player}`;

/** The cards of an event, as many as there are, face up where I may see them. */
const cards = (event: GameEvent): number[] =>
  event.cards.length > 0 ? event.cards : Array.from({ length: Math.min(event.amount, 6) }, () => NONE);

interface Way {
  from: (event: GameEvent) => string;
  to: (event: GameEvent) => string;
  back: Flight["back"];
  shown?: boolean;
}

const own = (event: GameEvent) => seat(event.who);
const at = (zone: string) => () => zone;

const WAYS: Record<string, Way> = {
  drew: { from: at("deck"), to: own, back: "ammo" },
  exchanged: { from: own, to: at("discard"), back: "ammo" },
  stood_up: { from: own, to: at("discard"), back: "ammo" },
  escaped: { from: own, to: at("discard"), back: "ammo", shown: true },
  shot: { from: own, to: (event) => seat(event.whom), back: "ammo" },
  turned_up: { from: at("spread"), to: at("stake"), back: "money", shown: true },
  loot_taken: { from: at("stake"), to: own, back: "money" },
  nobody_left: { from: at("stake"), to: at("discard-money"), back: "money" },
  paid: { from: own, to: at("discard-money"), back: "money" },
  change_taken: { from: at("discard-money"), to: own, back: "money" },
  cowboy_dealt: { from: at("cowboys"), to: own, back: "cowboy" },
  cowboy_lost: { from: own, to: at("discard-cowboys"), back: "cowboy", shown: true },
  dismissed: { from: own, to: at("discard-cowboys"), back: "cowboy" },
};

export function flightsOf(event: GameEvent): Flight[] {
  const way = WAYS[event.name];
  if (!way) return [];
  const { back, shown = false } = way;
  return cards(event).map((card) => ({ from: way.from(event), to: way.to(event), card, back, shown }));
}

const CUES: Record<string, Cue> = {
  drew: "card",
  exchanged: "card",
  robbery_called: "turn",
  joined: "card",
  turned_up: "check",
  shot: "shot",
  stood_up: "miss",
  escaped: "miss",
  fled: "miss",
  cowboy_lost: "death",
  loot_taken: "heal",
  paid: "card",
  reshuffled: "shuffle",
};

export function cueOf(event: GameEvent): Cue | null {
  if (event.name === "cowboy_lost" && event.cause === "dynamite") return "boom";
  return CUES[event.name] ?? null;
}
