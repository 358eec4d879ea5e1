/**
 * What is printed on the face of a card besides its picture: the family of its frame, the reach of a weapon, the signs of its
 * effect. Nothing here is a rule; the server decides what a card does.
 */

export type Family = "red" | "brown" | "blue" | "green" | "event" | "character" | "role" | "ammo" | "money" | "cowboy";

export interface Printed {
  readonly family: Family;
  /** One string per row of signs, the signs separated by blanks. */
  readonly signs: readonly string[];
  readonly reach?: number;
}

const row = (family: Family, table: string): [string, Printed][] =>
  table
    .trim()
    .split("\n")
    .map((text) => {
      const [key = "", signs = "", reach] = text.trim().split(/\s*:\s*/);
      const rows = signs ? signs.split(/\s*,\s*/) : [];
      return [key, reach ? { family, signs: rows, reach: Number(reach) } : { family, signs: rows }];
    });

const PRINTED = new Map<string, Printed>([
  ...row(
    "brown",
    `bang: bang reach
    missed: missed
    beer: beer
    saloon: beer all-others, beer
    stagecoach: draw draw
    wells_fargo: draw draw draw
    general_store: book
    panic: draw sight-1
    cat_balou: discard any-player
    gatling: bang all-others
    indians: book
    duel: book
    punch: bang sight-1
    dodge: missed, draw
    springfield: cost bang any-player
    brawl: cost discard all-others
    rag_time: cost draw any-player
    tequila: cost beer any-player
    whisky: cost beer beer`,
  ),
  ...row(
    "blue",
    `barrel: check-hearts missed
    scope: nearer
    mustang: farther
    jail: check-hearts book
    dynamite: check-spades book
    volcanic: many: 1
    schofield: : 2
    remington: : 3
    rev_carabine: : 4
    winchester: : 5
    binocular: nearer
    hideout: farther`,
  ),
  ...row(
    "green",
    `bible: missed, draw
    iron_plate: missed
    sombrero: missed
    ten_gallon_hat: missed
    canteen: beer
    pony_express: draw draw draw
    conestoga: draw any-player
    can_can: discard any-player
    knife: bang sight-1
    derringer: bang sight-1, draw
    pepperbox: bang reach
    buffalo_rifle: bang any-player
    howitzer: bang all-others`,
  ),
]);

/** The Duel has cards of the same names; its rows read: what it does; what comes of it when it is missed. */
const DUEL = new Map<string, Printed>([
  ...row(
    "red",
    `colt: hit
    hail_of_bullets: hit equipment
    carbine: hit, missed discard
    peacemaker: hit, missed cost
    remington: hit, missed draw
    schofield: hit, missed bullet
    shotgun: hit, missed swap
    winchester: hit any-player`,
  ),
  ...row(
    "brown",
    `derringer: hit
    gatling: hit all-others
    indians: book all-others
    knife: hit
    strong_ale: bullet-3
    water: swap reload
    robbery: draw discard
    missed: miss
    duel: book
    wagon: draw draw
    beer: beer
    general_store: book
    schoolmarm: draw equipment
    fightback: miss bang`,
  ),
  ...row(
    "blue",
    `bank: draw
    rattlesnake: always snake bang
    dynamite: always dynamite bang
    holster: many
    barrel: barrel missed
    hat: missed
    stampede: always swap reload
    scope: reach reload
    pocket_watch: swap draw reload`,
  ),
]);

/** Characters of the Duel whose abilities work wherever they stand. */
export const ALWAYS_ACTIVE: ReadonlySet<string> = new Set(["buffalo_bill", "bat_masterson", "stranger"]);

/** What is printed on a card of the Duel. */
export const printedInDuel = (key: string): Printed | undefined => DUEL.get(key);

/** The keys of the cards of the Duel. */
export const DUEL_CARDS: readonly string[] = [...DUEL.keys()];

/** What is printed on a card of BANG!; undefined for cards that only carry a picture. */
export const printed = (key: string): Printed | undefined => PRINTED.get(key);

/** The keys of the cards that have signs or a reach. */
export const PRINTED_CARDS: readonly string[] = [...PRINTED.keys()];
