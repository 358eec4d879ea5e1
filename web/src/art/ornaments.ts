import { INKS, picture, print, starPath } from "./ink";
import { ORNAMENTS } from "./plates/ornaments";
import { compose } from "./woodtype";

export type Ornament =
  | "hat"
  | "life"
  | "spent"
  | "hourglass"
  | "crosshair"
  | "tombstone"
  | "ghost"
  | "deck"
  | "discard"
  | "gag";

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

/** A frame with hollowed corners for a panel of the given size. */
export function frame(width: number, height: number, ink: keyof typeof INKS = "k"): string {
  const hollow = (inset: number, r: number): string => {
    const [l, t, right, b] = [inset, inset, width - inset, height - inset];
    return `M${l + r} ${t}H${right - r}A${r} ${r} 0 0 0 ${right} ${t + r}V${b - r}A${r} ${r} 0 0 0 ${right - r} ${b}H${l + r}A${r} ${r} 0 0 0 ${l} ${b - r}V${t + r}A${r} ${r} 0 0 0 ${l + r} ${t}Z`;
  };
  const corners = [
    [9, 9],
    [width - 9, 9],
    [9, height - 9],
    [width - 9, height - 9],
  ] as const;
  const stars = corners.map(([x, y]) => `<path d="${starPath(x, y, 6, 5, 0.42)}" fill="${INKS[ink]}"/>`).join("");
  return picture(
    `<path d="${hollow(3, 16)}" fill="none" stroke="${INKS[ink]}" stroke-width="3"/><path d="${hollow(8, 15)}" fill="none" stroke="${INKS[ink]}" stroke-width="1.2"/>${stars}`,
    `0 0 ${width} ${height}`,
    "",
    "art frame",
  );
}

/** The name of the house in inlined wood type between two swinging doors' worth of flourish. */
export function wordmark(language: "en" | "ru"): string {
  const name = language === "ru" ? "Салун" : "Saloon";
  const set = compose(name, 1.3);
  if (!set) return "";
  const scale = 7.2;
  const width = set.width * scale * 0.92 + 96;
  const letters = (dx: number, dy: number, ink: string, strokes: number, slabs: number): string =>
    `<g transform="translate(${48 + dx} ${34 + dy}) scale(${scale * 0.92} ${scale})" fill="none" stroke="${ink}" stroke-linejoin="miter" stroke-linecap="butt" stroke-miterlimit="3"><path d="${set.strokes}" stroke-width="${strokes}"/>${slabs ? `<path d="${set.slabs}" stroke-width="${slabs}"/>` : ""}</g>`;
  const middle = width / 2;
  const rule = (y: number): string =>
    `<path d="M8 ${y}H${middle - 26}M${middle + 26} ${y}H${width - 8}" stroke="var(--ink)" stroke-width="3"/><path d="M8 ${y + 5}H${middle - 26}M${middle + 26} ${y + 5}H${width - 8}" stroke="var(--ink)" stroke-width="1.2"/>`;
  const star = (x: number, y: number, r: number): string =>
    `<path d="${starPath(x, y, r, 5, 0.42)}" fill="var(--ink-red)" stroke="var(--ink)" stroke-width="2"/>`;
  return picture(
    rule(12) +
      rule(122) +
      star(middle, 14.5, 12) +
      star(middle, 124.5, 12) +
      star(22, 70, 10) +
      star(width - 22, 70, 10) +
      letters(4, 4, "var(--ink-ochre)", 2.3, 1.7) +
      letters(0, 0, "var(--ink)", 2.3, 1.7) +
      letters(0, 0, "var(--paper)", 0.42, 0),
    `0 0 ${Math.round(width)} 140`,
    name,
    "art wordmark",
  );
}
