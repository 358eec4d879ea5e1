import { emblemArt } from "./emblems";
import { INKS, picture, raysPath, type Ink } from "./ink";

/** The decks of all games: the play deck of BANG!, its event decks, its characters and roles; the three decks of Calibre 45; the two of the Duel. */
export type Back =
  "play" | "high_noon" | "fistful_of_cards" | "wild_west_show" | "character" | "role" | "ammo" | "money" | "cowboy" | "law" | "outlaws";

interface Design {
  readonly ink: Ink;
  readonly emblem: string;
  readonly pattern: "lattice" | "rays" | "stripes" | "scales";
}

const DESIGNS: Record<Back, Design> = {
  play: { ink: "n", emblem: "duel", pattern: "lattice" },
  high_noon: { ink: "r", emblem: "high_noon", pattern: "rays" },
  fistful_of_cards: { ink: "i", emblem: "a_fistful_of_cards", pattern: "rays" },
  wild_west_show: { ink: "o", emblem: "wild_west_show", pattern: "stripes" },
  character: { ink: "b", emblem: "ten_gallon_hat", pattern: "scales" },
  role: { ink: "k", emblem: "sheriff", pattern: "rays" },
  ammo: { ink: "i", emblem: "bullets_3", pattern: "lattice" },
  money: { ink: "g", emblem: "bail", pattern: "scales" },
  cowboy: { ink: "r", emblem: "lasso", pattern: "stripes" },
  law: { ink: "b", emblem: "law", pattern: "lattice" },
  outlaws: { ink: "r", emblem: "outlaws", pattern: "scales" },
};

export const BACKS = Object.keys(DESIGNS) as readonly Back[];

const repeat = (n: number, step: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => step(i)).join("");

/** Patterns fill a panel of 172 x 272 and are printed in paper upon the ink. */
const PATTERNS: Record<Design["pattern"], string> = {
  lattice: `<path d="${repeat(24, (i) => `M${i * 20 - 280} 0l272 272M${i * 20} 0l-272 272`)}" stroke-width="2"/>`,
  rays: `<path d="${raysPath(86, 136, 240, 16)}" fill="var(--paper)" stroke="none"/>`,
  stripes: `<path d="${repeat(15, (i) => `M${i * 12 + 2} 0V272`)}" stroke-width="4"/>`,
  scales: `<path d="${repeat(16, (y) => repeat(10, (x) => `M${x * 20 - (y % 2) * 10 - 10} ${y * 18 - 4}a10 10 0 0 0 20 0`))}" stroke-width="2"/>`,
};

const MEDAL = "M86 62C120 62 148 94 148 136C148 178 120 210 86 210C52 210 24 178 24 136C24 94 52 62 86 62Z";

/** The back of a card; decks differ by ink, pattern and emblem. */
export function cardBack(deck: Back, label = ""): string {
  const { ink, emblem, pattern } = DESIGNS[deck];
  const corner = emblemArt("sheriff");
  const spot = (x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(.2)">${corner}</g>`;
  return picture(
    `<rect x="2" y="2" width="196" height="296" rx="13" fill="var(--paper)" stroke="var(--card-edge)" stroke-width="3"/>` +
      `<svg x="14" y="14" width="172" height="272" viewBox="0 0 172 272"><rect width="172" height="272" fill="${INKS[ink]}"/>` +
      `<g fill="none" stroke="var(--paper)" opacity=".38">${PATTERNS[pattern]}</g>` +
      `<path d="${MEDAL}" fill="var(--paper)" stroke="var(--ink)" stroke-width="3"/>` +
      `<path d="${MEDAL}" transform="translate(86 136) scale(.91) translate(-86 -136)" fill="none" stroke="${INKS[ink]}" stroke-width="2.5"/>` +
      `<g transform="translate(39 89) scale(.94)">${emblemArt(emblem)}</g></svg>` +
      `<rect x="14" y="14" width="172" height="272" rx="3" fill="none" stroke="var(--ink)" stroke-width="2"/>` +
      [spot(18, 18), spot(162, 18), spot(18, 262), spot(162, 262)].join(""),
    "0 0 200 300",
    label,
    "art card back",
  );
}
