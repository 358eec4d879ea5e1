import { describe, expect, test } from "vitest";
import { Book } from "../src/lib/book";
import { namesOf, orderOf, seenOnDeck, seenWith } from "../src/lib/seen";
import type { AnyView, BookCard, EntryMessage, KnownCards, StateMessage } from "../src/net/wire";
import { Replay } from "../src/state/replay.svelte";
import { Table } from "../src/state/table.svelte";

const card = (number: number, name: string) => ({ number, name, key: name, text: "" }) as BookCard;
const book = new Book({ game: "bang", language: "en", cards: [card(1, "Beer"), card(2, "Missed!"), card(3, "Missed!")], definitions: [], words: {} });
const known: KnownCards = { type: "KnownCards", hands: [[], [2, 1, 3]], decks: [[-3, 1]] };
const view = { viewer: 0, players: 2, step: 1 } as AnyView;
const entry = (seq: number, more: Partial<EntryMessage>): EntryMessage => ({ t: "entry", table: "t", seq, what: "answered", ...more });
const state = { t: "state", table: "t", seq: 1, seat: 0, lobby: { seats: [] }, view, known } as unknown as StateMessage;
const seated = () => {
  const table = new Table("t", { deliver: () => Promise.resolve(0) as never });
  table.hearState(state);
  return table;
};

describe("what I have seen", () => {
  test("is told by player and by deck, and of nobody where the server says nothing", () => {
    expect([seenWith(known, 1), seenWith(known, 0), seenWith(known, 7), seenWith(null, 1)]).toEqual([[2, 1, 3], [], [], []]);
    expect([seenOnDeck(known), seenOnDeck(known, 1), seenOnDeck(null)]).toEqual([[-3, 1], [], []]);
  });

  test("counts cards of one name in a hand, and keeps the order of a deck", () => {
    expect(namesOf([2, 1, 3], book)).toBe("Missed! ×2, Beer");
    expect(orderOf([2, -3, 3], book)).toBe("Missed!, ?, Missed!");
  });

  test("is as the last view says: kept while something is said, gone when the view comes without it", () => {
    const table = seated();
    expect(table.known).toEqual(known);
    table.hearEntry(entry(2, { what: "said" }));
    expect(table.known).toEqual(known);
    table.hearEntry(entry(3, { view }));
    expect(table.known).toBeNull();
  });

  test("does not outlive the game", () => {
    const table = seated();
    table.hearEntry(entry(2, { what: "rematch" }));
    expect(table.known).toBeNull();
  });

  test("is shown to whoever looks back from his own seat, and to nobody when all lies open", () => {
    for (const [open, shown] of [
      [false, known],
      [true, null],
    ] as const) {
      const replay = new Replay("t", [entry(1, { what: "started", view, known })], open);
      replay.goTo(0);
      expect(replay.known).toEqual(shown);
    }
  });
});
