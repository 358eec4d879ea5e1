/** What somebody was dealt in Calibre 45: his team with its goal, and his cowboy. */
import { emblem } from "../../art/emblems";
import type { Book } from "../../lib/book";
import { say } from "../../state/settings.svelte";
import type { Dealt } from "../../table/Deal.svelte";
import { teamKey, type CalibreView, type SeatView } from "./view";

export function dealtTo(me: SeatView | undefined, view: CalibreView, names: readonly string[], book: Book): Dealt[] {
  if (!me) return [];
  const team = teamKey(me.team);
  const mates = view.seats.filter((one) => one.team === me.team && one !== me).map((one) => names[one.player] ?? "");
  const found: Dealt[] = [
    {
      label: say("deal.team"),
      name: book.word(`team.${team}.name`),
      text: [book.word("goal"), mates.length > 0 ? say("deal.mates", { names: mates.join(", ") }) : ""].filter(Boolean).join(" "),
      sign: emblem(team),
    },
  ];
  const cowboy = book.card(me.cowboy);
  if (cowboy) found.push({ label: say("deal.cowboy"), name: cowboy.name, text: `${cowboy.text} ${say("calibre.limit_text", { number: me.limit })}.`, card: me.cowboy, back: "cowboy" });
  return found;
}
