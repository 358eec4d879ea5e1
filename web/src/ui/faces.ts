/** Cards of a book as drawings of art/. Each is drawn once. */
import { cardBack, cardFace, type Back, type Size } from "../art/cardFace";
import type { Suit } from "../art/suits";
import type { BookCard, BookDefinition } from "../net/wire";

const drawn = new Map<string, string>();

function once(name: string, draw: () => string): string {
  let svg = drawn.get(name);
  if (svg === undefined) {
    svg = draw();
    drawn.set(name, svg);
  }
  return svg;
}

type Family = NonNullable<Parameters<typeof cardFace>[0]["family"]>;

const FAMILIES: readonly string[] = ["brown", "blue", "green", "event", "character", "role", "ammo", "money", "cowboy"];

const isFamily = (name: string): name is Family => FAMILIES.includes(name);

export function faceOf(card: BookCard, size: Size, language: "en" | "ru"): string {
  const border = card.border ?? "";
  return once(`${card.number}/${card.name}/${size}/${language}`, () =>
    cardFace(
      {
        key: card.key,
        title: card.name,
        language,
        ...(isFamily(border) ? { family: border } : {}),
        ...(card.suit ? { suit: card.suit as Suit, rank: card.rank } : {}),
      },
      size,
    ),
  );
}

/** A character, an event or a role as a card. */
export function definitionFace(one: BookDefinition, size: Size, language: "en" | "ru"): string {
  return once(`${one.kind}/${one.key}/${one.name}/${size}`, () =>
    cardFace(
      {
        key: one.key,
        title: one.name,
        language,
        ...(isFamily(one.kind) ? { family: one.kind } : {}),
        ...(one.life ? { life: one.life } : {}),
      },
      size,
    ),
  );
}

export const backOf = (deck: Back): string => once(`back/${deck}`, () => cardBack(deck));
