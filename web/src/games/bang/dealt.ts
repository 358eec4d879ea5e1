/** What somebody was dealt in BANG!: his role with its goal, and his character unless he is still to choose one. */
import type { Book } from "../../lib/book";
import { say } from "../../state/settings.svelte";
import type { Dealt } from "../../table/Deal.svelte";
import { BETWEEN } from "./money";
import { goalPath } from "./six";
import { roleKey, type BangFigureView, type BangView } from "./view";

export function dealtTo(me: BangFigureView | undefined, view: BangView, book: Book): Dealt[] {
  const role = me ? book.find("role", roleKey(me.role)) : undefined;
  if (!me || !role || BETWEEN.has(view.decision)) return [];
  const choosing = view.decision === "choose_character";
  const own = goalPath(view, role.key);
  const goal = book.has(own) ? book.word(own) : role.text;
  const found: Dealt[] = [
    { label: say("deal.role"), name: role.name, text: choosing ? `${goal} ${say("deal.choose")}` : goal, kind: "role", key: role.key, back: "role" },
  ];
  const character = choosing ? undefined : book.find("character", me.characters[0] ?? "");
  if (character) found.push({ label: say("deal.character"), name: character.name, text: character.text, kind: "character", key: character.key, back: "character" });
  return found;
}
