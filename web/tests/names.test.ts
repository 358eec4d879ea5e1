import { expect, test } from "vitest";
import { Book } from "../src/lib/book";
import { pieces } from "../src/lib/names";

const one = (kind: string, key: string, name: string) => ({ kind, key, name, text: "" });
const book = new Book({
  t: "book", game: "bang", language: "en", cards: [], words: {},
  definitions: [one("card", "bang", "BANG!"), one("card", "jail", "Jail"), one("card", "cat_balou", "Cat Balou"), one("card", "cat", "Cat"), one("character", "bart", "Барт Кэссиди")],
} as never);

const named = (text: string) => pieces(text, book).filter((piece) => piece.key).map((piece) => `${piece.kind}.${piece.key}`);

test("names of the book are found in a sentence, and the pieces are the sentence", () => {
  const text = "Ann plays BANG! at Bob (Cat Balou), and Jail.";
  expect(named(text)).toEqual(["card.bang", "card.cat_balou", "card.jail"]);
  expect(pieces(text, book).map((piece) => piece.text).join("")).toBe(text);
});

test("a part of a word is no name, in any alphabet", () => {
  expect(named("Jailhouse, Cathedral, Барт Кэссидий")).toEqual([]);
  expect(named("«Барт Кэссиди»")).toEqual(["character.bart"]);
});
