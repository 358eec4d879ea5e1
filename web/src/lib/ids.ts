/** Numbers that name something are types of their own: what is kept by one is indexed by no other. */
import type { FigureId, PlayerId } from "../protocol";

export type { CardId, DefinitionId, FigureId, PlayerId } from "../protocol";

/** One for each player: names, seats. */
export type ByPlayer<T> = { readonly [player: PlayerId]: T };

/** One for each figure of the ring. In a game without figures each player stands there for himself. */
export type ByFigure<T> = { readonly [figure: FigureId]: T };

/** A player of a game without figures, where a figure of the ring is meant. */
export const asFigure = (player: PlayerId): FigureId => player as number;

export const NO_FIGURE: FigureId = -1;
