/** What travels between the page and the server: the generated protocol, and the texts that come with a language. */
import type * as protocol from "../protocol";

export type {
  Ack,
  Asked,
  ChatLine,
  Door,
  Event as GameEvent,
  GameLine,
  KnockLine as Knock,
  NewTable,
  Pong,
  Presence,
  SeatLine,
  SetLine,
  TableFacts,
  TableMade,
  UserLine,
  UserMade,
  View as AnyView,
  Welcome,
} from "../protocol";

export type ReasonLine = protocol.ReasonLine & { text?: string };

export type OptionLine = Omit<protocol.OptionLine, "warning"> & {
  warning?: ReasonLine | null;
  /** In full. */
  text?: string;
  /** Beside its card. */
  part?: string;
};

export type RefusalLine = protocol.RefusalLine & { text?: string; hint?: string; short?: string };

export type Ask = Omit<protocol.Ask, "options" | "refusals" | "interrupts"> & {
  options?: OptionLine[];
  refusals?: RefusalLine[];
  interrupts?: OptionLine[];
};

export interface LogLine {
  text: string;
  /** Which of the entry's events it tells. */
  event: number;
}

export type StateMessage = Omit<protocol.State, "ask"> & { ask?: Ask | null; prompt?: string };

export type EntryMessage = Omit<protocol.Entry, "ask"> & { ask?: Ask | null; prompt?: string; lines?: LogLine[] };

export type ErrorMessage = protocol.Error;

export type ServerMessage =
  | protocol.Welcome
  | StateMessage
  | EntryMessage
  | protocol.Ack
  | protocol.Error
  | protocol.Presence
  | protocol.Door
  | protocol.Pong;

export type Hello = protocol.Hello & { language?: string };

type Nameless<T> = T extends { cid: string } ? Omit<T, "cid"> : never;

/** What is sent until it is acknowledged; the connection gives it its `cid`. */
export type Deed = Nameless<protocol.Answer> | Nameless<protocol.Interrupt> | Nameless<protocol.Chat> | Nameless<protocol.Phrase>;

export type ClientMessage = protocol.ClientMessage | Hello;

export interface BookCard {
  number: number;
  key: string;
  kind: string;
  suit: string;
  rank: string;
  border: string;
  name: string;
  text: string;
  /** Of a weapon. */
  reach?: number;
}

export interface BookDefinition {
  number: number;
  key: string;
  kind: string;
  name: string;
  text: string;
  short?: string;
  /** Of a character. */
  life?: number;
}

export interface BookMessage {
  cards: BookCard[];
  definitions: BookDefinition[];
  words: Record<string, string>;
}
