import { expect, test } from "vitest";
import { search } from "../src/lib/search";

const page = (key: string, names: string[], text: string) => ({ key, names: [key, ...names], text });

const PAGES = [
  page("bang", ["bang", "бэнг"], "Shoot somebody within reach."),
  page("barrel", ["barrel", "бочка"], "A chance against a BANG!"),
  page("bart cassidy", ["bart cassidy", "барт кэссиди"], "Draws a card for each life point lost."),
  page("doc holyday", ["doc holyday", "док холидей", "зеленый змий"], "Discards two cards."),
];
const found = (query: string) => search(PAGES, query).map((one) => one.key);

test("a name is found in either language, whatever the case and the signs", () => {
  expect(found("BARREL")).toEqual(["barrel"]);
  expect(found("бочка")).toEqual(["barrel"]);
  expect(found("Бэнг!")).toEqual(["bang"]);
});

test("ё and е are one letter", () => {
  expect(found("зелёный змий")).toEqual(["doc holyday"]);
});

test("the beginning of a name, or of each of its words, is enough", () => {
  expect(found("ba")).toEqual(["bang", "barrel", "bart cassidy"]);
  expect(found("кэсс барт")).toEqual(["bart cassidy"]);
});

test("names come before words of the text", () => {
  expect(found("bang")).toEqual(["bang", "barrel"]);
});

test("what is called nothing like it is not found", () => {
  expect(found("xyz")).toEqual([]);
});
