/** What I noted about seats, each after an entry of the log. */
import type { Note } from "../net/wire";

/** The last word about each seat within a game: from its deal up to a moment of it. */
export function notedAt(notes: readonly Note[], since: number, until = Infinity): Map<number, string> {
  const found = new Map<number, string>();
  for (const note of notes) if (note.seq >= since && note.seq <= until) found.set(note.seat, note.text);
  return found;
}
