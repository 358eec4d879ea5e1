/** A finished game as a picture to be shown around: who won, who everybody was, what they are remembered for. */
import type { Player } from "../lib/deed";
import { Press } from "./canvas";
import { wordmark } from "./ornaments";

export interface Poster {
  /** The name of the game and the day. */
  head: string;
  /** Who has won, and why. */
  result: string;
  people: readonly Player[];
  /** Of the game: it lies in the middle of the table. */
  emblem: string;
  honours: readonly string[];
  language: "en" | "ru";
}

export const WIDTH = 1080;
export const HEIGHT = 1350;

const INK = "#2b1c12";
const RED = "#97301d";
const BRASS = "#8a5a12";
const SLAB = 'Rockwell, "Roboto Slab", "Bitter", "DejaVu Serif", Georgia, serif';
const EDGE = 44;
/** More than these stand in rows instead of around the table. */
const ROUND_UP_TO = 9;
const MOST = 16;

type Canvas = CanvasRenderingContext2D;

/** Words in as many lines as it takes; says where the next line would be. */
function lines(canvas: Canvas, text: string, x: number, y: number, width: number, high: number, most = 3): number {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const longer = rows.length > 0 ? `${rows.at(-1)} ${word}` : word;
    if (rows.length > 0 && canvas.measureText(longer).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  rows.slice(0, most).forEach((row, i) => canvas.fillText(i === most - 1 && rows.length > most ? `${row}…` : row, x, y + i * high, width));
  return y + Math.min(rows.length, most) * high;
}

function paper(canvas: Canvas): void {
  const light = canvas.createRadialGradient(WIDTH / 2, HEIGHT * 0.42, 120, WIDTH / 2, HEIGHT / 2, HEIGHT * 0.75);
  light.addColorStop(0, "#fbf3df");
  light.addColorStop(1, "#e6d2a4");
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, WIDTH, HEIGHT);
  canvas.strokeStyle = INK;
  canvas.lineWidth = 8;
  canvas.strokeRect(22, 22, WIDTH - 44, HEIGHT - 44);
  canvas.lineWidth = 2;
  canvas.strokeRect(EDGE - 8, EDGE - 8, WIDTH - 2 * EDGE + 16, HEIGHT - 2 * EDGE + 16);
}

function table(canvas: Canvas, y: number, rx: number, ry: number): void {
  canvas.save();
  canvas.beginPath();
  canvas.ellipse(WIDTH / 2, y, rx, ry, 0, 0, Math.PI * 2);
  const wood = canvas.createRadialGradient(WIDTH / 2, y - ry / 3, 30, WIDTH / 2, y, rx);
  wood.addColorStop(0, "#d6ab74");
  wood.addColorStop(1, "#a27643");
  canvas.fillStyle = wood;
  canvas.fill();
  canvas.lineWidth = 14;
  canvas.strokeStyle = "#6d4722";
  canvas.stroke();
  canvas.restore();
}

/** A person with his picture, badge and words, the middle of the picture at this place. */
function person(canvas: Canvas, press: Press, one: Player, x: number, y: number, size: number): void {
  const left = x - size / 2;
  const top = y - size / 2;
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(left, top, size, size, size * 0.12);
  canvas.save();
  canvas.shadowColor = "rgb(43 28 18 / 45%)";
  canvas.shadowBlur = 14;
  canvas.fillStyle = "#f7eedb";
  canvas.fill();
  canvas.restore();
  canvas.save();
  canvas.clip();
  canvas.globalAlpha = one.out && !one.won ? 0.5 : 1;
  press.print(one.picture, left, top, size);
  canvas.restore();
  canvas.lineWidth = one.won ? 8 : 4;
  canvas.strokeStyle = one.won ? "#dc9c33" : INK;
  canvas.stroke();
  canvas.restore();
  if (one.badge) badge(canvas, press, one.badge, left + size * 0.04, top + size * 0.98, size * 0.38);
  canvas.textAlign = "center";
  const wide = size * 1.6;
  const plate = size * 0.3;
  canvas.fillStyle = "rgb(251 243 223 / 88%)";
  const width = Math.min(wide, Math.max(...[[one.name, plate * 0.78], [one.title, plate * 0.66]].map(([text, px]) => measured(canvas, String(text), Number(px)))) + 20);
  canvas.beginPath();
  canvas.roundRect(x - width / 2, top + size + 5, width, plate * 1.85, 8);
  canvas.fill();
  canvas.fillStyle = INK;
  fitted(canvas, one.name, plate * 0.78, wide);
  canvas.fillText(one.name, x, top + size + plate * 0.95);
  canvas.fillStyle = one.won ? RED : BRASS;
  fitted(canvas, one.title, plate * 0.66, wide);
  canvas.fillText(one.title, x, top + size + plate * 1.68);
}

/** Letters of this height, or lower ones where the words would be too wide. */
function fitted(canvas: Canvas, text: string, px: number, wide: number): void {
  canvas.font = `700 ${Math.min(px, (px * (wide - 12)) / measured(canvas, text, px))}px ${SLAB}`;
}

function measured(canvas: Canvas, text: string, px: number): number {
  canvas.font = `700 ${px}px ${SLAB}`;
  return canvas.measureText(text).width;
}

function badge(canvas: Canvas, press: Press, drawing: string, x: number, y: number, size: number): void {
  canvas.beginPath();
  canvas.arc(x, y - size / 3, size / 2, 0, Math.PI * 2);
  canvas.fillStyle = "#f4e8cd";
  canvas.fill();
  canvas.lineWidth = 3;
  canvas.strokeStyle = INK;
  canvas.stroke();
  press.print(drawing, x - size * 0.4, y - size / 3 - size * 0.4, size * 0.8);
}

/** Around the table, the first at the bottom and on clockwise; a crowd in rows, winners first. */
function everybody(canvas: Canvas, press: Press, { people, emblem }: Poster, top: number, bottom: number): void {
  const count = people.length;
  const middle = (top + bottom) / 2;
  if (count > ROUND_UP_TO) {
    const shown = [...people.filter((one) => one.won), ...people.filter((one) => !one.won)].slice(0, MOST);
    const rows = Math.ceil(shown.length / 4);
    const high = (bottom - top) / rows;
    const size = Math.min(150, high * 0.55);
    shown.forEach((one, i) => person(canvas, press, one, WIDTH * (0.14 + (i % 4) * 0.24), top + high * (Math.floor(i / 4) + 0.36), size));
    return;
  }
  const size = count > 6 ? 124 : count > 4 ? 142 : 164;
  const rx = WIDTH / 2 - EDGE - size * 0.95;
  const ry = (bottom - top) / 2 - size * 0.85;
  table(canvas, middle, rx * 0.92, ry * 0.9);
  canvas.save();
  canvas.globalAlpha = 0.4;
  press.print(emblem, WIDTH / 2 - ry * 0.42, middle - ry * 0.46, ry * 0.84);
  canvas.restore();
  people.forEach((one, i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / count;
    person(canvas, press, one, WIDTH / 2 + rx * Math.cos(angle), middle - size * 0.14 + ry * Math.sin(angle), size);
  });
}

export function paint(element: HTMLCanvasElement, poster: Poster): void {
  element.width = WIDTH;
  element.height = HEIGHT;
  const canvas = element.getContext("2d");
  if (!canvas) return;
  const press = new Press(canvas);
  try {
    paper(canvas);
    const name = poster.language === "ru" ? 390 : 460;
    press.print(wordmark(poster.language), (WIDTH - name) / 2, 58, name);
    canvas.textAlign = "center";
    canvas.textBaseline = "alphabetic";
    canvas.fillStyle = BRASS;
    canvas.font = `700 30px ${SLAB}`;
    canvas.fillText(poster.head, WIDTH / 2, 236, WIDTH - 160);
    canvas.fillStyle = RED;
    canvas.font = `700 44px ${SLAB}`;
    const under = lines(canvas, poster.result, WIDTH / 2, 296, WIDTH - 150, 50);
    const honours = poster.honours.slice(0, 4);
    const foot = HEIGHT - EDGE - 26 - honours.length * 46;
    everybody(canvas, press, poster, under - 10, foot - 30);
    canvas.textAlign = "center";
    honours.forEach((text, i) => {
      canvas.fillStyle = INK;
      canvas.font = `600 30px ${SLAB}`;
      canvas.fillText(`★ ${text}`, WIDTH / 2, foot + 34 + i * 46, WIDTH - 140);
    });
  } finally {
    press.done();
  }
}
