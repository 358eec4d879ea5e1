import { INKS, picture, print } from "./ink";
import { PEOPLE } from "./plates/people";
import { PIECES } from "./plates/pieces";

const SKIN = ["#f2d3b0", "#e6b98c", "#c98d5d", "#9c6238", "#7b4b2d"];
const HAIR: Record<string, string> = {
  k: "#2b1c12",
  n: "#6f4324",
  f: "#dba84e",
  a: "#a4451c",
  y: "#9d968b",
  w: "#efe8d8",
};
const OVERLAYS = { d: "rgb(52 26 10 / .24)", e: "rgb(200 60 40 / .3)", l: "rgb(255 244 214 / .3)" };

/** What a hat, band, coat, accent or ground is dyed with; capital letters are darker than the inks of the house. */
const DYES: Record<string, string> = { ...INKS, K: "#3b2c22", N: "#5e3a20", Y: "#b9ae97", V: "#6d4a63", S: "#7d9aa3" };

const SLOTS = "shqucaz";
const TOKEN = /^([shqucaz])([A-Za-z0-5])$/;

interface Person {
  readonly inks: Record<string, string>;
  readonly pieces: ReadonlySet<string>;
}

function dye(slot: string, mark: string): string {
  const found = slot === "s" ? SKIN[Number(mark) - 1] : slot === "h" ? HAIR[mark] : DYES[mark];
  if (found === undefined) throw new Error(`no dye "${mark}" for "${slot}"`);
  return found;
}

/** Reads a recipe: dyes such as `qn` (a brown hat) and names of pieces, in any order. */
function person(recipe: string): Person {
  const inks: Record<string, string> = { ...INKS, ...OVERLAYS };
  for (const slot of SLOTS) inks[slot] = dye(slot, slot === "s" ? "2" : "k");
  const pieces = new Set<string>(["neck"]);
  for (const word of recipe.split(/\s+/)) {
    const [, slot, mark] = TOKEN.exec(word) ?? [];
    if (slot !== undefined && mark !== undefined) inks[slot] = dye(slot, mark);
    else if (word in PIECES) pieces.add(word);
    else throw new Error(`no piece of a portrait is called "${word}"`);
  }
  return { inks, pieces };
}

/** A number that depends on the key alone. */
function hash(key: string): number {
  let h = 2166136261;
  for (const letter of key) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return (h ^ (h >>> 13)) >>> 0;
}

const FALLBACK: readonly (readonly string[])[] = [
  ["zo", "zb", "zg", "zr", "zn", "zt", "zS", "zV"],
  ["rays", "sun", "stripes", "mesa", "stars", "boards"],
  ["s1", "s2", "s3", "s4", "s5"],
  ["hk", "hn", "hf", "ha", "hy"],
  ["oval", "square", "slim", "round", "young"],
  ["qk", "qn", "qN", "qY", "qt", "qo"],
  ["ur", "ub", "uk", "uo", "ug"],
  ["stetson sides", "gaucho sides", "bowler sides", "straw tresses", "slouch tresses", "tuque sides", "crop", "slick"],
  ["cb", "cn", "cg", "cK", "cr"],
  ["coat", "vest", "shirt", "duster", "poncho"],
  ["ar", "ao", "ab", "ap", "ag"],
  ["bandana", "stringtie", "bowtie", "scarf"],
  ["open level", "narrow angry", "lashes thin", "merry raised", "tired sad", "blue level"],
  ["straight", "hook", "button", "flatnose"],
  ["flat", "smile", "smirk", "lips", "flat handlebar", "full flat", "walrus", "chevron flat", "smile trim"],
];

/** A person nobody has drawn yet: always the same for the same key. */
function stranger(key: string): string {
  return FALLBACK.map((choices, i) => choices[hash(`${key}/${i}`) % choices.length] ?? "").join(" ");
}

const drawn = new Map<string, string>();

/** The keys that have a portrait of their own. */
export const PORTRAITS: readonly string[] = Object.keys(PEOPLE);

/** The portrait's SVG elements on a block of 100 x 100, ground included. */
export function portraitArt(key: string): string {
  let art = drawn.get(key);
  if (art === undefined) {
    const { inks, pieces } = person(PEOPLE[key] ?? stranger(key));
    art = Object.keys(PIECES)
      .filter((name) => pieces.has(name))
      .map((name) => print(PIECES[name] ?? "", inks))
      .join("");
    drawn.set(key, art);
  }
  return art;
}

/** The portrait of a character, of a cowboy, or of anybody at all. */
export const portrait = (key: string, label = ""): string =>
  picture(portraitArt(key), "0 0 100 100", label, "art portrait");
