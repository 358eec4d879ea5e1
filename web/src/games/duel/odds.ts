/** How likely a card helps that may be revealed for something at the table, in words. */
import type { Book } from "../../lib/book";
import type { Looked } from "../../state/inspector.svelte";
import { say } from "../../state/settings.svelte";
import type { DuelView } from "./view";

/** Empty if nothing is revealed for it, or nobody could tell. */
export function odds(view: DuelView, book: Book, looked: Looked): string {
  const key = looked.card >= 0 ? book.card(looked.card)?.key : looked.key;
  const definition = book.find(looked.kind, key ?? "")?.number;
  const bearer = view.figures.find((figure) => (looked.card >= 0 ? figure.in_play.includes(looked.card) : figure.character === looked.key));
  const check = bearer?.checks.find(([number]) => number === definition);
  if (!check) return "";
  const [, good = 0, cards = 0, revealed = 0, percent = 0] = check;
  const words = revealed === 1 ? "revealed_odds" : revealed > 0 ? "revealed_odds_best" : "revealed_odds_worst";
  return say(`common.${words}`, { good, cards, flipped: Math.abs(revealed), percent });
}
