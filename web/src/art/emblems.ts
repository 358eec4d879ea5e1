import { picture, print } from "./ink";
import { BASE } from "./plates/base";
import { DODGE_CITY } from "./plates/dodge_city";
import { DUEL } from "./plates/duel";
import { FISTFUL_OF_CARDS } from "./plates/fistful_of_cards";
import { HIGH_NOON } from "./plates/high_noon";
import { CALIBRE, ROLES, UNKNOWN } from "./plates/tokens";
import { WILD_WEST_SHOW } from "./plates/wild_west_show";

const EVENTS: Record<string, Record<string, string>> = {
  high_noon: HIGH_NOON,
  fistful_of_cards: FISTFUL_OF_CARDS,
  wild_west_show: WILD_WEST_SHOW,
};

const PLATES: Record<string, string> = {
  ...BASE,
  ...DODGE_CITY,
  ...HIGH_NOON,
  ...FISTFUL_OF_CARDS,
  ...WILD_WEST_SHOW,
  ...ROLES,
  ...CALIBRE,
  ...DUEL,
};

/** The keys that have an emblem of their own. */
export const EMBLEMS: readonly string[] = Object.keys(PLATES);

/** The sides of the Duel wear the signs of the roles. */
const SAME: Record<string, string> = { law: "sheriff", outlaws: "outlaw" };

const cut = new Map<string, string>();

/** A key without its number has the same emblem: mail_car_2 is a mail car. Whatever nobody has drawn yet is a card with a question. */
const plates = (key: string): string => PLATES[SAME[key] ?? key] ?? PLATES[key.replace(/_\d+$/, "")] ?? UNKNOWN;

/** The emblem's SVG elements on a block of 100 x 100. */
export function emblemArt(key: string): string {
  let art = cut.get(key);
  if (art === undefined) {
    art = print(plates(key));
    cut.set(key, art);
  }
  return art;
}

/** The box that an event comes from; an empty string if it is no event. */
export const eventBox = (key: string): string => Object.keys(EVENTS).find((box) => key in (EVENTS[box] ?? {})) ?? "";

/** The emblem of a card, an event, a role or a token. */
export const emblem = (key: string, label = ""): string => picture(emblemArt(key), "0 0 100 100", label, "art emblem");
