import { expect, test } from "vitest";
import { figureNames, figuresOf, isAsked, ownFigure, type BangFigureView, type BangView } from "../src/games/bang/view";
import { cardsPlayed, lifeOverTurns } from "../src/games/bang/story";
import type { Book } from "../src/lib/book";
import type { ByFigure, ByPlayer, FigureId, PlayerId } from "../src/lib/ids";
import { others, ring } from "../src/lib/ring";
import type { EntryMessage } from "../src/net/wire";
import { event } from "./events";

const CHARACTERS = ["jourdonnais", "willy", "kit", "sid"];
const book = { name: (_kind: string, key: string) => key, card: () => ({ border: "brown" }) } as unknown as Book;

const figure = (number: FigureId, player: PlayerId, more: Partial<BangFigureView> = {}) =>
  ({ figure: number, player, alive: true, life: 4, characters: [CHARACTERS[number]], hand: [], ...more }) as BangFigureView;

/** Two players, each with every other place of a ring of four; I am the first one. */
const view = (more: Partial<BangView> = {}) =>
  ({
    viewer: 0,
    over: false,
    turn: 1,
    turns: 1,
    asked: 1,
    ring: [0, 1, 2, 3],
    figures: [figure(0, 0), figure(1, 1), figure(2, 0), figure(3, 1)],
    ...more,
  }) as BangView;

const names: ByPlayer<string> = ["Ann", "Bob"];

test("I look at the table by the figure that is asked, or on turn, or the first that lives", () => {
  expect(ownFigure(view())?.figure).toBe(0);
  expect(ownFigure(view({ turn: 2 }))?.figure).toBe(2);
  expect(ownFigure(view({ turn: 0, asked: 2 }))?.figure).toBe(2);
  const dead = [figure(0, 0, { alive: false }), figure(1, 1), figure(2, 0), figure(3, 1)];
  expect(ownFigure(view({ figures: dead, asked: 0 }))?.figure).toBe(2);
  expect(ownFigure(view({ figures: dead.map((one) => ({ ...one, alive: false })) }))?.figure).toBe(0);
  expect(ownFigure(view({ viewer: -1 }))).toBeUndefined();
});

test("my other figure stands in the ring among the others", () => {
  expect(figuresOf(view(), 0).map((one) => one.figure)).toEqual([0, 2]);
  expect(others(view().ring, 0)).toEqual([1, 2, 3]);
  expect(ring(view().ring, 0)).toEqual({ left: [1], top: [2], right: [3] });
});

test("a figure is called by its player, and by its character where he has two", () => {
  const called = figureNames(view(), names, book);
  expect([0, 1, 2, 3].map((one) => called[one])).toEqual(["Ann (jourdonnais)", "Bob (willy)", "Ann (kit)", "Bob (sid)"]);
  const single = view({ figures: [figure(0, 1), figure(1, 0)] });
  expect(figureNames(single, names, book)[0]).toBe("Bob");
});

test("we wait for the figure that is asked and not for its player's other one", () => {
  const seen = view({ asked: 3 });
  expect(seen.figures.map((one) => isAsked(seen, one))).toEqual([false, false, false, true]);
  expect(seen.figures.some((one) => isAsked({ ...seen, over: true }, one))).toBe(false);
});

test("plots keep the figures of a player apart", () => {
  const called = figureNames(view(), names, book) as string[];
  const entries = [{ view: view(), events: [event("played", { who: 2, cards: [7] })] }] as unknown as EntryMessage[];
  expect(lifeOverTurns(entries, called).map((one) => one.name)).toEqual(called);
  expect(cardsPlayed(entries, book, called)[2]?.parts).toEqual([1, 0, 0]);
});

test("what is kept by player is not found by figure: the types say so", () => {
  const someone: FigureId = 1;
  // @ts-expect-error a figure is no player
  const wrong: unknown = names[someone];
  expect(wrong).toBe("Bob");
  const byFigure: ByFigure<string> = ["a", "b"];
  const player: PlayerId = 1;
  // @ts-expect-error a player is no figure
  const other: unknown = byFigure[player];
  expect(other).toBe("b");
});
