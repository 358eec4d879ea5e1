/** The games that have a table of their own in the browser. Everything else on the page is the same for all. */
import type { Component } from "svelte";
import type { Book } from "../lib/book";
import type { Table } from "../state/table.svelte";

export type GameTable = Component<{ table: Table; book: Book }>;

interface GameModule {
  /** Loaded when it is wanted: somebody who plays one game does not load the others. */
  load: () => Promise<{ default: GameTable }>;
  /** How many sit at the table of Play now, bots included. */
  usualPlayers: number;
  emblem: string;
}

export const GAMES: Record<string, GameModule> = {
  bang: { load: () => import("./bang/BangTable.svelte"), usualPlayers: 4, emblem: "bang" },
  calibre45: { load: () => import("./calibre45/CalibreTable.svelte"), usualPlayers: 4, emblem: "gold_train" },
};
