/** The contact sheet: everything that art/ draws, in both themes. `?part=emblems&theme=dark` shows one part alone. */
import { parse } from "yaml";
import { BACKS, cardBack, cardFace, CORNERS, SIDES, type CardFace, type Size } from "../src/art/cardFace";
import { emblem, EMBLEMS, eventBox } from "../src/art/emblems";
import {
  direction,
  divider,
  frame,
  lifeRow,
  ornament,
  ORNAMENT_NAMES,
  place,
  reachRing,
  wordmark,
} from "../src/art/ornaments";
import { portrait, PORTRAITS } from "../src/art/portraits";
import { DUEL_CARDS, PRINTED_CARDS, printedInDuel } from "../src/art/printed";
import { suitSign, type Suit } from "../src/art/suits";
import { SIGNS, symbol } from "../src/art/symbols";
import { title } from "../src/art/woodtype";

type Names = Record<string, Record<string, { name: string }>>;

const TEXTS = import.meta.glob<string>("../../src/saloon/text/*/{bang,duel}*.yml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SUITS: readonly Suit[] = ["spades", "hearts", "diamonds", "clubs"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const LIVES = [4, 3, 9, 5];

function names(language: "en" | "ru"): (kind: string, key: string) => string {
  const files = Object.entries(TEXTS).filter(([path]) => path.includes(`/text/${language}/`));
  const all = files.map(([, text]) => parse(text) as Names);
  return (kind, key) => all.map((file) => file[kind]?.[key]?.name).find((name) => name !== undefined) ?? key;
}

const cell = (svg: string, width: number, height: number, caption = "", look = ""): string =>
  `<figure class="${look}" style="width:${width}px"><div style="width:${width}px;height:${height}px">${svg}</div>${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>`;

const row = (cells: readonly string[]): string => `<div class="row">${cells.join("")}</div>`;

function faces(language: "en" | "ru", size: Size): string {
  const name = names(language);
  const [width, height] = size === "large" ? [160, 240] : [56, 84];
  const draw = (cards: readonly CardFace[]): string =>
    row(cards.map((card) => cell(cardFace({ ...card, language }, size), width, height)));
  const cards = PRINTED_CARDS.map((key, i) => ({
    key,
    title: name("card", key),
    suit: SUITS[i % 4],
    rank: RANKS[(i * 5 + 8) % 13],
  }));
  const events = EMBLEMS.filter(eventBox).map((key) => ({ key, title: name("event_card", key) }));
  const people = PORTRAITS.slice(0, 42).map((key, i) => ({
    key,
    title: name("character", key),
    family: "character" as const,
    life: LIVES[i % 4] ?? 4,
  }));
  const roles = ["sheriff", "deputy", "outlaw", "renegade"].map((key) => ({
    key,
    title: name("role", key),
    family: "role" as const,
  }));
  return draw(cards) + draw([...events, ...roles]) + draw(people);
}

const CALIBRE: readonly CardFace[] = [
  ...[1, 2, 3, 4, 5, 6].map((n) => ({
    key: `bullets_${n}`,
    title: n > 4 ? `${n} патронов` : n > 1 ? `${n} патрона` : "1 патрон",
    family: "ammo" as const,
  })),
  { key: "mustang", title: "Мустанг", family: "ammo" },
  { key: "cactus", title: "Кактус", family: "ammo" },
  { key: "coyote", title: "Койот", family: "ammo" },
  { key: "stagecoach", title: "Дилижанс", family: "money", value: "$50 000" },
  { key: "mail_car_2", title: "Почтовый вагон", family: "money", value: "$100 000" },
  { key: "gold_train_4", title: "Золотой поезд", family: "money", value: "$250 000" },
  { key: "fort_knox_7", title: "Форт-Нокс", family: "money", value: "$500 000" },
  { key: "sheriff", title: "Шериф", family: "money" },
  { key: "indians_3", title: "Индейцы", family: "money" },
  { key: "dynamite", title: "Динамит", family: "money" },
  ...PORTRAITS.slice(42).map((key, i) => ({
    key,
    title: key.replaceAll("_", " "),
    family: "cowboy" as const,
    number: 4 + (i % 6),
  })),
];

const DUEL: readonly CardFace[] = DUEL_CARDS.map((key, i) => ({
  key,
  title: names("ru")("card", key),
  ...(printedInDuel(key) ? { family: printedInDuel(key)?.family ?? "brown" } : {}),
  side: SIDES[i % 2] ?? "law",
  corner: CORNERS[i % 4] ?? "barrel",
}));

const PARTS: Record<string, () => string> = {
  emblems: () =>
    row(
      EMBLEMS.map(
        (key) =>
          `<figure class="on-paper paper"><div class="sizes">${cell(emblem(key), 96, 96)}${cell(emblem(key), 48, 48)}${cell(emblem(key), 32, 32)}</div><figcaption>${key}</figcaption></figure>`,
      ),
    ),
  portraits: () =>
    row(
      PORTRAITS.map(
        (key) =>
          `<figure><div class="sizes">${cell(portrait(key), 120, 120)}${cell(portrait(key), 48, 48, "", "round")}</div><figcaption>${key}</figcaption></figure>`,
      ),
    ) + row(Array.from({ length: 16 }, (_, i) => cell(portrait(`stranger_${i}`), 84, 84, `stranger_${i}`))),
  large: () => faces("ru", "large"),
  large_en: () => faces("en", "large"),
  small: () => faces("ru", "small") + faces("en", "small"),
  calibre: () =>
    row(CALIBRE.map((card) => cell(cardFace(card), 160, 240))) +
    row(CALIBRE.map((card) => cell(cardFace(card, "small"), 56, 84))) +
    row(
      ["team_1", "team_2", "team_3", "bail"].flatMap((key) => [cell(emblem(key), 64, 64), cell(emblem(key), 24, 24)]),
    ),
  duel: () =>
    row(DUEL.map((card) => cell(cardFace(card), 160, 240))) + row(DUEL.map((card) => cell(cardFace(card, "small"), 56, 84))),
  backs: () =>
    row(BACKS.map((deck) => cell(cardBack(deck), 160, 240, deck))) +
    row(BACKS.map((deck) => cell(cardBack(deck), 56, 84))),
  ornaments: () =>
    row([cell(wordmark("en"), 440, 150), cell(wordmark("ru"), 440, 150)]) +
    row(ORNAMENT_NAMES.flatMap((name) => [cell(ornament(name), 84, 84, name), cell(ornament(name), 28, 28)])) +
    row([
      cell(lifeRow(3, 5), 150, 58),
      cell(lifeRow(2, 9), 150, 32),
      cell(direction(true), 80, 80),
      cell(direction(false), 80, 80),
    ]) +
    row([
      cell(reachRing("weapon"), 84, 84),
      cell(reachRing("near"), 84, 84),
      cell(divider(), 300, 30),
      cell(frame(300, 120), 300, 120),
    ]) +
    row((["deck", "discard", "event"] as const).map((name) => cell(place(name), 100, 150, name))) +
    row(SIGNS.flatMap((name) => [cell(symbol(name), 44, 44, name), cell(symbol(name), 20, 20)])) +
    row(SUITS.flatMap((suit) => [cell(suitSign(suit), 44, 44), cell(suitSign(suit), 18, 18)])) +
    row(
      ["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "АБВГДЕЁЖЗИЙКЛМН", "ОПРСТУФХЦЧШЩЪЫЬЭЮЯ", "0123456789 !?.,-«»$&"].map((text) =>
        cell(
          `<svg class="art" viewBox="0 0 420 44">${title(text, { x: 210, y: 22, width: 410, height: 26 })}</svg>`,
          420,
          44,
        ),
      ),
    ),
};

const query = new URLSearchParams(location.search);
const themes = query.has("theme") ? [query.get("theme") ?? "light"] : ["light", "dark"];
const parts = query.has("part") ? [query.get("part") ?? "emblems"] : Object.keys(PARTS);
document.body.innerHTML = themes
  .map((theme) => {
    const shown = parts.map((part) => `<h2>${part}</h2>${PARTS[part]?.() ?? ""}`).join("");
    return `<div data-theme="${theme}"><section class="art-table on-table">${shown}</section></div>`;
  })
  .join("");
document.body.dataset["height"] = String(document.body.scrollHeight);
