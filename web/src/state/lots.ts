/** What this browser has thrown into deals: to be told when it is asked for, and to be checked after the game. */
import { newLot } from "../lib/fairness";
import { keep, recall } from "../lib/keep";

/** What was promised before one deal. */
export interface Promised {
  table: string;
  /** Which game at the table, from 1. */
  game: number;
  /** The hash of the server's secret, as it was shown before the deal. */
  hash: string;
  lot: string;
}

const KEPT = 30;

/** My lot for the deal of this game; a new one, if there is none yet or the server has another secret. */
export function lotFor(table: string, game: number, hash: string): string {
  const known = promised(table, game);
  if (known?.hash === hash) return known.lot;
  const lot = newLot();
  const others = recall<Promised[]>("lots", []).filter((one) => one.table !== table || one.game !== game);
  keep("lots", [...others.slice(1 - KEPT), { table, game, hash, lot }]);
  return lot;
}

/** What was promised before this game, if this browser was there. */
export function promised(table: string, game: number): Promised | undefined {
  return recall<Promised[]>("lots", []).find((one) => one.table === table && one.game === game);
}
