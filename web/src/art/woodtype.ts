/**
 * Letters of our own, after the chamfered wood type of the posters: the same on every machine, whatever fonts it has, and as
 * narrow as a long title needs.
 *
 * A letter is the path of its strokes on a body 10 high; a stroke that ends at 0 or 10 gets a slab there.
 */
import { escaped, stroked, tenth } from "./ink";

const LATIN: Record<string, string> = {
  A: "M.9 10L4 .4L7.1 10M2 6.8H6",
  B: "M1.3 0V10M1.3 .75H5L6.4 2V3.6L5 4.9H1.3M5 4.9L6.8 6.2V7.9L5 9.25H1.3",
  C: "M7 3.5V3L5 .75H3L1 3V7L3 9.25H5L7 7V6.5",
  D: "M1.3 0V10M1.3 .75H4.6L7 3V7L4.6 9.25H1.3",
  E: "M1.3 0V10M1.3 .75H6.2V2.9M1.3 5H4.6M4.6 3.9V6.1M1.3 9.25H6.4V7.1",
  F: "M1.3 0V10M1.3 .75H6.2V2.9M1.3 5H4.6M4.6 3.9V6.1",
  G: "M7 3.5V3L5 .75H3L1 3V7L3 9.25H5L7 7V5.7H4.6",
  H: "M1.3 0V10M6.7 0V10M1.3 5H6.7",
  I: "M1.3 0V10",
  J: "M5 0V7.2L3.6 9.25H2.2L.8 7.6V6.7",
  K: "M1.3 0V10M6.6 0L1.6 5.6M3.2 4.2L6.9 10",
  L: "M1.3 0V10M1.3 9.25H6.3V6.8",
  M: "M1.3 0V10M1.3 0L4.7 7.4L8.1 0M8.1 0V10",
  N: "M1.3 0V10M1.3 .4L6.9 9.6M6.9 0V10",
  O: "M3 .75H5.2L7.2 3V7L5.2 9.25H3L1 7V3Z",
  P: "M1.3 0V10M1.3 .75H5L6.8 2.2V4L5 5.5H1.3",
  Q: "M3 .75H5.2L7.2 3V7L5.2 9.25H3L1 7V3ZM4.4 6.6L7 10.4",
  R: "M1.3 0V10M1.3 .75H5L6.6 2V3.8L5 5.2H1.3M4.2 5.2L6.9 10",
  S: "M6.7 3.1V2.5L5.3 .75H2.4L1 2.5V3.7L2.4 5H5.3L6.7 6.3V7.5L5.3 9.25H2.4L1 7.5V6.9",
  T: "M4 .75V10M.7 3V.75H7.3V3",
  U: "M1.3 0V7L3 9.25H5L6.7 7V0",
  V: "M.9 0L4 9.6L7.1 0",
  W: "M.9 0L3 9.6L5.2 2L7.4 9.6L9.5 0",
  X: "M1 0L7 10M7 0L1 10",
  Y: "M.9 0L4 5.4V10M7.1 0L4 5.4",
  Z: "M1 3V.75H6.5L1 9.25H6.7V7",
};

const CYRILLIC: Record<string, string> = {
  Б: "M1.3 0V10M1.3 .75H6.2V2.8M1.3 4.6H5L6.8 6V7.9L5 9.25H1.3",
  Г: "M1.3 0V10M1.3 .75H6.2V3",
  Д: "M2.2 8.9L3.3 .75H6.4V8.9M.8 11.2V8.9H7.8V11.2",
  Ж: "M5 0V10M1 0L4.4 5L1 10M9 0L5.6 5L9 10",
  З: "M1 3.1V2.5L2.5 .75H5L6.4 2.2V3.5L5 4.9H3.3M5 4.9L6.7 6.3V7.7L5.2 9.25H2.4L.9 7.6V6.9",
  И: "M1.3 0V10M6.9 0V10M1.3 9.6L6.9 .4",
  Й: "M1.3 0V10M6.9 0V10M1.3 9.6L6.9 .4M2.7 -2.4L3.4 -1.3H4.8L5.5 -2.4",
  Л: "M.9 9.25H1.7L2.6 7.8L3 .75H6.6M6.6 0V10",
  П: "M1.3 0V10M6.7 0V10M1.3 .75H6.7",
  У: "M.9 0L4.2 6M7.1 0L3.5 9.25H1.3",
  Ф: "M5 0V10M3 2H7L9 4V6L7 8H3L1 6V4Z",
  Ц: "M1.3 0V9.25H7.9V11.4M6.4 0V9.25",
  Ч: "M1.2 0V4L2.5 5.5H6.7M6.7 0V10",
  Ш: "M1.3 0V10M5 0V10M8.7 0V10M1.3 9.25H8.7",
  Щ: "M1.3 0V9.25H10.2V11.4M5 0V9.25M8.7 0V9.25",
  Ъ: "M2.6 .75V10M.7 2.8V.75H2.6M2.6 4.6H6L7.6 6V7.9L6 9.25H2.6",
  Ы: "M1.3 0V10M1.3 4.6H4.3L5.7 6V7.9L4.3 9.25H1.3M8.6 0V10",
  Ь: "M1.3 0V10M1.3 4.6H5L6.8 6V7.9L5 9.25H1.3",
  Э: "M1 3.5V3L3 .75H5L7 3V7L5 9.25H3L1 7V6.5M7 5H3.6",
  Ю: "M1.3 0V10M1.3 5H4.2M6.2 .75H8.2L10 3V7L8.2 9.25H6.2L4.2 7V3Z",
  Я: "M6.7 0V10M6.7 .75H3L1.3 2V3.8L3 5.2H6.7M3.8 5.2L1.2 10",
};

const SIGNS: Record<string, string> = {
  0: "M2.8 .75H4.6L6.2 3V7L4.6 9.25H2.8L1.2 7V3Z",
  1: "M1.2 2.4L3.3 .6V10",
  2: "M1 3.1V2.5L2.5 .75H4.9L6.3 2.5V4L1 9.25H6.5V7.1",
  4: "M5 .4V10M5 .4L1 7.2H7.4",
  5: "M6.1 .75H1.7V4.5H4.9L6.6 6V7.7L5.1 9.25H2.5L1 7.7V6.9",
  6: "M6.4 2.9V2.4L4.9 .75H3L1.2 3V7.5L2.8 9.25H5L6.6 7.6V6.2L5 4.7H1.2",
  7: "M1 3V.75H6.5L3.2 10",
  8: "M2.6 .75H5.1L6.4 2.2V3.6L5.1 4.9H2.6L1.3 3.6V2.2ZM2.6 4.9L1 6.3V7.7L2.6 9.25H5.1L6.7 7.7V6.3L5.1 4.9",
  9: "M1.4 7.1V7.6L2.9 9.25H4.8L6.6 7V2.5L5 .75H2.8L1.2 2.4V3.8L2.8 5.3H6.6",
  "!": "M1.2 .2V6.3M1.2 8.3V9.9",
  "?": "M1 3V2.3L2.5 .75H4.5L6 2.3V3.6L3.5 5.2V6.5M3.5 8.3V9.9",
  ".": "M1 8.3V9.9",
  ",": "M1.2 8.3V9.9L.6 11.4",
  ":": "M1 2.6V4.2M1 7.3V8.9",
  "-": "M.8 5.3H3.8",
  "’": "M1.1 .2V1.8L.5 3.2",
  '"': "M1 .2V3M3.2 .2V3",
  "«": "M3.4 3L1.2 5.3L3.4 7.6M6.4 3L4.2 5.3L6.4 7.6",
  "»": "M1 3L3.2 5.3L1 7.6M4 3L6.2 5.3L4 7.6",
  "+": "M.8 5.3H6M3.4 2.7V7.9",
  "−": "M.8 5.3H6",
  "×": "M1 3L5.6 7.6M5.6 3L1 7.6",
  "/": "M5 .2L1 9.8",
  "&": "M7 10L1.8 2.6L3 .75H4L5 2.2L1.2 6V7.7L2.6 9.25H4.4L7 5.6",
  $: "M6.7 3.1V2.5L5.3 1.2H2.4L1 2.5V3.7L2.4 5H5.3L6.7 6.3V7.5L5.3 8.8H2.4L1 7.5V6.9M3.9 -.6V10.6",
  " ": "M0 5",
};

/** Letters that look alike in both scripts, and those that are another letter with something added. */
const ALIKE: Record<string, string> = {
  ...{
    А: "A",
    В: "B",
    Е: "E",
    К: "K",
    М: "M",
    Н: "H",
    О: "O",
    Р: "P",
    С: "C",
    Т: "T",
    Х: "X",
    3: "З",
    "'": "’",
    "–": "-",
  },
  ...{ "—": "-", "“": '"', "”": '"', "„": '"' },
};
const GLYPHS: Record<string, string> = { ...LATIN, ...CYRILLIC, ...SIGNS };
const MARKS: Record<string, string> = {
  "\u0301": "M3.2 -1L5 -2.6",
  "\u0300": "M4.8 -1L3 -2.6",
  "\u0308": "M2 -2.4V-1M5.4 -2.4V-1",
};

const HAIR = 1.75;
const SLAB = 1.25;
const REACH = 1.35;
/** Stems are thicker than bars: the letters are cut wide and printed so. */
const BREADTH = 1.22;

interface Glyph {
  readonly strokes: string;
  readonly left: number;
  readonly width: number;
}

const cast = new Map<string, Glyph>();

/** Moves a path and finds its slabs and its edges. */
function trace(path: string, shift: number): { strokes: string; slabs: string; left: number; right: number } {
  let [strokes, slabs, left, right] = ["", "", 9, 0];
  let [x, y] = [0, 0];
  const reach = (far: number): void => {
    left = Math.min(left, x - far);
    right = Math.max(right, x + far);
  };
  const slab = (): void => {
    if (y === 0 || y === 10) {
      slabs += `M${tenth(x + shift - REACH)} ${y ? 9.4 : 0.6}h${2 * REACH}`;
      reach(REACH);
    }
  };
  for (const part of path.match(/M[^M]+/g) ?? []) {
    const steps = part.match(/[MLHVZ][^MLHVZ]*/g) ?? [];
    steps.forEach((step, i) => {
      const [a = 0, b = 0] = (step.slice(1).match(/-?[\d.]+/g) ?? []).map(Number);
      const sign = step.charAt(0);
      if (sign === "V") y = a;
      else if (sign !== "Z") x = a;
      if (sign === "M" || sign === "L") y = b;
      reach(HAIR / 2);
      strokes += sign === "Z" ? "Z" : `${i ? "L" : "M"}${tenth(x + shift)} ${y}`;
      if ((i === 0 || i === steps.length - 1) && sign !== "Z") slab();
    });
  }
  return { strokes, slabs, left, right };
}

function glyph(letter: string): Glyph | undefined {
  let found = cast.get(letter);
  if (!found) {
    const [base = "", ...marks] = letter.normalize(
      ALIKE[letter] === undefined && GLYPHS[letter] === undefined ? "NFD" : "NFC",
    );
    const path = GLYPHS[ALIKE[base] ?? base];
    if (path === undefined) return undefined;
    const strokes = path + marks.map((mark) => MARKS[mark] ?? "").join("");
    const { left, right } = trace(path, 0);
    found = { strokes, left, width: letter === " " ? 2.6 : right - left };
    cast.set(letter, found);
  }
  return found;
}

export interface Setting {
  /** Two paths on a body 10 high: the strokes and the slabs. */
  readonly strokes: string;
  readonly slabs: string;
  readonly width: number;
}

const GAP = 0.55;

/** Sets a line in capitals; undefined if a letter is missing in the case. */
export function compose(text: string, gap = GAP): Setting | undefined {
  let [strokes, slabs, width] = ["", "", 0];
  for (const letter of text.toUpperCase().normalize("NFC")) {
    const found = glyph(letter);
    if (!found) return undefined;
    const drawn = trace(found.strokes, width - found.left);
    if (letter !== " ") {
      strokes += drawn.strokes;
      slabs += drawn.slabs;
    }
    width += found.width + gap;
  }
  return { strokes, slabs, width: Math.max(width - gap, 1) };
}

/** Strokes of letters end flat, whatever the drawing round them does. */
export const BLUNT = 'stroke-linejoin="miter" stroke-linecap="butt" stroke-miterlimit="2"';

export interface Place {
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ink?: string;
  readonly align?: "start" | "middle" | "end";
}

/** How wide a line would like to be at this height. */
export const lineWidth = (text: string, height: number): number =>
  ((compose(text)?.width ?? text.length * 7.5) * BREADTH * height) / 10;

/** One line of wood type within its place: narrowed if it must be, never cut off. */
export function line(text: string, { x, y, width, height, ink = "var(--ink)", align = "middle" }: Place): string {
  const share = align === "middle" ? 0.5 : align === "end" ? 1 : 0;
  const set = compose(text);
  const natural = lineWidth(text, height);
  const breadth = Math.min(natural, width);
  if (!set) return typeset(text, x, y + height * 0.36, height, breadth, ink, align);
  const scale = Math.round((breadth / set.width) * 1000) / 1000;
  const move = `translate(${tenth(x - breadth * share)} ${tenth(y - height / 2)}) scale(${scale} ${tenth(height) / 10})`;
  return `<g transform="${move}" ${BLUNT}>${stroked(set.strokes, ink, HAIR)}${stroked(set.slabs, ink, SLAB)}</g>`;
}

/** Letters that are not in our case: a font of the machine, stretched to the same breadth. */
function typeset(
  text: string,
  x: number,
  y: number,
  size: number,
  breadth: number,
  ink: string,
  anchor: string,
): string {
  const font = `font-family="var(--slab, Georgia, serif)" font-weight="700" font-size="${size}"`;
  const fit = `textLength="${tenth(breadth)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${tenth(x)}" y="${tenth(y)}" fill="${ink}" text-anchor="${anchor}" ${font} ${fit}>${escaped(text)}</text>`;
}

const TIGHTEST = 0.6;

/** Breaks a text into at most two lines where they are most even. */
function broken(text: string): [string, string] | undefined {
  const gaps = [...text.matchAll(/[ -]/g)]
    .map((found) => found.index + (found[0] === "-" ? 1 : 0))
    .filter((gap) => gap > 2 && text.length - gap > 2);
  const even = gaps.sort((a, b) => Math.abs(text.length / 2 - a) - Math.abs(text.length / 2 - b))[0];
  return even === undefined ? undefined : [text.slice(0, even).trim(), text.slice(even).trim()];
}

/** A title: one line if it fits without being squeezed, else two smaller ones, else one that is squeezed. */
export function title(text: string, place: Place): string {
  const need = place.width / lineWidth(text, place.height);
  const halves = need < TIGHTEST ? broken(text) : undefined;
  if (halves) {
    const height = place.height * 0.64;
    const step = place.height * 0.39;
    const [upper, lower] = halves;
    return line(upper, { ...place, y: place.y - step, height }) + line(lower, { ...place, y: place.y + step, height });
  }
  return line(text, need < 0.56 ? { ...place, height: place.height * 0.85 } : place);
}
