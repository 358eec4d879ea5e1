/** How a game of BANG! ended: everybody as he truly was, and the last deed. */
import { emblem } from "../../art/emblems";
import { ornament } from "../../art/ornaments";
import { portrait } from "../../art/portraits";
import { lastOf, wordsOf, type Deed, type Player } from "../../lib/deed";
import type { FigureId } from "../../lib/ids";
import { say } from "../../state/settings.svelte";
import type { Telling } from "../registry";
import { figureNames, roleKey, type BangView } from "./view";

export function people({ view: seen, names, book }: Telling): Player[] {
  const view = seen as BangView;
  /** At a table of two nobody has a role: the characters stand in its place. */
  const roles = view.figures.some((figure) => roleKey(figure.role) !== "");
  return view.figures.map((figure) => {
    const role = roleKey(figure.role);
    const characters = figure.characters.map((key) => book.name("character", key)).join(", ");
    return {
      name: names[figure.player] ?? "",
      picture: portrait(figure.characters[0] ?? ""),
      badge: role ? emblem(role) : "",
      title: roles ? (role ? book.name("role", role) : "?") : characters,
      detail: roles ? characters : "",
      state: figure.alive ? say("seat.life", { life: figure.life, most: figure.max_life }) : say("seat.out"),
      won: view.winners.includes(figure.player),
      out: !figure.alive,
    };
  });
}

const PLAYED = new Set(["played", "used_green", "sniped", "ricocheted", "repeated"]);

export function lastDeed({ entries, view: seen, names, book }: Telling): Deed | null {
  const view = seen as BangView;
  const fall = lastOf(entries, (event) => event.name === "eliminated");
  if (!fall) return null;
  const { who, whom, cause } = fall.event;
  const called = figureNames(view, names, book);
  const doer = (figure: FigureId) => ({ name: called[figure] ?? "", picture: portrait(view.figures[figure]?.characters[0] ?? "") });
  const card = lastOf(entries, (event) => PLAYED.has(event.name) && (event.definition === cause || event.who === whom), fall) ?? lastOf(entries, (event) => event.name === "exploded", fall);
  const role = roleKey(view.figures[who]?.role ?? -1);
  return {
    from: whom >= 0 && whom !== who ? doer(whom) : null,
    to: doer(who),
    card: card?.event.cards[0] ?? -1,
    falls: true,
    turned: role ? emblem(role) : ornament("tombstone"),
    words: [card ? wordsOf(card) : "", wordsOf(fall)].filter(Boolean),
  };
}
