/** To the table of a lesson, and away from it. */
import { house } from "../app";
import type { Route } from "../lib/route";
import { lesson } from "../state/lesson.svelte";

/** A prepared game with hints; `back`: the table that it leads back to. */
export async function learn(game: string, name: string, back = ""): Promise<void> {
  try {
    if (house.games.length === 0) await house.loadGames();
    const players = house.games.find((one) => one.key === game)?.players[0] ?? 2;
    const made = await house.makeTable({ game, players, lesson: name });
    await house.http.at(made.table, "start");
    lesson.begin(made.table, name, back);
    house.go({ at: "table", table: made.table });
  } catch (error) {
    house.complain(error);
  }
}

/** The table of a lesson is left for good: it is no game to come back to. */
export function leaveLesson(table: string, route: Route): void {
  lesson.end();
  house.go(route);
  house.http.at(table, "stand").catch(() => undefined);
}
