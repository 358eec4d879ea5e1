/** The lesson that goes on at one of the tables, if any. Kept in this browser, so that a reload does not end it. */
import { keep, recall } from "../lib/keep";

interface Kept {
  table: string;
  /** Which of the game's lessons it is; absent: the first game. */
  name?: string;
  given: string[];
}

export const FIRST_GAME = "first_game";

const NONE: Kept = { table: "", given: [] };

class Lesson {
  private kept = $state.raw<Kept>(recall("lesson", NONE));

  get given(): readonly string[] {
    return this.kept.given;
  }

  get name(): string {
    return this.kept.name ?? FIRST_GAME;
  }

  at(table: string): boolean {
    return this.kept.table === table;
  }

  begin(table: string, name: string): void {
    this.write({ table, name, given: [] });
  }

  give(key: string): void {
    if (!this.kept.given.includes(key)) this.write({ ...this.kept, given: [...this.kept.given, key] });
  }

  end(): void {
    this.write(NONE);
  }

  private write(kept: Kept): void {
    this.kept = kept;
    keep("lesson", kept);
  }
}

export const lesson = new Lesson();
