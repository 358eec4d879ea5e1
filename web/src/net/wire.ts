/** What travels between the page and the server. Field names are the protocol's own. */

export type Phase = "open" | "playing" | "over";

export interface SeatLine {
  seat: number;
  holder: "person" | "bot" | "empty";
  name?: string;
  user?: string;
  bot?: string;
}

export interface TableFacts {
  table: string;
  game: string;
  players: number;
  sets: string[];
  preset: string;
  rules: Record<string, string>;
  left_out: string[];
  seats: SeatLine[];
  phase: Phase;
  host: string;
  private: boolean;
  open_seats: boolean;
  seconds: number;
  absent_after: number;
  pace: number;
  round?: number;
  seed_hash?: string;
  winners?: number[];
  code?: string;
}

export interface ReasonLine {
  code: string;
  numbers: Record<string, number>;
  text?: string;
}

export interface OptionLine {
  key: string;
  verb: number;
  card: number;
  kind: number;
  target: number;
  other: number;
  warning?: ReasonLine | null;
  text?: string;
  part?: string;
}

export interface RefusalLine extends ReasonLine {
  card: number;
  target: number;
  hint?: string;
  short?: string;
}

export interface Ask {
  step: number;
  kind?: string;
  options?: OptionLine[];
  refusals?: RefusalLine[];
  interrupts?: OptionLine[];
  speech_costs?: boolean;
}

export interface Asked {
  seat: number;
  kind: string;
}

export interface ChatLine {
  user: string;
  name: string;
  seat?: number;
  text?: string;
  phrase?: string;
  apart?: boolean;
}

export interface GameEvent {
  type: string;
  name: string;
  who: number;
  whom: number;
  kind: string;
  cards: number[];
  number: number;
  privy: number[] | null;
  choices: number[];
}

/** A view of any game: its own component knows its fields. */
export interface AnyView {
  type: string;
  viewer: number;
  [field: string]: unknown;
}

export interface LogLine {
  text: string;
  event: number;
}

export interface Welcome {
  t: "welcome";
  v: number;
  user: string;
  name: string;
  capabilities?: string[];
}

export interface StateMessage {
  t: "state";
  table: string;
  seq: number;
  lobby: TableFacts;
  seat?: number;
  view?: AnyView | null;
  asked?: Asked | null;
  ask?: Ask | null;
  chat?: ChatLine[];
  prompt?: string;
}

export interface EntryMessage {
  t: "entry";
  table: string;
  seq: number;
  what: string;
  seat?: number;
  by?: "" | "person" | "bot" | "clock";
  events?: GameEvent[];
  view?: AnyView | null;
  asked?: Asked | null;
  ask?: Ask | null;
  chat?: ChatLine | null;
  lobby?: TableFacts | null;
  mine?: number | null;
  lines?: LogLine[];
  prompt?: string;
}

export interface Ack {
  t: "ack";
  cid: string;
  table: string;
  seq: number;
}

export interface ErrorMessage {
  t: "error";
  code: string;
  cid?: string;
  table?: string;
  retry_after?: number | null;
  params?: Record<string, unknown>;
}

export interface Knock {
  knock: string;
  name: string;
}

export interface Presence {
  t: "presence";
  table: string;
  seats: { seat: number; here: boolean }[];
  watchers?: number;
  knocks?: Knock[];
  seconds_left?: number | null;
}

export interface Door {
  t: "door";
  table: string;
  open: boolean;
}

export interface Pong {
  t: "pong";
}

export type ServerMessage = Welcome | StateMessage | EntryMessage | Ack | ErrorMessage | Presence | Door | Pong;

export interface Hello {
  t: "hello";
  v: 1;
  token?: string;
  since?: Record<string, number>;
  language?: string;
}

/** What is sent until it is acknowledged; the connection gives it its `cid`. */
export type Deed =
  | { t: "answer" | "interrupt"; table: string; step: number; key: string }
  | { t: "chat"; table: string; text: string; pay?: boolean }
  | { t: "phrase"; table: string; phrase: string };

export type ClientMessage =
  | Hello
  | (Deed & { cid: string })
  | { t: "watch"; table: string; since?: number; invite?: string }
  | { t: "leave_table"; table: string }
  | { t: "ping" };

export interface SetLine {
  key: string;
  rules: Record<string, string[]>;
  parts: string[];
}

export interface GameLine {
  key: string;
  players: number[];
  sets: SetLine[];
  presets: string[];
  bots: string[];
}

export interface NewTable {
  game: string;
  players: number;
  sets?: string[];
  preset?: string;
  rules?: Record<string, string>;
  left_out?: string[];
  bots?: string[];
  private?: boolean;
  open_door?: boolean;
  open_seats?: boolean;
  seconds?: number;
  absent_after?: number;
  pace?: number;
  seed?: string;
}

export interface TableMade {
  table: string;
  invite: string;
  code: string;
}

export interface UserLine {
  user: string;
  name: string;
  tables?: string[];
}

export interface UserMade extends UserLine {
  token: string;
}

export interface BookCard {
  number: number;
  key: string;
  kind: string;
  suit: string;
  rank: string;
  border: string;
  name: string;
  text: string;
}

export interface BookDefinition {
  number: number;
  key: string;
  kind: string;
  name: string;
  text: string;
  short?: string;
}

export interface BookMessage {
  cards: BookCard[];
  definitions: BookDefinition[];
  words: Record<string, string>;
}
