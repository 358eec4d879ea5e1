/** What the server shows of a game of Calibre 45. */
import type * as protocol from "../../protocol";

export type CalibreView = protocol.Calibre45CalibreView;
export type SeatView = protocol.Calibre45PlayerView;

export const NONE = -1;
export const HIDDEN = -3;
/** The way to victory is drawn up to here. */
export const MILLION = 1_000_000;
const PICKING = 1;

export const teamKey = (team: number): string => `team_${team + 1}`;

export const ownSeat = (view: CalibreView): SeatView | undefined => view.seats[view.viewer];

type Frame = protocol.Calibre45Frame;
type Kind = Frame["type"];

/** The frame of this kind on the stack, if there is one. */
function frame<K extends Kind>(view: CalibreView, type: K): Extract<Frame, { type: K }> | undefined {
  return view.stack.findLast((one): one is Extract<Frame, { type: K }> => one.type === type);
}

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

function stageOf(view: CalibreView, choosing: boolean): Stage {
  if (frame(view, "calibre45.Fines")) return "fines";
  if (frame(view, "calibre45.Attack")) return "attack";
  if (frame(view, "calibre45.Shootout")) return "shootout";
  return choosing ? "pick" : "call";
}

export function robberyOf(view: CalibreView): Robbery | null {
  const found = frame(view, "calibre45.Robbery");
  if (!found) return null;
  const stage = stageOf(view, found.stage === PICKING);
  const round = view.seats.map((_seat, i) => (found.caller + i) % view.players);
  return {
    stage,
    caller: found.caller,
    card: found.card,
    now: view.decider,
    robbers: round.map((player, i) => ({ player, state: stateOf(view, found, player, i) })),
  };
}

function stateOf(view: CalibreView, robbery: protocol.Calibre45Robbery, player: number, place: number): Robber["state"] {
  if (view.seats[player]?.robbing) return "in";
  if (robbery.acts.includes(player)) return "out";
  return place > robbery.asked ? "to_come" : "home";
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

const KINDS: Record<string, Fight["kind"]> = { beat_guards: "guards", beat_indians: "indians", answer_shot: "shot" };

export function fightOf(view: CalibreView): Fight | null {
  const aim = frame(view, "calibre45.Loading");
  if (aim) {
    const limit = view.seats[aim.player]?.limit ?? 0;
    return { player: aim.player, other: aim.target, kind: "aim", needed: limit, laid: aim.chosen };
  }
  const stand = frame(view, "calibre45.Stand");
  if (!stand) return null;
  return {
    player: stand.player,
    other: stand.shooter,
    kind: KINDS[stand.kind] ?? "shot",
    needed: stand.needed,
    laid: stand.chosen,
  };
}

/** The new cowboy that somebody looks at: a card, HIDDEN, or NONE if nobody does. */
export const newCowboy = (view: CalibreView): number => frame(view, "calibre45.NewCowboy")?.card ?? NONE;
