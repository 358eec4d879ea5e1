/** What travels between the page and the server: the generated protocol under the names that the page uses. */
import type * as protocol from "../protocol";

export { AGREEMENTS, FREE_ALONE, NOT_RATED, TAKE_BACK_SECONDS } from "../protocol";

export type {
  Ack,
  Ask,
  Asked,
  Book as BookMessage,
  BookCard,
  BookDefinition,
  ChatLine,
  ClientMessage,
  ComparedTable,
  Comparison,
  DealLink,
  Door,
  Encyclopedia,
  EncyclopediaPage,
  Entry as EntryMessage,
  Error as ErrorMessage,
  Event as GameEvent,
  GameHistory,
  GameLine,
  Histories,
  HistoryPage,
  PastGame,
  RatingList,
  Share,
  WayLine,
  GameSpan,
  Hello,
  Hint,
  History as HistoryMessage,
  Joined,
  KnockLine as Knock,
  KnownCards,
  LogLine,
  NewTable,
  Note,
  MoveLine,
  OptionLine,
  Pong,
  Presence,
  ReadyNow,
  ReasonLine,
  RefusalLine,
  Review,
  Honours,
  ReviewSoFar,
  SeatLine,
  ServerMessage,
  SetLine,
  State as StateMessage,
  Suspicion,
  TableFacts,
  PositionText,
  TableMade,
  UserLine,
  UserMade,
  View as AnyView,
  Welcome,
} from "../protocol";

type Nameless<T> = T extends { cid: string } ? Omit<T, "cid"> : never;

/** What is sent until it is acknowledged; the connection gives it its `cid`. */
export type Deed =
  | Nameless<protocol.Answer>
  | Nameless<protocol.Interrupt>
  | Nameless<protocol.TakeBack>
  | Nameless<protocol.StandBy>
  | Nameless<protocol.HaveReady>
  | Nameless<protocol.Chat>
  | Nameless<protocol.Phrase>
  | Nameless<protocol.Pace>;

/** How fast bots play. */
export type Speed = protocol.Pace["speed"];
