import { picture, print } from "./ink";
import { BASE } from "./plates/base";
import { DODGE_CITY } from "./plates/dodge_city";
import { FISTFUL_OF_CARDS } from "./plates/fistful_of_cards";
import { HIGH_NOON } from "./plates/high_noon";
import { CALIBRE, ROLES } from "./plates/tokens";
import { WILD_WEST_SHOW } from "./plates/wild_west_show";

const PLATES: Record<string, string> = {
  ...BASE,
  ...DODGE_CITY,
  ...HIGH_NOON,
  ...FISTFUL_OF_CARDS,
  ...WILD_WEST_SHOW,
  ...ROLES,
  ...CALIBRE,
};

/** The keys that have an emblem of their own. */
export const EMBLEMS: readonly string[] = Object.keys(PLATES);

const cut = new Map<string, string>();

/** The emblem's SVG elements on a block of 100 x 100. */
export function emblemArt(key: string): string {
  let art = cut.get(key);
  if (art === undefined) {
    art = print(PLATES[key] ?? PLATES["bang"] ?? "");
    cut.set(key, art);
  }
  return art;
}

export const emblem = (key: string, label = ""): string => picture(emblemArt(key), "0 0 100 100", label, "art emblem");
