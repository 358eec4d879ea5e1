/** The games that have a table of their own in the browser. Everything else on the page is the same for all. */
import type { Component } from "svelte";
import type { Book } from "../lib/book";
import type { Deed, Player } from "../lib/deed";
import type { Wishes } from "../lib/wishes";
import type { AnyView, EntryMessage, GameLine } from "../net/wire";
import type { Table } from "../state/table.svelte";
import { AGREED } from "./bang/agreed";

export type GameTable = Component<{ table: Table; book: Book }>;

/** What there is to tell of a game when it is over. */
export interface Telling {
  /** The game from its deal to its end, as this viewer was told it. */
  entries: readonly EntryMessage[];
  view: AnyView;
  names: string[];
  book: Book;
  /** Shows the table as it was after this entry. */
  jump: (seq: number) => void;
}

/** The money of a table: how everybody stands, and every sum with its reason. */
export interface Accounted {
  view: AnyView;
  names: string[];
  book: Book;
}

/** What a table may agree on that is worth a question of its own, beside the rules in detail. */
export interface Agreeing {
  line: GameLine;
  book: Book;
  wishes: Wishes;
}

interface GameModule {
  /** Loaded when it is wanted: somebody who plays one game does not load the others. */
  load: () => Promise<{ default: GameTable }>;
  /** Who was what, and the plots of the game. */
  story: () => Promise<{ default: Component<Telling> }>;
  /** Everybody as he truly was, and the last deed of the game, to be shown once more; null: there is none to show. */
  ending: () => Promise<{ people: (telling: Telling) => Player[]; lastDeed: (telling: Telling) => Deed | null }>;
  /** Standings and ledger, for games that are played for money from one to the next. */
  accounts?: () => Promise<{ default: Component<Accounted> }>;
  /** Part of the dialog of a new table, and the rule options that it asks for. */
  agreements?: () => Promise<{ default: Component<Agreeing> }>;
  agreed?: readonly string[];
  /** How many sit at the table of Play now, bots included. */
  usualPlayers: number;
  emblem: string;
  /** Whether a table can bring a deck of its own. */
  ownDeck: boolean;
}

export const GAMES: Record<string, GameModule> = {
  bang: {
    load: () => import("./bang/BangTable.svelte"),
    story: () => import("./bang/Story.svelte"),
    ending: () => import("./bang/ending"),
    accounts: () => import("./bang/Accounts.svelte"),
    agreements: () => import("./bang/Agreements.svelte"),
    agreed: AGREED,
    usualPlayers: 4,
    emblem: "bang",
    ownDeck: false,
  },
  calibre45: {
    load: () => import("./calibre45/CalibreTable.svelte"),
    story: () => import("./calibre45/Story.svelte"),
    ending: () => import("./calibre45/ending"),
    usualPlayers: 4,
    emblem: "gold_train",
    ownDeck: true,
  },
  duel: {
    load: () => import("./duel/DuelTable.svelte"),
    story: () => import("./duel/Story.svelte"),
    ending: () => import("./duel/ending"),
    agreements: () => import("./duel/Agreements.svelte"),
    usualPlayers: 2,
    emblem: "duel",
    ownDeck: false,
  },
};
