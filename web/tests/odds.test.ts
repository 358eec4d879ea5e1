import { expect, test, vi } from "vitest";
import { odds } from "../src/games/bang/odds";
import type { BangView } from "../src/games/bang/view";
import { odds as oddsInDuel } from "../src/games/duel/odds";
import type { DuelView } from "../src/games/duel/view";
import { Book } from "../src/lib/book";
import { NONE } from "../src/lib/choices";
import type { BookDefinition } from "../src/net/wire";

vi.mock("../src/state/settings.svelte", () => ({ say: (key: string, values: object) => [key, ...Object.values(values)].join(" ") }));

const [BARREL, JOURDONNAIS, VENDETTA] = [21, 57, 90];
const define = (kind: string, key: string, number: number): BookDefinition => ({ kind, key, number, name: key, text: "" });

const book = new Book({
  game: "bang",
  language: "en",
  words: {},
  definitions: [define("card", "barrel", BARREL), define("character", "jourdonnais", JOURDONNAIS), define("event", "vendetta", VENDETTA)],
  cards: [4, 5].map((number) => ({ number, key: "barrel", kind: "card", name: "Barrel", text: "", border: "blue" })),
});

const view = {
  viewer: 0,
  figures: [
    { player: 0, characters: [], in_play: [], checks: [[VENDETTA, 12, 47, 1, 26]] },
    { player: 1, characters: ["jourdonnais"], in_play: [4], checks: [[BARREL, 12, 47, 2, 45], [JOURDONNAIS, 11, 40, 1, 28]] },
  ],
} as unknown as BangView;

test("cards in play, characters and events tell the odds of their checks, and other things none", () => {
  expect(odds(view, book, { card: 4, kind: "card", key: "" })).toBe("common.odds_of_best 12 47 2 45");
  expect(odds(view, book, { card: NONE, kind: "character", key: "jourdonnais" })).toBe("common.odds 11 40 1 28");
  expect(odds(view, book, { card: NONE, kind: "event", key: "vendetta" })).toBe("common.odds 12 47 1 26");
  expect(odds(view, book, { card: 5, kind: "card", key: "" })).toBe("");
});

test("cards and characters of the Duel tell the odds of what is revealed for them, and who chooses", () => {
  const duel = {
    figures: [
      { character: "jourdonnais", in_play: [4], checks: [[BARREL, 6, 20, -2, 8], [JOURDONNAIS, 7, 28, 1, 25]] },
      { character: "other", in_play: [5], checks: [[BARREL, 6, 20, 2, 52]] },
    ],
  } as unknown as DuelView;
  expect(oddsInDuel(duel, book, { card: 4, kind: "card", key: "" })).toBe("common.revealed_odds_worst 6 20 2 8");
  expect(oddsInDuel(duel, book, { card: 5, kind: "card", key: "" })).toBe("common.revealed_odds_best 6 20 2 52");
  expect(oddsInDuel(duel, book, { card: NONE, kind: "character", key: "jourdonnais" })).toBe("common.revealed_odds 7 28 1 25");
  expect(oddsInDuel(duel, book, { card: NONE, kind: "character", key: "other" })).toBe("");
});
