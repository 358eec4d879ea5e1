/** What the page knows of a hidden six: what the mode remembers, as its first number says. */
import type { FigureId, PlayerId } from "../../lib/ids";
import { roleKey, type BangFigureView, type BangView } from "./view";

const KEY = "hidden_six";

export const CLAIMS = new Set(["crime_beaten", "law_dead", "refutation"]);

/** Whether roles lie open and it is shot out: how it came to that, who declared it, and who is out since. */
export const isShootout = (view: BangView): boolean => view.mode === KEY && view.mode_notes.length > 1;

/** Who is out because he did not show himself; nobody killed them. */
export const gone = (view: BangView): Set<PlayerId> => new Set(isShootout(view) ? view.mode_notes.slice(2) : []);

/** Which claim a question is about, and so whose emblem it bears. */
export const claimOf = (decision: string): "crime" | "law" => (decision === "law_dead" ? "law" : "crime");

export const fighters = (view: BangView): BangFigureView[] => view.figures.filter((figure) => figure.alive);

/** The dead whose role everybody knows. */
export const theDead = (view: BangView): { figure: FigureId; role: string }[] =>
  view.figures.filter((one) => !one.alive && one.revealed).map((one) => ({ figure: one.figure, role: roleKey(one.role) }));

/** The goal of a role, in the words of the way that is played. */
export const goalPath = (view: BangView, role: string): string => `goal.${view.mode}.${role}`;
