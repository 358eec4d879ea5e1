/** The lesson that goes on at one of the tables, if any. Kept in this browser, so that a reload does not end it. */
import { keep, recall } from "../lib/keep";

interface Kept {
  table: string;
  given: string[];
}

const NONE: Kept = { table: "", given: [] };

class Lesson {
  private kept = $state.raw<Kept>(recall("lesson", NONE));

  get given(): readonly string[] {
    return this.kept.given;
  }

  at(table: string): boolean {
    return this.kept.table === table;
  }

  begin(table: string): void {
    this.write({ table, given: [] });
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
