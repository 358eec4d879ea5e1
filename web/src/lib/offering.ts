/** When a lesson is offered at a table: what it is about has come up in the game. */
import type { EntryMessage, Ask, TableFacts } from "../net/wire";
import type { Appearing, Lesson } from "./lesson";

/** Whether what a lesson is about shows in what has just been told. */
export function appears(sought: Appearing, told: Pick<EntryMessage, "events" | "ask">): boolean {
  const ask: Ask | null = told.ask ?? null;
  return (
    (told.events ?? []).some((event) => sought.events?.includes(event.name)) ||
    Boolean(ask?.kind && sought.asked?.includes(ask.kind)) ||
    (ask?.refusals ?? []).some((refusal) => sought.refused?.includes(refusal.code))
  );
}

/** The first lesson of a game that has come up and may be offered. */
export function come(lessons: Readonly<Record<string, Lesson>>, isNew: (name: string) => boolean, told: Pick<EntryMessage, "events" | "ask">): string {
  return Object.keys(lessons).find((name) => isNew(name) && appears(lessons[name]?.appears ?? {}, told)) ?? "";
}

/** Whether nobody waits for me at a table while I am away: no clock runs, and only bots sit there besides. */
export const canWait = (facts: TableFacts, seat: number): boolean =>
  !facts.seconds && facts.seats.every((line) => line.seat === seat || line.holder !== "person");
