import { picture, print } from "./ink";
import { SYMBOLS } from "./plates/symbols";
import { line } from "./woodtype";

/** The signs that cards are printed with. */
export const SIGNS: readonly string[] = Object.keys(SYMBOLS);

/** A sign on a block of 100 x 100; `sight-3` is a sight with the number 3 in it. */
export function symbolArt(name: string): string {
  const [base = "", number] = name.split(/-(?=\d)/);
  const art = print(SYMBOLS[base] ?? SYMBOLS["book"] ?? "");
  return number === undefined ? art : art + line(number, { x: 50, y: 50, width: 46, height: 42 });
}

/** A sign as a picture of its own. */
export const symbol = (name: string, label = ""): string => picture(symbolArt(name), "0 0 100 100", label, "art sign");
