import { emblemArt, eventBox } from "./emblems";
import { INKS, picture, raysPath, stroked, tenth, type Ink } from "./ink";
import { portraitArt } from "./portraits";
import { ALWAYS_ACTIVE, printed, printedInDuel, type Family, type Printed } from "./printed";
import { suitArt, suitInk, suitLetter, type Language, type Suit } from "./suits";
import { symbolArt } from "./symbols";
import { line, lineWidth, title } from "./woodtype";

export { BACKS, cardBack, type Back } from "./cardBack";

export interface CardFace {
  readonly key: string;
  readonly title: string;
  /** Found by the key for cards of BANG!; to be said for everything else. */
  readonly family?: Family;
  /** A shorter title for the small size. */
  readonly short?: string;
  readonly suit?: Suit | undefined;
  readonly rank?: string | undefined;
  readonly language?: Language;
  /** Life points of a character. */
  readonly life?: number;
  /** Calibre 45: the limit of a cowboy; bullets, guards and attackers are the number at the end of the key. */
  readonly number?: number;
  /** Calibre 45: what the loot is worth, written out. */
  readonly value?: string;
  /** The Duel: which deck it belongs to, and the symbol in its corner. */
  readonly side?: Side;
  readonly corner?: Corner;
}

export const SIDES = ["law", "outlaws"] as const;
export type Side = (typeof SIDES)[number];
export const CORNERS = ["barrel", "snake", "dynamite", "horseshoe"] as const;
export type Corner = (typeof CORNERS)[number];


export type Size = "small" | "large";

const FRAMES: Record<Family, Ink> = {
  red: "r",
  brown: "n",
  blue: "b",
  green: "g",
  event: "r",
  character: "k",
  role: "k",
  ammo: "i",
  money: "o",
  cowboy: "n",
};

/** An event wears the ink of its box and, at its foot, the emblem of the box's last card. */
const BOXES: Record<string, { ink: Ink; emblem: string }> = {
  high_noon: { ink: "r", emblem: "high_noon" },
  fistful_of_cards: { ink: "i", emblem: "a_fistful_of_cards" },
  wild_west_show: { ink: "o", emblem: "wild_west_show" },
};
const ROLE_FRAMES: Record<string, Ink> = { sheriff: "o", deputy: "b", outlaw: "r", renegade: "g" };

const at = (art: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${size / 100})">${art}</g>`;

const box = (x: number, y: number, width: number, height: number, r: number, paint: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" ${paint}/>`;

const outlined = (fill: string, width: number): string => `fill="${fill}" stroke="var(--ink)" stroke-width="${width}"`;

/** A picture in a frame of its own: whatever runs over the edge is cut off. */
const framed = (art: string, x: number, y: number, width: number, height: number): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>` +
  box(x, y, width, height, 2, `fill="none" stroke="var(--ink)" stroke-width="2"`);

/** An emblem before rays in the ink of its family, as on a poster. */
function poster(key: string, ink: string, x: number, y: number, width: number, height: number, size: number): string {
  const rays = raysPath(width / 2, height / 2, width, 12);
  const ground = `<path d="M0 0H${width}V${height}H0Z" fill="${ink}" opacity=".3"/><path d="${rays}" fill="var(--paper)" opacity=".5"/>`;
  return framed(ground + at(emblemArt(key), (width - size) / 2, (height - size) / 2, size), x, y, width, height);
}

const isPerson = (family: Family): boolean => family === "character" || family === "cowboy";

function frameInk(card: CardFace, family: Family): string {
  if (family === "event") return INKS[BOXES[eventBox(card.key)]?.ink ?? "r"];
  if (family === "role") return INKS[ROLE_FRAMES[card.key] ?? "k"];
  return INKS[FRAMES[family]];
}

/** Letters on a frame: light on the dark inks, dark on ochre and steel. */
const onFrame = (ink: string): string => (ink === INKS.o || ink === INKS.i ? INKS.k : INKS.p);

const rankWidth = (rank: string, height: number): number => Math.min(lineWidth(rank, height), height * 1.15);
const indexWidth = (rank = "", height: number): number => rankWidth(rank, height) + height * 1.78;

/** Rank, suit and the letter of the suit, in a row; the middle of the row is at y. */
function index(card: CardFace, x: number, y: number, height: number): string {
  const { suit, rank = "" } = card;
  if (!suit) return "";
  const ink = suitInk(suit);
  const wide = rankWidth(rank, height);
  const left = x + wide + height * 0.14;
  return (
    line(rank, { x, y, width: wide, height, ink, align: "start" }) +
    at(suitArt(suit), left, y - height * 0.5, height) +
    line(suitLetter(suit, card.language ?? "en"), {
      x: left + height * 1.1,
      y: y + height * 0.24,
      width: height * 0.54,
      height: height * 0.52,
      ink,
      align: "start",
    })
  );
}

const SPACED = 1.12;

/** Rows of signs, set against the right edge. */
function signs(rows: readonly string[], right: number, middle: number, size: number): string {
  const step = size * SPACED;
  return rows
    .map((row, i) => {
      const names = row.split(" ");
      const y = middle - (rows.length * step) / 2 + i * step + (step - size) / 2;
      return names.map((name, j) => at(symbolArt(name), right - (names.length - j) * step, y, size)).join("");
    })
    .join("");
}

/** A number beside a sign. */
function counted(sign: string, number: number, x: number, y: number, size: number): string {
  return (
    at(symbolArt(sign), x, y - size / 2, size) +
    line(String(number), { x: x + size * 1.05, y, width: size, height: size * 0.86, align: "start" })
  );
}

const printOf = (card: CardFace): Printed | undefined => (card.side ? printedInDuel(card.key) : printed(card.key));

/** The symbol that counts when the card is revealed, in its corner. */
const corner = (card: CardFace, x: number, y: number, r: number): string =>
  card.corner ? `<circle cx="${x}" cy="${y}" r="${r}" ${outlined("var(--paper)", 2)}/>${at(symbolArt(card.corner), x - r * 0.7, y - r * 0.7, r * 1.4)}` : "";

const sideMark = (card: CardFace, x: number, y: number, size: number): string =>
  card.side ? at(emblemArt(card.side), x, y - size / 2, size) : "";

const countSign = (card: CardFace, family: Family): string =>
  family === "money" ? (card.key.startsWith("indians") ? "arrows" : "guard") : "bullet";

/** A character of the Duel whose ability works in cover too. */
const alwaysSign = (card: CardFace, x: number, y: number, size: number): string =>
  ALWAYS_ACTIVE.has(card.key) ? at(symbolArt("always"), x, y, size) : "";

function bullets(life: number, x: number, y: number, width: number, height: number): string {
  const step = Math.min(width / life, height * 0.52);
  const left = x + (width - step * life) / 2 + (step - height) / 2;
  return Array.from({ length: life }, (_, i) => at(symbolArt("bullet"), left + i * step, y, height)).join("");
}

const rule = (y: number, ink: string): string => stroked(`M22 ${y}H70M130 ${y}H178`, ink, 2);

/** The marks of a family that are no colour: rivets of what stays in play, an hourglass of what has to wait. */
function familyMark(family: Family): string {
  const rivet = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="3.2" fill="var(--ink)"/>`;
  if (family === "blue") return rivet(28, 68) + rivet(172, 68) + rivet(28, 212) + rivet(172, 212);
  if (family !== "green") return "";
  return `<circle cx="100" cy="218" r="15" ${outlined("var(--paper)", 2)}/>${at(symbolArt("hourglass"), 89, 207, 22)}`;
}

function largeFoot(card: CardFace, family: Family, ink: string): string {
  if (family === "event")
    return rule(252, ink) + at(emblemArt(BOXES[eventBox(card.key)]?.emblem ?? "high_noon"), 78, 230, 44);
  if (family === "role") return "";
  if (family === "character") return bullets(card.life ?? 0, 22, 233, 156, 44) + alwaysSign(card, 148, 241, 30);
  if (family === "money") {
    const value = card.value ? line(card.value, { x: 100, y: card.number ? 240 : 254, width: 150, height: 26 }) : "";
    const count = card.number
      ? counted(countSign(card, family), card.number, 74, card.value ? 270 : 254, card.value ? 26 : 44)
      : "";
    return value + count;
  }
  if (card.number !== undefined) return counted("bullet", card.number, 62, 255, 46);
  const print = printOf(card);
  if (print?.family !== family) return index(card, 22, 257, 28);
  const sight = print.reach ? at(symbolArt(`sight-${print.reach}`), 135, 233, 46) : "";
  const rows = print.signs;
  const longest = Math.max(...rows.map((row) => row.split(" ").length), 0);
  const room = (print.reach ? 134 : 183) - 27 - (card.suit ? indexWidth(card.rank, 28) : card.side ? 40 : 0);
  const size = Math.min(room / longest / SPACED, rows.length > 1 ? 25 : 33);
  return index(card, 22, 257, 28) + sideMark(card, 22, 255, 38) + sight + signs(rows, print.reach ? 134 : 183, 257, size);
}

/** The line inside a frame, with its corners hollowed out. */
const INNER = "M24 15H176A9 9 0 0 0 185 24V276A9 9 0 0 0 176 285H24A9 9 0 0 0 15 276V24A9 9 0 0 0 24 15Z";

function large(card: CardFace, family: Family): string {
  const ink = frameInk(card, family);
  const foot = largeFoot(card, family, ink);
  const art = isPerson(family)
    ? framed(at(portraitArt(card.key), 0, 0, 156), 22, 62, 156, 156)
    : poster(card.key, ink, 22, 62, 156, foot ? 156 : 216, 138);
  const dash = family === "green" ? ' stroke-dasharray="7 4"' : "";
  return (
    box(2, 2, 196, 296, 13, `fill="${ink}" stroke="var(--card-edge)" stroke-width="3"`) +
    box(10, 10, 180, 280, 7, outlined("var(--paper)", 2)) +
    stroked(INNER, ink, 1.6, dash) +
    box(19, 20, 162, 36, 3, outlined(ink, 2)) +
    title(card.title, { x: 100, y: 38, width: 150, height: 23, ink: onFrame(ink) }) +
    art +
    familyMark(family) +
    corner(card, 160, 80, 21) +
    foot
  );
}

/** What a card is called where there is little room: without words that are too long, if others remain. */
function shortTitle(card: CardFace): string {
  if (card.short) return card.short;
  const words = card.title.split(" ");
  const fitting = words.filter((word) => word.length <= 11);
  return fitting.length > 0 && card.title.length > 14 ? fitting.join(" ") : card.title;
}

/** The small size has room for one row of signs: what a card is and does, without what comes of a miss. */
function duelFoot(card: CardFace): string {
  const first = printOf(card)?.signs[0]?.split(" ") ?? [];
  const size = Math.min(30, 64 / first.length / SPACED);
  return sideMark(card, 9, 143, 26) + signs([first.join(" ")], 105, 143, size);
}

function smallFoot(card: CardFace, family: Family): string {
  if (family === "character") return counted("bullet", card.life ?? 0, 27, 145, 28) + alwaysSign(card, 76, 131, 26);
  if (card.number !== undefined) return counted(countSign(card, family), card.number, 24, 143, 32);
  if (card.value) return line(card.value, { x: 56, y: 143, width: 92, height: 22 });
  if (card.side) return duelFoot(card);
  if (!card.suit) return "";
  const reach = printed(card.key)?.reach;
  const badge = reach
    ? at(symbolArt(`sight-${reach}`), 78, 130, 26)
    : family === "green"
      ? at(symbolArt("hourglass"), 82, 132, 22)
      : "";
  return index(card, 10, 143, reach ? 23 : 25) + badge;
}

function small(card: CardFace, family: Family): string {
  const ink = frameInk(card, family);
  const foot = smallFoot(card, family);
  const art = isPerson(family)
    ? framed(at(portraitArt(card.key), 0, -1, 98), 7, 34, 98, 93)
    : foot
      ? poster(card.key, ink, 7, 34, 98, 90, 82)
      : poster(card.key, ink, 7, 34, 98, 126, 92);
  return (
    box(1.5, 1.5, 109, 165, 10, `fill="${ink}" stroke="var(--card-edge)" stroke-width="3"`) +
    box(7, 34, 98, 126, 4, outlined("var(--paper)", 2)) +
    title(shortTitle(card), { x: 56, y: 18, width: 98, height: 18, ink: onFrame(ink) }) +
    art +
    corner(card, 89, 50, 15) +
    foot
  );
}

/** How a card is read aloud: its title, rank and suit letter. */
const spoken = (card: CardFace): string =>
  card.suit ? `${card.title} ${card.rank ?? ""}${suitLetter(card.suit, card.language ?? "en")}` : card.title;

const familyOf = (key: string): Family =>
  printed(key)?.family ?? (eventBox(key) ? "event" : key in ROLE_FRAMES ? "role" : "brown");

function lastNumber(key: string): number | undefined {
  const found = /_(\d+)$/.exec(key)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** A whole card face; `small` is drawn for about 56 x 84 pixels, `large` for anything from 130 x 195 up. */
export function cardFace(face: CardFace, size: Size = "large"): string {
  const family = face.family ?? familyOf(face.key);
  const number = face.number ?? (family === "ammo" || family === "money" ? lastNumber(face.key) : undefined);
  const card = number === undefined ? face : { ...face, number };
  return size === "large"
    ? picture(large(card, family), "0 0 200 300", spoken(card), "art card")
    : picture(small(card, family), "0 0 112 168", spoken(card), "art card small");
}
