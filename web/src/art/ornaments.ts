import { INKS, picture, print, starPath, stroked } from "./ink";
import { ORNAMENTS } from "./plates/ornaments";
import { BLUNT, compose } from "./woodtype";

export type Ornament =
  "hat" | "life" | "spent" | "hourglass" | "crosshair" | "tombstone" | "ghost" | "deck" | "discard" | "gag";

export const ORNAMENT_NAMES = Object.keys(ORNAMENTS) as readonly Ornament[];

const ornamentArt = (name: Ornament): string => print(ORNAMENTS[name] ?? "");

/** The hat of whose turn it is, a life point (life or spent), a tombstone and other small things. */
export const ornament = (name: Ornament, label = ""): string =>
  picture(ornamentArt(name), "0 0 100 100", label, `art ornament ${name}`);

/** Life points in a row: loaded cartridges, then spent ones. */
export function lifeRow(life: number, most: number, label = ""): string {
  const step = 52;
  const row = Array.from({ length: Math.max(most, life) }, (_, i) => {
    const art = ornamentArt(i < life ? "life" : "spent");
    return `<g transform="translate(${i * step - 22} 0)">${art}</g>`;
  });
  return picture(row.join(""), `0 0 ${Math.max(row.length, 1) * step + 6} 100`, label, "art life-row");
}

/** The way play goes round: two arrows chasing each other. */
export function direction(clockwise: boolean, label = ""): string {
  const arrow = print("k7 M14 44A37 37 0 0 1 76 24\nrk3 M70 6L92 34L60 38Z");
  const both = `${arrow}<g transform="rotate(180 50 50)">${arrow}</g>`;
  const turned = clockwise ? both : `<g transform="matrix(-1 0 0 1 100 0)">${both}</g>`;
  return picture(turned, "0 0 100 100", label, "art direction");
}

/** A place where cards will lie: a dashed outline of a card with a faint sign. */
export function place(name: "deck" | "discard" | "event", label = ""): string {
  const sign = name === "event" ? print("k5 s 50 50 40 12 .7\nk5 c 50 50 14") : ornamentArt(name);
  return picture(
    `<rect x="6" y="6" width="188" height="288" rx="13" fill="none" stroke="var(--ink)" stroke-width="3" stroke-dasharray="10 8" opacity=".55"/>` +
      `<g transform="translate(50 100)" opacity=".4">${sign}</g>`,
    "0 0 200 300",
    label,
    "art place",
  );
}

/** How far you reach: a ring to lay round a seat. Solid with ticks: your weapon; dashed: distance 1 only. */
export function reachRing(kind: "weapon" | "near"): string {
  const ring =
    kind === "weapon"
      ? print("k4 c 50 50 45\nr5 M50 0V12M50 88V100M0 50H12M88 50H100")
      : `<circle cx="50" cy="50" r="45" fill="none" stroke="var(--ink)" stroke-width="4" stroke-dasharray="9 9"/>`;
  return picture(ring, "0 0 100 100", "", `art reach ${kind}`);
}

/** A rule between two parts of a page. */
export function divider(): string {
  return picture(
    print(`k1.5 M4 12H92M148 12H236
k M92 12L100 8L108 12L100 16ZM132 12L140 8L148 12L140 16Z
rk1.5 s 120 12 11 5 .42
k c 4 12 2.5;c 236 12 2.5`),
    "0 0 240 24",
    "",
    "art divider",
  );
}

/** The outline of a panel whose corners are hollowed out. */
function hollowed(width: number, height: number, inset: number, r: number): string {
  const [left, top, right, low] = [inset, inset, width - inset, height - inset];
  const corner = (x: number, y: number): string => `A${r} ${r} 0 0 0 ${x} ${y}`;
  return (
    `M${left + r} ${top}H${right - r}${corner(right, top + r)}V${low - r}${corner(right - r, low)}` +
    `H${left + r}${corner(left, low - r)}V${top + r}${corner(left + r, top)}Z`
  );
}

/** A frame with hollowed corners for a panel of the given size. */
export function frame(width: number, height: number, ink: keyof typeof INKS = "k"): string {
  const star = (x: number, y: number): string => `<path d="${starPath(x, y, 6, 5, 0.42)}" fill="${INKS[ink]}"/>`;
  return picture(
    stroked(hollowed(width, height, 3, 16), INKS[ink], 3) +
      stroked(hollowed(width, height, 8, 15), INKS[ink], 1.2) +
      [9, width - 9].map((x) => star(x, 9) + star(x, height - 9)).join(""),
    `0 0 ${width} ${height}`,
    "",
    "art frame",
  );
}

const NAMES = { en: "Saloon", ru: "Салун" };

/** The name of the house: inlined wood type with a shadow, between two rules. */
export function wordmark(language: keyof typeof NAMES): string {
  const set = compose(NAMES[language], 1.3);
  if (!set) return "";
  const width = Math.round(set.width * 6.6) + 96;
  const middle = width / 2;
  const letters = (shift: number, ink: string, thick: number): string =>
    `<g transform="translate(${48 + shift} ${34 + shift}) scale(6.6 7.2)" ${BLUNT}>` +
    stroked(set.strokes, ink, thick) +
    (thick > 1 ? stroked(set.slabs, ink, thick * 0.74) : "") +
    "</g>";
  const rule = (y: number): string =>
    [3, 1.2]
      .map((thick, i) => {
        const level = y + i * 5;
        return stroked(`M8 ${level}H${middle - 26}M${middle + 26} ${level}H${width - 8}`, INKS.k, thick);
      })
      .join("");
  const star = (x: number, y: number, r: number): string =>
    `<path d="${starPath(x, y, r, 5, 0.42)}" fill="${INKS.r}" stroke="${INKS.k}" stroke-width="2"/>`;
  return picture(
    [12, 122].map((y) => rule(y) + star(middle, y + 2.5, 12)).join("") +
      [22, width - 22].map((x) => star(x, 70, 10)).join("") +
      letters(4, INKS.o, 2.3) +
      letters(0, INKS.k, 2.3) +
      letters(0, INKS.p, 0.42),
    `0 0 ${width} 140`,
    NAMES[language],
    "art wordmark",
  );
}
