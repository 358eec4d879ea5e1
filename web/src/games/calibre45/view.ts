/** What the server shows of a game of Calibre 45. */
import type * as protocol from "../../protocol";

export type CalibreView = protocol.Calibre45CalibreView;
export type SeatView = protocol.Calibre45PlayerView;

export const NONE = -1;
export const HIDDEN = -3;
/** The way to victory is drawn up to here. */
export const MILLION = 1_000_000;

export const teamKey = (team: number): string => `team_${team + 1}`;

export const ownSeat = (view: CalibreView): SeatView | undefined => view.seats[view.viewer];

export type Stage = "call" | "pick" | "attack" | "shootout" | "fines";

export interface Robber {
  player: number;
  /** Still there; dead, fled or escaped; at home; not asked yet. */
  state: "in" | "out" | "home" | "to_come";
}

/** A robbery as it stands. */
export interface Robbery {
  stage: Stage;
  caller: number;
  /** The card that was turned up; NONE before. */
  card: number;
  robbers: Robber[];
  /** Whose move it is in the robbery. */
  now: number;
}

export function robberyOf(view: CalibreView): Robbery | null {
  const found = view.robbery;
  if (!found) return null;
  const robbers = found.robbers.map((player, i) => ({ player, state: found.states[i] as Robber["state"] }));
  return { stage: found.stage as Stage, caller: found.caller, card: found.card, now: view.decider, robbers };
}

/** Somebody who is shot at, or takes aim: with bullets against a number. */
export interface Fight {
  /** Who lays cards now. */
  player: number;
  /** Who is aimed at, or who shot; NONE: guards or Indians. */
  other: number;
  kind: "aim" | "guards" | "indians" | "shot";
  /** What it takes, or at most what counts. */
  needed: number;
  /** Cards that I have laid; those of others nobody sees. */
  laid: number[];
}

export function fightOf(view: CalibreView): Fight | null {
  const found = view.fight;
  if (!found) return null;
  const { player, against, needed, laid } = found;
  return { player, other: against, kind: found.kind as Fight["kind"], needed, laid };
}

/** The new cowboy that somebody looks at: a card, HIDDEN, or NONE if nobody does. */
export const newCowboy = (view: CalibreView): number => view.new_cowboy;
