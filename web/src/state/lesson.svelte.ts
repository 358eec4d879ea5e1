/** Lessons in this browser: the one that goes on at one of the tables, those that are done, those nobody wants to hear of. */
import { keep, recall } from "../lib/keep";

interface Kept {
  table: string;
  /** Which of the game's lessons it is; absent: the first game. */
  name?: string;
  given: string[];
  /** The table from which it was begun, and to which it leads back. */
  back?: string;
}

export const FIRST_GAME = "first_game";

const NONE: Kept = { table: "", given: [] };

class Lesson {
  private kept = $state.raw<Kept>(recall("lesson", NONE));
  /** `GAME.LESSON`, as in the texts. */
  private done = $state.raw<string[]>(recall("lessons-done", []));
  private declined = $state.raw<string[]>(recall("lessons-declined", []));

  get given(): readonly string[] {
    return this.kept.given;
  }

  get name(): string {
    return this.kept.name ?? FIRST_GAME;
  }

  get back(): string {
    return this.kept.back ?? "";
  }

  at(table: string): boolean {
    return this.kept.table === table;
  }

  /** A reload does not end it. */
  begin(table: string, name: string, back = ""): void {
    this.write({ table, name, given: [], back });
  }

  give(key: string): void {
    if (!this.kept.given.includes(key)) this.write({ ...this.kept, given: [...this.kept.given, key] });
  }

  end(): void {
    this.write(NONE);
  }

  isDone(which: string): boolean {
    return this.done.includes(which);
  }

  /** Whether it may still be offered. */
  isNew(which: string): boolean {
    return !this.isDone(which) && !this.declined.includes(which);
  }

  finish(which: string): void {
    if (this.isDone(which)) return;
    this.done = [...this.done, which];
    keep("lessons-done", this.done);
  }

  /** Not to be offered any more; it stays in the list. */
  decline(which: string): void {
    this.declined = [...this.declined, which];
    keep("lessons-declined", this.declined);
  }

  private write(kept: Kept): void {
    this.kept = kept;
    keep("lesson", kept);
  }
}

export const lesson = new Lesson();
