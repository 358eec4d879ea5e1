/** Cards of a book as drawings of art/. Each is drawn once. */
import { cardBack, cardFace, SIDES, type Back, type Corner, type Side, type Size } from "../art/cardFace";
import type { Suit } from "../art/suits";
import { dollars } from "../lib/money";
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

const FAMILIES: readonly string[] = ["red", "brown", "blue", "green", "event", "character", "role", "ammo", "money", "cowboy"];

const isFamily = (name: string): name is Family => FAMILIES.includes(name);

/** Decks whose cards have a face of their own family. */
const DECKS: Record<string, Family & Back> = { weapons: "ammo", money: "money", cowboys: "cowboy" };

/** The Duel: the deck of a card is the side on its back, and its suit the symbol in its corner. */
const sideOf = (card: BookCard): Side | undefined => SIDES.find((side) => side === card.deck);

function marked(card: BookCard): Partial<Parameters<typeof cardFace>[0]> {
  const side = sideOf(card);
  if (side) return { side, corner: card.suit as Corner };
  return card.suit ? { suit: card.suit as Suit, rank: card.rank } : {};
}

/** Cards of one kind with different numbers look different: three bullets, five bullets. */
const pictureKey = (card: BookCard): string => (card.figure && card.deck !== "cowboys" ? `${card.key}_${card.figure}` : card.key);

export function faceOf(card: BookCard, size: Size, language: "en" | "ru"): string {
  const border = card.border ?? "";
  const family = isFamily(border) ? border : DECKS[card.deck ?? ""];
  return once(`${card.number}/${card.name}/${size}/${language}`, () =>
    cardFace(
      {
        key: pictureKey(card),
        title: card.name,
        language,
        ...(family ? { family } : {}),
        ...(card.figure ? { number: card.figure } : {}),
        ...(card.value ? { value: dollars(language, card.value) } : {}),
        ...marked(card),
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

/** The back of a card, by the deck that it belongs to. */
export const deckBack = (card: BookCard | undefined): Back => (card && sideOf(card)) ?? DECKS[card?.deck ?? ""] ?? "play";

export const backOf = (deck: Back): string => once(`back/${deck}`, () => cardBack(deck));
