/** What the server shows of a game of BANG!. */
import type { Book } from "../../lib/book";
import type { ByFigure, ByPlayer, CardId, FigureId, PlayerId } from "../../lib/ids";
import type { OptionLine } from "../../net/wire";
import type { BangFigureView, BangView } from "../../protocol";
import type { Explained } from "../../state/inspector.svelte";

export type { BangEventDeckView, BangFigureView, BangView } from "../../protocol";

export const ROLES = ["sheriff", "deputy", "outlaw", "renegade"] as const;

/** The character of a figure that has none yet. */
export const NOBODY = "nobody";

export const roleKey = (role: number): string => ROLES[role] ?? "";

/** Cards that lie open in the middle: a store, a flipped card, the top of the deck as I look at it. */
export const openCards = (view: BangView): CardId[] => view.laid_open;

/** What stands in the ring for a player: one figure, or more. */
export const figuresOf = (view: BangView, player: PlayerId): BangFigureView[] =>
  view.figures.filter((figure) => figure.player === player);

/** The figure by which I look at the table: of my living ones the one that is asked, or on turn, or active. */
export function ownFigure(view: BangView): BangFigureView | undefined {
  const own = figuresOf(view, view.viewer);
  const living = own.filter((figure) => figure.alive);
  const first = (number: FigureId) => living.find((figure) => figure.figure === number);
  return first(view.asked) ?? first(view.turn) ?? living.find((figure) => figure.stance !== 1 && figure.stance !== 3) ?? own[0];
}

/** What the figures are called: as their players; where one has two, with the character. */
export function figureNames(view: BangView, names: ByPlayer<string>, book: Book): ByFigure<string> {
  return view.figures.map((figure) => {
    const name = names[figure.player] ?? "";
    const several = figuresOf(view, figure.player).length > 1;
    const character = figure.characters[0] ?? NOBODY;
    return several && character !== NOBODY ? `${name} (${book.name("character", character)})` : name;
  });
}

/** Whether we wait for this figure: its player has another one that may be meant. */
export const isAsked = (view: BangView, figure: BangFigureView): boolean => !view.over && view.asked === figure.figure;

/** Whoever an option copies or leaves as he is: it names the player, or nobody, and his ability is what matters. */
export function charactersOf(option: OptionLine, view: BangView, me: BangFigureView | undefined): Explained[] {
  const copied = view.decision === "copy_character" ? view.figures[option.target] : undefined;
  const figure = view.decision === "new_identity" && option.kind < 0 ? me : copied;
  return (figure?.characters ?? []).map((key) => ({ kind: "character", key }));
}

/** Names of cards of this figure that have no effect now, with the cause. */
export function switchedOff(figure: BangFigureView): Map<CardId, string> {
  const found = new Map<CardId, string>();
  for (const [what = "", cause = ""] of figure.switched_off) {
    const number = Number(what.split("#")[1]);
    if (Number.isInteger(number)) found.set(number, cause);
  }
  return found;
}
