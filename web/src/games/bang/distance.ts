/** Distances as sums that the server made, and whose reach is looked at. */

/** Whom the numbers at the seats tell about: whom I reach, or who reaches me. */
export type Reach = "" | "mine" | "theirs";

export const nextReach = (reach: Reach): Reach => (reach === "" ? "mine" : reach === "mine" ? "theirs" : "");

/** "2 seats + Mustang 1 − Scope 1 = 2" */
export function sum(way: readonly (readonly number[])[], distance: number, steps: (count: number) => string, name: (definition: number) => string): string {
  const parts = way.map(([amount = 0, definition = -1], i) => {
    if (definition < 0) return steps(amount);
    const sign = amount < 0 ? "−" : "+";
    return `${i > 0 ? `${sign} ` : ""}${name(definition)} ${Math.abs(amount)}`;
  });
  return way.length > 1 ? `${parts.join(" ")} = ${distance}` : parts.join("");
}
