/** How a game of Calibre 45 ended: everybody with his team, and the robbery that made the million. */
import { emblem } from "../../art/emblems";
import { ornament } from "../../art/ornaments";
import { portrait } from "../../art/portraits";
import { lastOf, wordsOf, type Deed, type Player } from "../../lib/deed";
import { dollars } from "../../lib/money";
import { settings } from "../../state/settings.svelte";
import type { Telling } from "../registry";
import { teamKey, type CalibreView } from "./view";

export function people({ view: seen, names, book }: Telling): Player[] {
  const view = seen as CalibreView;
  return view.seats.map((seat) => {
    const cowboy = book.card(seat.cowboy);
    const won = view.winners.includes(seat.player);
    return {
      name: names[seat.player] ?? "",
      picture: cowboy ? portrait(cowboy.key) : emblem(teamKey(seat.team)),
      badge: emblem(teamKey(seat.team)),
      title: book.word(`team.${teamKey(seat.team)}.name`),
      detail: cowboy?.name ?? "",
      state: dollars(settings.language, seat.money),
      won,
      out: !won,
    };
  });
}

/** The shot that decided the last robbery, or the loot itself where nobody had to be shot for it. */
export function lastDeed({ entries, view: seen, names, book }: Telling): Deed | null {
  const view = seen as CalibreView;
  const loot = lastOf(entries, (event) => event.name === "loot_taken");
  if (!loot) return null;
  const shot = lastOf(entries, (event) => event.name === "cowboy_lost" || event.name === "turned_up", loot);
  const winner = { name: names[loot.event.who] ?? "", picture: pictureOf(view, loot.event.who, book) };
  if (shot?.event.name === "cowboy_lost" && shot.event.whom === loot.event.who) {
    const lost = book.card(shot.event.cards[0] ?? -1);
    return {
      from: winner,
      to: { name: lost?.name ?? "", picture: portrait(lost?.key ?? "") },
      card: loot.event.cards[0] ?? -1,
      falls: true,
      turned: ornament("tombstone"),
      words: [wordsOf(shot), wordsOf(loot)].filter(Boolean),
    };
  }
  return { from: null, to: winner, card: loot.event.cards[0] ?? -1, falls: false, turned: "", words: [wordsOf(loot)] };
}

function pictureOf(view: CalibreView, player: number, book: Telling["book"]): string {
  const seat = view.seats[player];
  const cowboy = book.card(seat?.cowboy ?? -1);
  return cowboy ? portrait(cowboy.key) : emblem(teamKey(seat?.team ?? 0));
}
