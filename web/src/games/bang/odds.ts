/** How likely a check goes well that something at the table may ask of somebody, in words. */
import type { Book } from "../../lib/book";
import type { Looked } from "../../state/inspector.svelte";
import { say } from "../../state/settings.svelte";
import { ownFigure, type BangView } from "./view";

/** Whose check it is: a card's and a character's of whoever has it, an event's mine. */
function checking(view: BangView, looked: Looked) {
  if (looked.card >= 0) return view.figures.find((figure) => figure.in_play.includes(looked.card));
  return looked.kind === "character" ? view.figures.find((figure) => figure.characters.includes(looked.key)) : ownFigure(view);
}

/** Empty if it asks for no check now. */
export function odds(view: BangView, book: Book, looked: Looked): string {
  const key = looked.card >= 0 ? book.card(looked.card)?.key : looked.key;
  const definition = book.find(looked.kind, key ?? "")?.number;
  const check = checking(view, looked)?.checks.find(([number]) => number === definition);
  if (!check) return "";
  const [, good = 0, cards = 0, flipped = 0, percent = 0] = check;
  return say(flipped > 1 ? "common.odds_of_best" : "common.odds", { good, cards, flipped, percent });
}
