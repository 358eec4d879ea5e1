/** A game given to others: a link to a moment of it, or a file. */
import { house } from "../app";
import { linkTo } from "../lib/route";
import type { NewTable, TableFacts } from "../net/wire";
import { say, settings } from "../state/settings.svelte";
import { toasts } from "../state/toasts.svelte";

/** A link to this moment of a game. Whoever gets it may watch at the table, and no more. */
export async function shareLink(table: string, seq: number, open = true): Promise<string> {
  const invite = await house.http.watchLink(table);
  return linkTo({ at: "replay", table, seq, open, invite });
}

/** A page that came over plain http from elsewhere has no clipboard: then the person copies by hand. */
export async function copyText(text: string, told = say("invite.copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.tell(told);
  } catch {
    prompt(say("invite.copy_yourself"), text);
  }
}

/** A moment of a game as text, to be sent with a question or to begin a table from. */
export async function copyPosition(table: string, seq: number, open: boolean): Promise<void> {
  try {
    await copyText(await house.http.position(table, seq, open), say(open ? "position.copied" : "position.copied_seen"));
  } catch (error) {
    house.complain(error);
  }
}

/** A table of one's own that begins from a moment of a finished game; its name. Bots have all other seats. */
export async function playOn(table: string, seq: number, facts: TableFacts | null, seat: number): Promise<string> {
  const position = await house.http.position(table, seq, true);
  const wishes = { game: facts?.game ?? "", players: facts?.players ?? 0, position, private: true } as NewTable;
  const made = await house.http.newTable(wishes, settings.language);
  if (seat > 0) {
    await house.http.at(made.table, "stand");
    await house.http.at(made.table, "sit", { seat });
  }
  await house.http.at(made.table, "start");
  return made.table;
}

/** The last game as a file; if it is one of a series, all of it. */
export async function saveRecord(table: string): Promise<void> {
  try {
    const series = await house.http.series(table);
    const record = series.games.length > 1 ? series : series.games[0];
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    link.download = `saloon-${table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    house.complain(error);
  }
}
