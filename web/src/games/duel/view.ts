/** What the server shows of a game of BANG! The Duel. */
import type { Side } from "../../art/cardFace";
import { printedInDuel } from "../../art/printed";
import type { Book } from "../../lib/book";
import type { ByFigure, CardId, FigureId, PlayerId } from "../../lib/ids";
import type { DuelFigureView, DuelSeatView, DuelView } from "../../protocol";

export type { DuelFigureView, DuelSeatView, DuelView } from "../../protocol";

export const SIDES: readonly Side[] = ["law", "outlaws"];
/** In place of the key of a character that is not shown yet. */
const FACE_DOWN = "?";
/** So many BANG! cards are any number of them. */
export const ANY_NUMBER = 99;

export const sideOf = (seat: DuelSeatView): Side => (seat.side === "outlaws" ? "outlaws" : "law");

/** Who sits at the near edge of the table: I; whoever watches sits with the first one. */
export const nearPlayer = (view: DuelView): PlayerId => Math.max(0, view.viewer);

export const farPlayer = (view: DuelView): PlayerId => 1 - nearPlayer(view);

/** The two places of a player, from left to right as he has them. */
export const lineOf = (view: DuelView, player: PlayerId): DuelFigureView[] =>
  view.figures.filter((figure) => figure.player === player);

export const isFaceDown = (figure: DuelFigureView): boolean => figure.character === FACE_DOWN;

/** Whether somebody stands there. */
export const isThere = (figure: DuelFigureView): boolean => figure.character !== "";

/** Whether it has just been killed, or fell last of all. */
export const isDead = (figure: DuelFigureView): boolean => isThere(figure) && !isFaceDown(figure) && figure.health <= 0;

/** Everybody whom a player has lost. */
export const fallenOf = (view: DuelView, seat: DuelSeatView): string[] => [
  ...seat.fallen,
  ...lineOf(view, seat.player).filter(isDead).map((figure) => figure.character),
];

export type Stance = "attacking" | "covering" | "alone" | "";

/** What a character does where it stands; empty: that is not shown yet. */
export function stanceOf(view: DuelView, figure: DuelFigureView): Stance {
  const attacking = view.seats[figure.player]?.attacking ?? -1;
  if (!isThere(figure) || attacking < 0) return "";
  if (lineOf(view, figure.player).filter(isThere).length === 1) return "alone";
  return attacking === figure.figure ? "attacking" : "covering";
}

/** What the characters are called, by the places where they stand. */
export const figureNames = (view: DuelView, book: Book): ByFigure<string> =>
  view.figures.map((figure) =>
    isFaceDown(figure) ? book.word("unknown") : isThere(figure) ? book.name("character", figure.character) : "",
  );

/** Cards that lie open for both: a store, cards that were revealed and are not discarded yet. */
export const openCards = (view: DuelView): CardId[] =>
  view.stack.flatMap((frame) => (frame.type === "duel.Store" || frame.type === "duel.Reveal" ? frame.cards : []));

/** Every card in play, of both sides. */
export const inPlay = (view: DuelView): CardId[] => view.figures.flatMap((figure) => figure.in_play);

const isPrinted = (sign: string, card: CardId, book: Book): boolean =>
  printedInDuel(book.card(card)?.key ?? "")?.signs.some((row) => row.split(" ").includes(sign)) ?? false;

export const isAlwaysActive = (card: CardId, book: Book): boolean => isPrinted("always", card, book);

/** Cards before a character that do nothing now, because it does not count: it covers, or another one is the target. */
export function sleeping(view: DuelView, figure: DuelFigureView, book: Book): CardId[] {
  if (view.over || view.awake.length === 0 || view.awake.includes(figure.figure)) return [];
  return figure.in_play.filter((card) => !isAlwaysActive(card, book));
}

/** The backs that can be seen of a hand, law first: which card has which is nobody's business. */
export const backsOf = (seat: DuelSeatView): Side[] =>
  SIDES.flatMap((side, number) => new Array<Side>(seat.backs[number] ?? 0).fill(side));

/** How many characters a player has left, the reserve counted. */
export const left = (view: DuelView, player: PlayerId): number =>
  lineOf(view, player).filter((figure) => isFaceDown(figure) || figure.health > 0).length + (view.seats[player]?.reserve_size ?? 0);

/** The places that can be pointed at by keys: the other side first, then one's own. */
export const order = (view: DuelView): FigureId[] =>
  [farPlayer(view), nearPlayer(view)].flatMap((player) => lineOf(view, player).filter(isThere).map((figure) => figure.figure));
