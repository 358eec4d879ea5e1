/** The money of a table of BANG!: how everybody stands, game by game, and why. */
import type { Book } from "../../lib/book";
import type { PlayerId } from "../../lib/ids";
import { dollars } from "../../lib/money";
import type { Language } from "../../lib/words";
import type { Series } from "../../plots/shapes";
import type { BangEntry, BangView } from "../../protocol";

/** Questions that are asked between two games, before hands are dealt. */
export const BETWEEN = new Set(["keep_character", "open_auction", "opening_bid", "raise_bid", "buy_cards"]);
export const AUCTION = new Set(["open_auction", "opening_bid", "raise_bid"]);
/** What a card costs that is taken into the next game. */
export const CARD_PRICE = 500;

/** Before any game: money that was given out to begin with. */
const STAKE = "stake";

export const amountOf = (entry: BangEntry): number => entry.count * entry.each;

/** Whether there is any money to speak of: a campaign, or what a finished game was worth. */
export const isForMoney = (view: BangView): boolean => (view.series?.games ?? 0) > 0 || ledgerOf(view).length > 0;

/** Every dollar since the first game. */
export const ledgerOf = (view: BangView): BangEntry[] => [...(view.series?.ledger ?? []), ...view.ledger];

/** Which game this is, from 1. */
export const gameNumber = (view: BangView): number => view.series?.number ?? 1;

export interface Standing {
  player: PlayerId;
  money: number;
  /** Won and paid in this game: what was given out to begin with is neither. */
  change: number;
  /** From 1; those who have the same share it. */
  place: number;
}

/** Everybody by money. */
export function standings(view: BangView): Standing[] {
  const before = view.series?.history.at(-1) ?? given(view);
  return view.money
    .map((money, player) => ({ player, money, change: money - (before[player] ?? 0), place: 1 + view.money.filter((other) => other > money).length }))
    .sort((a, b) => b.money - a.money || a.player - b.player);
}

/** What everybody was given before the first game. */
const given = (view: BangView): number[] =>
  view.money.map((_money, player) => sum(ledgerOf(view).filter((entry) => entry.player === player && entry.reason === STAKE)));

/** The money of everybody after each game; before the first one what was given out, and now if a game runs. */
export function moneyByGame(view: BangView, names: readonly string[]): Series[] {
  const after = [given(view), ...(view.series?.history ?? []), view.money];
  return view.money.map((_money, player) => ({
    name: names[player] ?? "",
    points: after.map((moment, game) => ({ x: game, y: moment[player] ?? 0 })),
  }));
}

export const sum = (entries: readonly BangEntry[]): number => entries.reduce((all, entry) => all + amountOf(entry), 0);

export interface Page {
  game: number;
  entries: BangEntry[];
}

/** The ledger by game, the last one first; of one player, or of all (-1). */
export function pages(view: BangView, player: number): Page[] {
  const games = [...new Set(ledgerOf(view).map((entry) => entry.game))].sort((a, b) => b - a);
  const wanted = (entry: BangEntry) => player < 0 || entry.player === player;
  return games.map((game) => ({ game, entries: ledgerOf(view).filter((entry) => entry.game === game && wanted(entry)) })).filter((page) => page.entries.length > 0);
}

/** Why money was got or paid, in the words of the game's book. */
export function reasonOf(entry: BangEntry, book: Book, language: Language): string {
  const each = dollars(language, Math.abs(entry.each));
  const named = ["character", "card", "role"].map((kind) => book.find(kind, entry.what)?.name).find(Boolean) ?? "";
  const times = book.filled("money.times", { count: entry.count, each });
  return book.filled(`money.reason.${entry.reason}`, { times, what: named });
}

/** A sum with its sign. */
export const signed = (language: Language, amount: number): string => (amount > 0 ? "+" : "") + dollars(language, amount);
