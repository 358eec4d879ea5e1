/** A seat in words, for whoever does not see it. */
import type { Book } from "../../lib/book";
import { dollars } from "../../lib/money";
import { spoken, type Language } from "../../lib/words";
import { NONE, teamKey, type SeatView } from "./view";

export function cowboyWords(seat: SeatView, book: Book, language: Language): string {
  if (seat.cowboy === NONE) return spoken(language, "calibre.no_cowboy");
  const card = book.card(seat.cowboy);
  const limit = seat.limit ? ` (${spoken(language, "calibre.limit", { number: seat.limit })})` : "";
  return (card?.name ?? spoken(language, "calibre.stranger")) + limit;
}

/** On the robbery, face down, in debt, with bail. */
export function stateWords(seat: SeatView, language: Language): string[] {
  const found: string[] = [];
  if (seat.robbing) found.push(spoken(language, "calibre.robbing"));
  else if (seat.cowboy !== NONE) found.push(spoken(language, "calibre.face_down"));
  if (seat.resting) found.push(spoken(language, "calibre.resting"));
  if (seat.debt) found.push(spoken(language, "calibre.debt", { dollars: dollars(language, seat.debt) }));
  return found;
}

export function bailWords(seat: SeatView, book: Book): string {
  return seat.tokens ? `${book.name("card", "bail")}: ${seat.tokens}` : "";
}

export function seatWords(seat: SeatView, book: Book, language: Language): string[] {
  return [
    book.word(`team.${teamKey(seat.team)}.name`),
    cowboyWords(seat, book, language),
    ...stateWords(seat, language),
    bailWords(seat, book),
    dollars(language, seat.money),
    spoken(language, "seat.hand", { count: seat.hand_size }),
  ].filter(Boolean);
}
