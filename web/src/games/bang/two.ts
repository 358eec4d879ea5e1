/** What the page knows of a table of two: a draft, and which of a player's figures is active. */
import type { OptionLine } from "../../net/wire";
import { NOBODY, type BangFigureView, type BangView } from "./view";

const KEY = "two";

/** Whether each player has two figures, one of them active. */
export const isForTwo = (view: BangView): boolean => view.mode === KEY;

/** Whether characters are being taken, or the first active ones chosen: no hand is dealt yet. */
export const isDraft = (view: BangView): boolean =>
  !view.over && (view.decision === "draft" || (view.decision === "choose_active" && view.turns === 0));

/** As the server numbers them: he plays with it, he does not, it answers a card, it waits until that is over. */
const STANCES = ["active", "passive", "answers", "active"] as const;

/** Whether a player plays with this figure; nothing where everybody has one, or before it has a character. */
export function stanceOf(view: BangView, figure: BangFigureView): "" | "active" | "passive" | "answers" {
  if (!isForTwo(view) || !figure.alive || isNobody(figure)) return "";
  return STANCES[figure.stance] ?? "";
}

/** A figure that has no character yet. */
export const isNobody = (figure: BangFigureView): boolean => (figure.characters[0] ?? NOBODY) === NOBODY;

/** The option that plays with a figure. */
export const toPlay = (options: readonly OptionLine[], figure: BangFigureView): OptionLine | undefined =>
  options.find((option) => option.key === `activate>p${figure.figure}`);

/** The option that takes a character. */
export const toTake = (options: readonly OptionLine[], character: string): OptionLine | undefined =>
  options.find((option) => option.key === `pick:${character}`);
