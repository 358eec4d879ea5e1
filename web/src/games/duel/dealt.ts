/** What somebody was dealt in the Duel: his side with its goal, and his first two characters. */
import { emblem } from "../../art/emblems";
import type { Book } from "../../lib/book";
import { say } from "../../state/settings.svelte";
import type { Dealt } from "../../table/Deal.svelte";
import { isThere, lineOf, type DuelView } from "./view";

export function dealtTo(view: DuelView, book: Book): Dealt[] {
  const me = view.seats[view.viewer];
  if (!me) return [];
  const characters = lineOf(view, me.player).filter((one) => isThere(one) && one.health > 0).map((figure) => book.find("character", figure.character));
  return [
    { label: say("duel.your_side"), name: book.name("side", me.side), text: `${book.word("goal")} ${say("duel.reserve_waits", { count: me.reserve_size })}`, sign: emblem(me.side) },
    ...characters
      .filter((one) => one !== undefined)
      .map((one): Dealt => ({ label: say("duel.first_line"), name: one.name, text: one.text, kind: "character", key: one.key, back: "character" })),
  ];
}
