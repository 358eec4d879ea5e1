/** How a game of the Duel ended: everybody of both sides, and the last deed. */
import { emblem } from "../../art/emblems";
import { ornament } from "../../art/ornaments";
import { portrait } from "../../art/portraits";
import { lastOf, wordsOf, type Deed, type Player } from "../../lib/deed";
import { say } from "../../state/settings.svelte";
import type { Telling } from "../registry";
import { fallenOf, isDead, isFaceDown, isThere, lineOf, type DuelView } from "./view";

/** Everybody of both sides who was seen: those who stand, those who were kept back, the dead. */
export function people({ view: seen, names, book }: Telling): Player[] {
  const view = seen as DuelView;
  return view.seats.flatMap((seat) => {
    const won = view.winners.includes(seat.player);
    const person = (key: string, state: string, out: boolean) => ({
      name: book.name("character", key),
      picture: portrait(key),
      badge: emblem(seat.side),
      title: names[seat.player] ?? "",
      detail: book.name("side", seat.side),
      state,
      won: won && !out,
      out,
    });
    const standing = lineOf(view, seat.player).filter((one) => isThere(one) && !isFaceDown(one) && !isDead(one));
    return [
      ...standing.map((one) => person(one.character, say("duel.health", { life: one.health, most: one.most_health }), false)),
      ...seat.reserve.map((key) => person(key, say("duel.in_reserve"), false)),
      ...fallenOf(view, seat).map((key) => person(key, say("duel.fell"), true)),
    ];
  });
}

export function lastDeed({ entries, view: seen, book }: Telling): Deed | null {
  const view = seen as DuelView;
  const fall = lastOf(entries, (event) => event.name === "killed");
  if (!fall) return null;
  const loss = lastOf(entries, (event) => event.name === "lost_health" && event.who === fall.event.who, fall);
  const card = lastOf(entries, (event) => event.name === "played", fall);
  const doer = (key: string) => ({ name: book.name("character", key), picture: portrait(key) });
  const shooter = view.figures[loss?.event.whom ?? -1]?.character ?? "";
  const side = view.seats[view.figures[fall.event.who]?.player ?? -1]?.side;
  return {
    from: shooter && shooter !== fall.event.definition ? doer(shooter) : null,
    to: doer(fall.event.definition),
    card: card?.event.cards[0] ?? -1,
    falls: true,
    turned: side ? emblem(side) : ornament("tombstone"),
    words: [card ? wordsOf(card) : "", wordsOf(fall)].filter(Boolean),
  };
}
