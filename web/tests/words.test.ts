import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import all from "virtual:words";
import { flattened } from "../plugins/words";
import { browserLanguage, filled, firstSentence, hasText, pluralForm, spoken } from "../src/lib/words";

/** Every key that the sources name outright, and the beginnings of those that they put together. */
function keysInSources(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const file of readdirSync("src", { recursive: true, encoding: "utf-8" })) {
    if (!/\.(svelte|ts)$/.test(file) || file.startsWith("art")) continue;
    const text = readFileSync(join("src", file), "utf-8");
    for (const [, key = ""] of text.matchAll(/\bsay\(\s*"([\w.]+)"/g)) whole.add(key);
    for (const [, yes = "", no = ""] of text.matchAll(/\bsay\([^"`)]+\? "([\w.]+)" : "([\w.]+)"/g)) whole.add(yes).add(no);
    for (const [, key = ""] of text.matchAll(/\bsay\(\s*`([\w.]+)\$\{/g)) begun.add(key);
  }
  return { whole, begun };
}

describe("the words of the page", () => {
  test("every key that is used exists in every language", () => {
    const { whole, begun } = keysInSources();
    expect(whole.size).toBeGreaterThan(100);
    for (const language of ["en", "ru"] as const) {
      expect([...whole].filter((key) => !hasText(language, key))).toEqual([]);
      const keys = Object.keys(all[language] ?? {});
      expect([...begun].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
    }
  });

  test("both languages have the same keys", () => {
    expect(Object.keys(all["ru"] ?? {}).sort()).toEqual(Object.keys(all["en"] ?? {}).sort());
  });

  test("Russian has three plural forms, English two", () => {
    expect([1, 2, 5, 11, 21, 104, 112].map((count) => pluralForm("ru", count))).toEqual(["one", "few", "many", "many", "one", "few", "many"]);
    expect([0, 1, 2].map((count) => pluralForm("en", count))).toEqual(["other", "one", "other"]);
    expect(spoken("ru", "seat.hand", { count: 3 })).toBe("на руке 3 карты");
  });

  test("a text that is missing shows its key and is reported once", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect([spoken("en", "no.such.text"), spoken("en", "no.such.text")]).toEqual(["no.such.text", "no.such.text"]);
    expect(said.mock.calls).toEqual([["saloon:", 'no text "no.such.text" in "en"']]);
    said.mockRestore();
    expect(filled("{who} → {whom}", { who: "Анна" })).toBe("Анна → {whom}");
  });

  test("the language is what the browser asks for first among those spoken here", () => {
    expect(browserLanguage(["de-DE", "ru-RU", "en"])).toBe("ru");
    expect(browserLanguage(["en-GB", "ru"])).toBe("en");
    expect(browserLanguage([])).toBe("en");
  });

  test("the gist of a card is its first sentence, whatever is called BANG!", () => {
    expect(firstSentence("Unless a Missed! answers it, BANG! hits. Once a turn.")).toBe("Unless a Missed! answers it, BANG! hits.");
    expect(firstSentence("No stop at all")).toBe("No stop at all");
  });

  test("files are read as the server reads them", () => {
    expect(flattened("", { a: { b: "c" }, cards: { one: "x", other: "y" } })).toEqual({ "a.b": "c", cards: { one: "x", other: "y" } });
    expect(() => flattened("", { a: true })).toThrow(/quotes/);
  });
});
