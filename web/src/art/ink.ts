/**
 * The press: turns a terse list of printing plates into SVG.
 *
 * A plate is one line, `INK[WIDTH] SHAPE; SHAPE…`, on a block of 100 x 100 units:
 *
 *   k M10 10H90        fill in ink k
 *   k3 M10 10H90       a line of ink k, 3 wide
 *   ok M10 10H90Z      fill in o, outlined in k (3 wide unless a width follows)
 *   |k M10 10H40       the same and its mirror image about the middle
 *   ( rotate(20 50 50) everything up to `)` is transformed
 *
 * A shape is a path, or `c x y r`, `e x y rx ry`, `x x y width height [r]` (a box), `s x y r n inner` (a star),
 * `h x y width height n` and `v x y width height n`: n tapering cuts of the graver, across or down, thick at x or y.
 */

/** Inks are custom properties, so that a theme or a part of a page can change them. */
export const INKS = {
  k: "var(--ink)",
  p: "var(--paper)",
  t: "var(--ink-tint)",
  r: "var(--ink-red)",
  o: "var(--ink-ochre)",
  b: "var(--ink-blue)",
  g: "var(--ink-green)",
  n: "var(--ink-brown)",
  i: "var(--ink-steel)",
} as const;

export type Ink = keyof typeof INKS;

const OUTLINE = "3";
const PLATE = /^(\|?)([a-z])([a-z]?)([\d.]*) (.+)$/;

/** Rounded to a tenth: nobody sees less, and the page stays small. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** The points of a star or, with inner = 1, of a regular polygon; the first point is up. */
export function starPath(x: number, y: number, r: number, points: number, inner = 0.5, turn = 0): string {
  let path = "";
  for (let i = 0; i < points * 2; i += 1) {
    if (inner === 1 && i % 2 === 1) continue;
    const angle = (i * Math.PI) / points - Math.PI / 2 + (turn * Math.PI) / 180;
    const reach = i % 2 === 1 ? r * inner : r;
    path += `${path ? "L" : "M"}${tenth(x + reach * Math.cos(angle))} ${tenth(y + reach * Math.sin(angle))}`;
  }
  return `${path}Z`;
}

/** Rays that fill every second part of a circle. */
export function raysPath(x: number, y: number, r: number, rays: number): string {
  const point = (i: number): string => {
    const angle = ((i - 0.5) * Math.PI) / rays - Math.PI / 2;
    return `L${tenth(x + r * Math.cos(angle))} ${tenth(y + r * Math.sin(angle))}`;
  };
  return Array.from({ length: rays }, (_, i) => `M${x} ${y}${point(2 * i)}${point(2 * i + 1)}Z`).join("");
}

function cuts(x: number, y: number, width: number, height: number, n: number, down: boolean): string {
  const step = (down ? width : height) / n;
  let path = "";
  for (let i = 0; i < n; i += 1) {
    const near = tenth((down ? x : y) + i * step);
    const tip = tenth(near + step * 0.3);
    const far = tenth(near + step * 0.6);
    const long = i % 2 === 1 ? 0.72 : 1;
    path += down
      ? `M${near} ${y}L${tip} ${tenth(y + height * long)}L${far} ${y}Z`
      : `M${x} ${near}L${tenth(x + width * long)} ${tip}L${x} ${far}Z`;
  }
  return path;
}

function element(shape: string, paint: string): string {
  const [kind = "", ...rest] = shape.split(" ");
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = rest.map(Number);
  switch (kind) {
    case "c":
      return `<circle cx="${a}" cy="${b}" r="${c}"${paint}/>`;
    case "e":
      return `<ellipse cx="${a}" cy="${b}" rx="${c}" ry="${d}"${paint}/>`;
    case "x":
      return `<rect x="${a}" y="${b}" width="${c}" height="${d}"${e ? ` rx="${e}"` : ""}${paint}/>`;
    case "s":
      return `<path d="${starPath(a, b, c, d, e)}"${paint}/>`;
    case "h":
    case "v":
      return `<path d="${cuts(a, b, c, d, e, kind === "v")}"${paint}/>`;
    default:
      return `<path d="${shape}"${paint}/>`;
  }
}

function colour(letter: string, inks: Record<string, string>): string {
  const found = inks[letter];
  if (found === undefined) throw new Error(`no ink is called "${letter}": use one of ${Object.keys(inks).join(" ")}`);
  return found;
}

function plate(line: string, inks: Record<string, string>): string {
  if (line.startsWith("(")) return `<g transform="${line.slice(1).trim()}">`;
  if (line === ")") return "</g>";
  const parts = PLATE.exec(line);
  if (!parts) throw new Error(`not a plate: "${line}"`);
  const [, mirrored, first = "", second, width, shapes = ""] = parts;
  let paint = ` fill="${colour(first, inks)}"`;
  if (second) paint += ` stroke="${colour(second, inks)}" stroke-width="${width || OUTLINE}"`;
  else if (width) paint = ` fill="none" stroke="${colour(first, inks)}" stroke-width="${width}"`;
  const drawn = shapes
    .split(";")
    .map((shape) => element(shape.trim(), paint))
    .join("");
  return mirrored ? `${drawn}<g transform="matrix(-1 0 0 1 100 0)">${drawn}</g>` : drawn;
}

/** The SVG elements of a drawing, without the surrounding <svg>. */
export function print(plates: string, inks: Record<string, string> = INKS): string {
  return plates
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => plate(line, inks))
    .join("");
}

/** A path that is only drawn along, not filled. */
export const stroked = (d: string, ink: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${more}/>`;

/** Text that may stand inside markup or an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** A picture on its own. With a label it is an image for a screen reader, without one it is decoration. */
export function picture(inner: string, box = "0 0 100 100", label = "", style = "art"): string {
  const voice = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  const round = 'stroke-linejoin="round" stroke-linecap="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${style}" viewBox="${box}" ${voice} ${round}>${inner}</svg>`;
}
