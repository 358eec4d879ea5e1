import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { BACKS, cardBack, cardFace, CORNERS, SIDES, type CardFace } from "./cardFace";
import { emblem, EMBLEMS, eventBox } from "./emblems";
import { print } from "./ink";
import { direction, divider, frame, lifeRow, ornament, ORNAMENT_NAMES, place, reachRing, wordmark } from "./ornaments";
import { portrait, PORTRAITS } from "./portraits";
import { ALWAYS_ACTIVE, DUEL_CARDS, printed, PRINTED_CARDS, printedInDuel } from "./printed";
import { suitLetter } from "./suits";
import { SIGNS, symbol } from "./symbols";
import { compose, line, lineWidth } from "./woodtype";

import BOX from "../../../src/saloon/games/duel/cards.json";

type Names = Record<string, Record<string, { name: string }>>;

const TEXTS = import.meta.glob<string>("../../../src/saloon/text/{en,ru}/{bang,duel}*.yml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const BOOKS = Object.values(TEXTS).map((text) => parse(text) as Names);

const keysIn = (books: readonly Names[], kind: string): string[] => [...new Set(books.flatMap((book) => Object.keys(book[kind] ?? {})))];
const keys = (kind: string): string[] => keysIn(BOOKS, kind);
const booksOf = (game: string): Names[] =>
  Object.entries(TEXTS)
    .filter(([path]) => path.includes(`/${game}`))
    .map(([, text]) => parse(text) as Names);
const names = (kind: string): string[] =>
  BOOKS.flatMap((book) => Object.values(book[kind] ?? {}).map((one) => one.name));

const words = (text: string): string[] => text.trim().split(/\s+/);

const CALIBRE = words(`
  bullets_1 bullets_2 bullets_3 bullets_4 bullets_5 bullets_6 mustang cactus coyote stagecoach
  mail_car_2 mail_car_3 gold_train_4 gold_train_5 fort_knox_6 fort_knox_7 sheriff indians_2 indians_3
  indians_4 indians_5 dynamite bail team_1 team_2 team_3`);
const COWBOYS = words(`
  pat_garrett doc_holliday belle_starr calamity_jane john_hardin billy_the_kid jesse_james
  wild_bill_hickok butch_cassidy sundance_kid buffalo_bill wyatt_earp`);

/** Every element that is opened is closed in its turn, and no number went astray. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = "", rest = ""] of svg.matchAll(/<(\/?)([a-z]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith("/")) open.push(name);
  }
  return open.length === 0 && svg.startsWith("<svg") && !/NaN|undefined|null|Infinity/.test(svg);
}

describe("everybody and everything has a picture of its own", () => {
  test("the texts are read", () => {
    expect(keys("card").length).toBeGreaterThan(40);
    expect(keys("event_card").length).toBeGreaterThan(35);
    expect(keys("character").length).toBeGreaterThan(40);
  });

  test.each(["card", "event_card", "role"])("an emblem for every %s", (kind) => {
    expect(keys(kind).filter((key) => !EMBLEMS.includes(key))).toEqual([]);
  });

  test("a portrait for every character and every cowboy", () => {
    expect([...keys("character"), ...COWBOYS].filter((key) => !PORTRAITS.includes(key))).toEqual([]);
  });

  test("an emblem for everything in the decks of Calibre 45", () => {
    const nobody = emblem("nobody has drawn this");
    expect(CALIBRE.filter((key) => emblem(key) === nobody)).toEqual([]);
  });

  test("no two are alike", () => {
    expect(new Set(EMBLEMS.map((key) => emblem(key))).size).toBe(EMBLEMS.length);
    expect(new Set(PORTRAITS.map((key) => portrait(key))).size).toBe(PORTRAITS.length);
    expect(new Set(BACKS.map((deck) => cardBack(deck))).size).toBe(BACKS.length);
  });

  test("a stranger has a face at once, always the same and his own", () => {
    expect(portrait("rattlesnake_ruth")).toBe(portrait("rattlesnake_ruth"));
    const strangers = Array.from({ length: 40 }, (_, i) => portrait(`stranger ${i}`));
    expect(new Set(strangers).size).toBe(40);
    expect(strangers.every(wellFormed)).toBe(true);
  });

  test("events know their box", () => {
    expect(keys("event_card").filter((key) => eventBox(key) === "")).toEqual([]);
    expect(eventBox("bang")).toBe("");
  });
});

describe("what is drawn can be shown", () => {
  const drawings: [string, string][] = [
    ...EMBLEMS.map((key): [string, string] => [key, emblem(key, "a label")]),
    ...PORTRAITS.map((key): [string, string] => [key, portrait(key)]),
    ...BACKS.map((deck): [string, string] => [deck, cardBack(deck)]),
    ...SIGNS.map((name): [string, string] => [name, symbol(name)]),
    ...ORNAMENT_NAMES.map((name): [string, string] => [name, ornament(name)]),
    ["life", lifeRow(2, 5)],
    ["no life", lifeRow(0, 0)],
    ["direction", direction(false)],
    ["divider", divider()],
    ["frame", frame(300, 120, "r")],
    ["place", place("event")],
    ["reach", reachRing("near")],
    ["Салун", wordmark("ru")],
    ["Saloon", wordmark("en")],
  ];

  test.each(drawings)("%s", (_, svg) => expect(wellFormed(svg)).toBe(true));

  test("an ink that does not exist is named, with those that do", () => {
    expect(() => print("j M0 0H9")).toThrow('no ink is called "j": use one of k p t');
  });

  test("a line that is no plate is shown", () => expect(() => print("M0 0H9")).toThrow('not a plate: "M0 0H9"'));
});

describe("card faces", () => {
  const faces: CardFace[] = [
    ...PRINTED_CARDS.map((key): CardFace => ({ key, title: key, suit: "clubs", rank: "10", language: "ru" })),
    ...keys("event_card").map((key) => ({ key, title: key })),
    ...keys("character").map((key): CardFace => ({ key, title: key, family: "character", life: 9 })),
    ...keys("role").map((key): CardFace => ({ key, title: key, family: "role" })),
    ...DUEL_CARDS.flatMap((key, i): CardFace[] =>
      SIDES.map((side) => ({ key, title: key, family: "red", side, corner: CORNERS[i % CORNERS.length] ?? "barrel" })),
    ),
    ...CALIBRE.map((key): CardFace => ({ key, title: key, family: "money", value: "$500 000" })),
    ...CALIBRE.map((key): CardFace => ({ key, title: key, family: "ammo" })),
    ...COWBOYS.map((key): CardFace => ({ key, title: key, family: "cowboy", number: 9 })),
  ];

  test("both sizes of every card can be shown", () => {
    const broken = faces.filter((face) => !wellFormed(cardFace(face)) || !wellFormed(cardFace(face, "small")));
    expect(broken).toEqual([]);
  });

  test("every card of the play deck has its frame, and every sign on it is drawn", () => {
    expect(keysIn(booksOf("bang"), "card").filter((key) => !printed(key))).toEqual([]);
    expect(keysIn(booksOf("duel"), "card").filter((key) => !printedInDuel(key))).toEqual([]);
    const rows = [...PRINTED_CARDS.map(printed), ...DUEL_CARDS.map(printedInDuel)].flatMap((print) => print?.signs ?? []);
    const signs = rows.flatMap((row) => row.split(" "));
    expect(signs.filter((sign) => !SIGNS.includes(sign.replace(/-\d$/, "")))).toEqual([]);
  });

  test("what is printed on cards of the Duel is what the box says of them", () => {
    const marks = { hit: "hit_card", miss: "miss_card", always: "always_active", reload: "reload" };
    const wrong = BOX.kinds.flatMap(({ key, border, marks: told }) => {
      const print = printedInDuel(key);
      const signs = (print?.signs ?? []).flatMap((row) => row.split(" "));
      const drawn = Object.entries(marks).flatMap(([sign, mark]) => (signs.includes(sign) ? [mark] : []));
      return print?.family === border && drawn.sort().join() === [...told].sort().join() ? [] : [key];
    });
    expect(wrong).toEqual([]);
    expect([...ALWAYS_ACTIVE].sort()).toEqual(BOX.characters.filter((one) => one.always_active).map((one) => one.key).sort());
  });

  test("a card of the Duel has its symbol in the corner, and no reach or suit of BANG!", () => {
    const face = cardFace({ key: "remington", title: "Remington", family: "red", side: "law", corner: "snake" });
    expect(face).toContain(symbol("snake").replace(/^<svg[^>]*>|<\/svg>$/g, ""));
    expect(face).not.toBe(cardFace({ key: "remington", title: "Remington", family: "red", side: "outlaws", corner: "snake" }));
    expect(face).not.toContain(symbol("sight-3").replace(/^<svg[^>]*>|<\/svg>$/g, ""));
  });

  test("a weapon shows its reach", () => {
    const reach = (key: string): number | undefined => printed(key)?.reach;
    expect(["volcanic", "schofield", "remington", "rev_carabine", "winchester", "barrel"].map(reach)).toEqual([
      1,
      2,
      3,
      4,
      5,
      undefined,
    ]);
  });

  test("a card is read aloud with its rank and the letter of its suit", () => {
    const face: CardFace = { key: "bang", title: 'Бэнг! <"&">', suit: "hearts", rank: "Q", language: "ru" };
    expect(cardFace(face)).toContain('aria-label="Бэнг! &lt;&quot;&amp;&quot;&gt; QЧ"');
  });

  test("the Mustang of Calibre 45 carries no sign of BANG!", () => {
    const calibre = cardFace({ key: "mustang", title: "Mustang", family: "ammo" });
    expect(calibre).not.toContain(print("k9 M10 50H90M26 30L8 50L26 70M74 30L92 50L74 70"));
    expect(cardFace({ key: "mustang", title: "Mustang" })).toContain(
      print("k9 M10 50H90M26 30L8 50L26 70M74 30L92 50L74 70"),
    );
  });

  test("suits have four letters in each language", () => {
    const letters = (["en", "ru"] as const).map((language) =>
      (["spades", "hearts", "diamonds", "clubs"] as const).map((suit) => suitLetter(suit, language)).join(""),
    );
    expect(letters).toEqual(["SHDC", "ПЧБТ"]);
  });
});

describe("wood type", () => {
  const titles = ["card", "event_card", "character", "role"].flatMap(names);

  test("every name in both languages can be set", () => {
    expect(titles.length).toBeGreaterThan(250);
    expect(titles.filter((title) => !compose(title))).toEqual([]);
  });

  test("a line is never wider than its place", () => {
    for (const title of titles) {
      const [, x, scale] =
        /translate\(([-\d.]+) [-\d.]+\) scale\(([\d.]+)/.exec(
          line(title, { x: 0, y: 0, width: 90, height: 20, align: "start" }),
        ) ?? [];
      expect(Number(x)).toBe(0);
      expect(Number(scale) * (compose(title)?.width ?? 0)).toBeLessThanOrEqual(90.2);
    }
  });

  test("a short line keeps its breadth", () => expect(lineWidth("Duel", 20)).toBeLessThan(90));

  test("letters that the case lacks are left to the fonts of the machine", () => {
    expect(line("決闘", { x: 0, y: 0, width: 90, height: 20 })).toContain(">決闘</text>");
  });
});
