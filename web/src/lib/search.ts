/** Looking things up by any of their names. */
import type { EncyclopediaPage } from "../net/wire";
import { bare } from "./command";

type Named = Pick<EncyclopediaPage, "names" | "text">;

/** How well a page fits what was typed: 0 not at all; a name counts more than a word of the text. */
export function fit(page: Named, query: string): number {
  const wanted = bare(query);
  if (!wanted) return 1;
  if (page.names.includes(wanted)) return 4;
  if (page.names.some((name) => name.startsWith(wanted))) return 3;
  const parts = wanted.split(" ");
  const words = page.names.flatMap((name) => name.split(" "));
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  return wanted.length > 2 && bare(page.text).includes(wanted) ? 1 : 0;
}

/** The pages that fit, best first; those that fit equally stay in their order. */
export function search<P extends Named>(pages: readonly P[], query: string): P[] {
  return pages
    .map((page) => ({ page, fit: fit(page, query) }))
    .filter((one) => one.fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map((one) => one.page);
}
