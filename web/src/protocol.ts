// Written by scripts/write_protocol.py from src/saloon/wire: change it there.

export const VERSION = 1;
export const API = "/api/v1";
export const SOCKET = "/ws/v1";
export const TAKE_BACK_SECONDS = 3.0;
export const AGREEMENTS = ["card_memory", "hints", "take_back", "same_deal", "rated", "broadcast"] as const;
export const FREE_ALONE: readonly string[] = ["hints"];
export const NOT_RATED: readonly string[] = ["hints", "take_back", "same_deal", "broadcast"];
export const CLOSE_CODES: Record<number, string> = {
  1008: "the protocol was not kept: wrong origin, a binary frame, something else than hello first",
  1009: "a frame was too big",
  1012: "the server stops or restarts; come back and resume",
  1013: "the reader did not keep up; come back and resume",
  4401: "the token is missing or no longer valid",
  4409: "the person opened too many other sockets",
  4429: "too many messages; come back later",
};

/** What was sent as `cid` is stored and done, and is entry `seq`; what is no entry is done after it. */
export interface Ack {
  t: "ack";
  cid: string;
  table: string;
  seq: number;
}

/** Something that happened and changed what is to be thought of somebody. */
export interface ActLine {
  number: number;
  role: string;
  before: number;
  after: number;
  name?: string;
  text?: string;
  change?: string;
}

/** What the host settles with the others before a game. */
export interface Agreement {
  /** Everybody who plays is reminded of the cards that his seat has seen. */
  card_memory?: boolean | null;
  /** Everybody who plays may ask for advice. Whoever plays alone among bots may anyway. */
  hints?: boolean | null;
  /** Whoever answered may take it back for a few seconds, if it has shown nobody anything. */
  take_back?: boolean | null;
  /** Others may play the same deal while this game runs; otherwise only when it is over. */
  same_deal?: boolean | null;
  /**
   * The game counts for the ratings of the house, where everybody who plays it appears by name; nobody is
   *     advised, nothing is taken back, and nobody comes into it later.
   */
  rated?: boolean | null;
  /** Whoever watches may see all hands, some minutes late. */
  broadcast?: boolean | null;
}

/**
 * My answer to what I am asked: the key of one of the options of that step.
 *
 * `cid` is the client's own name for this message. Sent again with the same `cid`, it is acknowledged again
 * and not done again.
 */
export interface Answer {
  t: "answer";
  table: string;
  cid: string;
  step: number;
  key: string;
}

/** What I can do now. For the eyes of the seat's owner only. */
export interface Ask {
  step: number;
  /** What I am asked; empty while somebody else is. */
  kind?: string;
  /** The first one is the mildest: it is what the clock answers. */
  options?: OptionLine[];
  refusals?: RefusalLine[];
  interrupts?: OptionLine[];
  /** Whether a word at the table now costs something. */
  speech_costs?: boolean;
}

/** Who is being asked, for everybody to see. */
export interface Asked {
  seat: PlayerId;
  kind: string;
}

/**
 * The right to hire a character: the opener bids, then each in turn, counter-clockwise, bids more or is
 * out of it. The highest bidder pays.
 */
export interface BangAuction {
  type: "bang.Auction";
  character: DefinitionId;
  opener: FigureId;
  /** Who has bid most. */
  bidder: FigureId;
  /** How much; NONE: the opener has not bid yet. */
  amount: number;
  /** Who answered last. */
  last: FigureId;
  passed: FigureId[];
}

/** An auction at some moment. */
export interface BangAuctionView {
  type: "bang.AuctionView";
  /** Keys of those that nobody has hired yet. */
  characters: string[];
  /** The one that is put up; empty: somebody has to name one. */
  lot: string;
  opener: FigureId;
  /** Who has bid most; NONE: nobody has bid yet. */
  bidder: FigureId;
  /** How many dollars that is. */
  amount: number;
  passed: FigureId[];
}

/** What a player may bring along from the game before. */
export interface BangBrought {
  type: "bang.Brought";
  /** Key of the character that he may keep; empty: he was eliminated, or nobody keeps anything. */
  character: string;
  /** What that costs: as much as it did when it was hired. */
  price: number;
  /** His life points at the beginning of that game. */
  life: number;
  /** What lay before him at the end. */
  cards: CardId[];
}

/** Crime is said to be beaten: everybody who could be a villain is asked whether he refutes that. */
export interface BangChallenge {
  type: "bang.Challenge";
  declarer: FigureId;
  figures: FigureId[];
  /** How many have stayed silent. */
  place: number;
}

/** A figure looks at its spare character and may become it. */
export interface BangChangeIdentity {
  type: "bang.ChangeIdentity";
  figure: FigureId;
  done: boolean;
  cause: DefinitionId;
}

/** Two characters lie open before everybody: each keeps one, the other one counts the life points. */
export interface BangChooseCharacters {
  type: "bang.ChooseCharacters";
  /** How many have chosen. */
  place: number;
}

/** A figure chooses what another one loses: a random card of the hand, or one in play. */
export interface BangChooseLoss {
  type: "bang.ChooseLoss";
  figure: FigureId;
  target: FigureId;
  card: CardId;
  done: boolean;
}

/** At the start of a turn, when there are dead enough: whether to declare that it is over. */
export interface BangClaim {
  type: "bang.Claim";
  figure: FigureId;
}

/** Vera chooses whose ability she has until her next turn. */
export interface BangCopying {
  type: "bang.Copying";
  figure: FigureId;
  /** Vera's own number: nobody learns her ability from her. */
  kind: DefinitionId;
  chosen: boolean;
}

/** One after the other gives up a card that lies in front of him. */
export interface BangDaltonRaid {
  type: "bang.DaltonRaid";
  event: DefinitionId;
  figures: FigureId[];
  place: number;
}

/** A deal in which something is asked before everybody has a hand. */
export interface BangDealing {
  type: "bang.Dealing";
  /** 1 characters are kept, 2 hired, 3 dealt, 4 chosen, 5 cards bought, 6 dealt. */
  stage: number;
}

/** Pay hand cards of one's choice to regain a life point. */
export interface BangDiscardForLife {
  type: "bang.DiscardForLife";
  figure: FigureId;
  to_pay: number;
  cause: DefinitionId;
}

/** Phase 3: discard down to the hand limit. */
export interface BangDiscardPhase {
  type: "bang.DiscardPhase";
  figure: FigureId;
  /** How many cards were to be discarded at first; 0 before that is known. */
  total: number;
}

/** Four characters lie open; the players take one at a time, in turn, then choose whom they begin with. */
export interface BangDraft {
  type: "bang.Draft";
  /** The characters that are left. */
  offered: DefinitionId[];
  /** How many answers have been given: four characters, then the two that begin. */
  place: number;
}

/** A figure draws cards from the deck: by an ability or a card, or as the reward for an Outlaw. */
export interface BangDrawCards {
  type: "bang.DrawCards";
  figure: FigureId;
  count: number;
  /** The definition that gives them; NONE: the reward. */
  cause: DefinitionId;
}

/** A check: flip the top card of the deck and look at its suit and rank; it goes to the discard pile. */
export interface BangDrawCheck {
  type: "bang.DrawCheck";
  figure: FigureId;
  /** The definition that asks for the check. */
  cause: DefinitionId;
  /** The card that counts; NONE if there was none to flip. */
  card: CardId;
  flipped: CardId[];
}

/** Phase 1: take two cards from the deck, or what an ability or an event says instead. */
export interface BangDrawPhase {
  type: "bang.DrawPhase";
  figure: FigureId;
  /** 0 first steps, 1 the first card, 2 the others, 3 cards that come last, 4 last steps, 5 over. */
  stage: number;
  count: number;
  drawn: number;
  done: BangStepTaken[];
}

/** A duel: beginning with the challenged, both discard BANG! in turns; who does not loses a life point. */
export interface BangDuelFight {
  type: "bang.DuelFight";
  challenger: FigureId;
  challenged: FigureId;
  card: CardId;
  to_answer: FigureId;
  done: boolean;
}

/** The last life point is lost: a Beer played at once, or an ability, may still save the figure. */
export interface BangDying {
  type: "bang.Dying";
  figure: FigureId;
  killer: FigureId;
  /** Whether the figure has given up, or tried its last chance. */
  hopeless: boolean;
}

/** Dynamite: a bad card blows it up for three life points, any other passes it on. */
export interface BangDynamiteCheck {
  type: "bang.DynamiteCheck";
  figure: FigureId;
  card: CardId;
  done: boolean;
}

/**
 * A figure is out: its cards are discarded or inherited. With the last figure of a player the hand goes
 * too and the role is shown; then reward or penalty follows.
 */
export interface BangElimination {
  type: "bang.Elimination";
  figure: FigureId;
  killer: FigureId;
  started: boolean;
}

/** A line of the ledger: what a player got or paid in a game, so many times so much, and why. */
export interface BangEntry {
  type: "bang.Entry";
  /** Which game of the series, counted from 1. */
  game: number;
  player: PlayerId;
  /** One of REASONS_OF_MONEY. */
  reason: string;
  count: number;
  /** Dollars; less than nothing if he paid them. */
  each: number;
  /** Key of the character or the kind of card that it was for; of a bounty, the victim's role. */
  what: string;
}

/** A deck of events: the one in force, the next one if it lies face up, and how many are left. */
export interface BangEventDeckView {
  type: "bang.EventDeckView";
  box: string;
  active: string;
  next_one: string;
  left: number;
  spent: string[];
  face_up: boolean;
  /** What the event in force has to remember. */
  noted: number[];
}

/**
 * Each in turn may buy cards that lay before him at the end of the game before. They lie open until all
 * have bought theirs; then they are taken into the hand, before the others are dealt.
 */
export interface BangExperience {
  type: "bang.Experience";
  /** How many have bought what they wanted. */
  place: number;
  /** What was bought. */
  cards: CardId[];
  /** By whom, card by card. */
  buyers: FigureId[];
}

/** The price of a card: another hand card is discarded with it, then comes its effect. */
export interface BangExtraDiscard {
  type: "bang.ExtraDiscard";
  figure: FigureId;
  card: CardId;
  kind: DefinitionId;
  target: FigureId;
  other: CardId;
  paid: boolean;
}

/** A figure as it is seen: hand cards and role only where they are known to the viewer. */
export interface BangFigureView {
  type: "bang.FigureView";
  figure: FigureId;
  player: PlayerId;
  characters: string[];
  life: number;
  max_life: number;
  alive: boolean;
  in_play: CardId[];
  hand_size: number;
  /** The cards, if the viewer sees them; otherwise empty. */
  hand: CardId[];
  /** NONE if the viewer does not know it. */
  role: number;
  /** Whether everybody knows the role. */
  revealed: boolean;
  /** From the viewer's own figure (`BangView.standing`); 0 for itself, the dead and spectators. */
  distance: number;
  /** How it comes about: [amount, definition], NONE for the steps round the table. */
  way: number[][];
  /** How far this figure sees the viewer's own one, and in `way_back` why. */
  distance_back: number;
  way_back: number[][];
  reach: number;
  hand_limit: number;
  /** Green cards that still have to wait. */
  fresh: CardId[];
  ghost: boolean;
  /** Turns to be sat out. */
  skips: number;
  /** [what, cause]: cards by name and characters by key that have no effect now, and the reason. */
  switched_off: string[][];
  /** The character under the life counter: a key, "?" if the viewer does not know it, "" for none. */
  spare: string;
  spare_seen: number;
  /** Checks that it may have to make: [definition, good cards, cards, flipped, per cent]. */
  checks: number[][];
  /** Who eliminated it; NONE: nobody did. */
  killer: PlayerId;
  /**
   * Whether its abilities are in force, where its player has others: 0 he plays with it, 1 he does not,
   *         2 it answers a card and is active meanwhile, 3 it waits until that is over.
   */
  stance: number;
}

/** A card's effect on many figures, one after the other, clockwise. */
export interface BangForEach {
  type: "bang.ForEach";
  figure: FigureId;
  kind: DefinitionId;
  card: CardId;
  targets: FigureId[];
  place: number;
}

export type BangFrame =
  | BangAuction
  | BangChallenge
  | BangChangeIdentity
  | BangChooseCharacters
  | BangChooseLoss
  | BangClaim
  | BangCopying
  | BangDaltonRaid
  | BangDealing
  | BangDiscardForLife
  | BangDiscardPhase
  | BangDraft
  | BangDrawCards
  | BangDrawCheck
  | BangDrawPhase
  | BangDuelFight
  | BangDying
  | BangDynamiteCheck
  | BangElimination
  | BangExperience
  | BangExtraDiscard
  | BangForEach
  | BangFusillade
  | BangGeneralStore
  | BangHiring
  | BangIndiansAttack
  | BangJailCheck
  | BangKeepingCharacters
  | BangLayDown
  | BangLookAndPutBack
  | BangLoseLife
  | BangNameSuit
  | BangNewAbilities
  | BangOrder
  | BangPenalty
  | BangPeyoteGuess
  | BangPhaseZero
  | BangPlaceDynamite
  | BangPlayPhase
  | BangPresents
  | BangPriceOfSpeech
  | BangPutOn
  | BangRanchExchange
  | BangRegain
  | BangReturnToDeck
  | BangRicochetShot
  | BangRiseAgain
  | BangRoulette
  | BangRouletteSpin
  | BangRounds
  | BangShareOut
  | BangShot
  | BangTakeBack
  | BangTakeCard
  | BangTakeFromHand
  | BangTrade
  | BangTransfusion
  | BangTribute
  | BangTurn
  | BangTurnUp
  | BangTwoCardShot
  | BangVendettaCheck;

/** Shots that nobody fires, one after the other; how many there are is settled at the beginning. */
export interface BangFusillade {
  type: "bang.Fusillade";
  figure: FigureId;
  left: number;
  cause: DefinitionId;
  /** How many there are in all. */
  count: number;
}

/** One card per living figure lies open; beginning with the player of the card, each takes one. */
export interface BangGeneralStore {
  type: "bang.GeneralStore";
  order: FigureId[];
  place: number;
  cards: CardId[];
  cause: DefinitionId;
}

/**
 * Characters lie open and are hired one after the other: counter-clockwise, from the Sheriff's right on,
 * somebody who has none names one and opens the auction.
 */
export interface BangHiring {
  type: "bang.Hiring";
  /** Those that nobody has hired yet. */
  characters: DefinitionId[];
  /** Next to whom, counter-clockwise, the next one opens. */
  after: FigureId;
}

/** Indians: discard a BANG! or lose a life point. */
export interface BangIndiansAttack {
  type: "bang.IndiansAttack";
  figure: FigureId;
  source: FigureId;
  card: CardId;
  done: boolean;
}

/** Jail: on a good card the turn goes on, otherwise it is skipped; the Jail is discarded either way. */
export interface BangJailCheck {
  type: "bang.JailCheck";
  figure: FigureId;
  card: CardId;
  done: boolean;
  escaped: boolean;
}

/** Who has survived the game before may keep his character, where it was hired for the same price. */
export interface BangKeepingCharacters {
  type: "bang.KeepingCharacters";
  /** How many have decided. */
  place: number;
}

/**
 * A figure loses all cards, in hand and in play: by itself, or, where it matters which one lies on top of
 * the discard pile, in the order that its owner chooses.
 */
export interface BangLayDown {
  type: "bang.LayDown";
  figure: FigureId;
  /** The rule by which they are lost, for the log. */
  cause: string;
  /** How many cards there were at first. */
  total: number;
}

/** Look at the top cards of the deck, keep some, put the others back face down in their order. */
export interface BangLookAndPutBack {
  type: "bang.LookAndPutBack";
  figure: FigureId;
  keep: number;
  /** The cards looked at, in the order in which they lay. */
  cards: CardId[];
  /** Those of them that go back. */
  back: CardId[];
  /** How many of them, the first ones, came from the discard pile. */
  from_discard: number;
  cause: DefinitionId;
}

/** A figure loses life points; somebody, or nobody, is responsible. */
export interface BangLoseLife {
  type: "bang.LoseLife";
  figure: FigureId;
  points: number;
  /** Whose card hurt. */
  responsible: FigureId;
  /** Who is rewarded or punished for a death. */
  killer: FigureId;
  started: boolean;
  /** The definition that hurts; NONE where the frame beneath says what is going on. */
  cause: DefinitionId;
}

/** A figure names the only suit that it may use in its turn. */
export interface BangNameSuit {
  type: "bang.NameSuit";
  figure: FigureId;
  event: DefinitionId;
}

/** The two borrowed characters may be exchanged, both or none. */
export interface BangNewAbilities {
  type: "bang.NewAbilities";
  figure: FigureId;
  /** Whose ability this is. */
  definition: DefinitionId;
  done: boolean;
}

/**
 * An order: the card is named, and its target with it or after it is known that the card is there.
 *
 * Distances and abilities are those of the one who plays it. If he does not have the card he shows his hand.
 */
export interface BangOrder {
  type: "bang.Order";
  figure: FigureId;
  obeying: FigureId;
  kind: DefinitionId;
  /** 0 the card is to be named, 1 its target, 2 it is being played. */
  stage: number;
  /** What is remembered of the turn in which the order was given, while the card is played. */
  own_turn: BangThisTurn | null;
  cause: DefinitionId;
}

/** The Sheriff who eliminated a Deputy discards all cards in hand and in play. */
export interface BangPenalty {
  type: "bang.Penalty";
  figure: FigureId;
  started: boolean;
}

/** Red or black: a card guessed right is kept, a wrong one is discarded and ends it. The print counts. */
export interface BangPeyoteGuess {
  type: "bang.PeyoteGuess";
  figure: FigureId;
  /** How many guesses were right. */
  right: number;
  over: boolean;
  cause: DefinitionId;
}

/** A player chooses the figure with which he plays; of one alone there is no question. */
export interface BangPhaseZero {
  type: "bang.PhaseZero";
  /** Those that he may choose; empty: he has chosen. */
  figures: FigureId[];
}

/** Dynamite is handed to a player, who lays it before one of his figures. */
export interface BangPlaceDynamite {
  type: "bang.PlaceDynamite";
  figure: FigureId;
  card: CardId;
  /** The figures before which it may lie; the first one is asked. Empty: it lies there. */
  to: FigureId[];
}

/** Phase 2: play any number of cards. */
export interface BangPlayPhase {
  type: "bang.PlayPhase";
  figure: FigureId;
  /** Whether only the last steps are left. */
  ended: boolean;
  done: BangStepTaken[];
}

/** One of the cards drawn goes to each of the others, in turn, by choice; the rest is kept. */
export interface BangPresents {
  type: "bang.Presents";
  figure: FigureId;
  keep: number;
  cards: CardId[];
  /**
   * Those that everybody saw when they were drawn; once a card has been given, nobody else can tell
   *         where they are.
   */
  open_cards: CardId[];
  /** Who has not got a card yet. */
  to: FigureId[];
  cause: DefinitionId;
}

/** Who spoke under the Gag loses a life point; nobody is responsible. */
export interface BangPriceOfSpeech {
  type: "bang.PriceOfSpeech";
  figure: FigureId;
  paid: boolean;
  cause: DefinitionId;
}

/** The Sheriff, or who turns up the events in his place, chooses who is handcuffed for the round. */
export interface BangPutOn {
  type: "bang.PutOn";
  event: DefinitionId;
}

/** Hand cards are laid off one by one; whoever has enough of it draws as many as he laid off. */
export interface BangRanchExchange {
  type: "bang.RanchExchange";
  figure: FigureId;
  laid_off: number;
  settled: boolean;
  cause: DefinitionId;
}

/** A figure regains life points by an ability. */
export interface BangRegain {
  type: "bang.Regain";
  figure: FigureId;
  points: number;
  cause: DefinitionId;
}

/** A card that was played goes face down onto the deck when its effect is over. */
export interface BangReturnToDeck {
  type: "bang.ReturnToDeck";
  figure: FigureId;
  card: CardId;
  cause: DefinitionId;
}

/** A shot at a card in play: Missed! and barrels save it, otherwise it is lost. No life is at stake. */
export interface BangRicochetShot {
  type: "bang.RicochetShot";
  shooter: FigureId;
  target: FigureId;
  card: CardId;
  /** Whether it is a BANG! card, not only a card with that symbol. */
  is_bang: boolean;
  /** Missed! effects still needed to cancel it. */
  needed: number;
  landed: boolean;
  /** What was tried against this shot already: a barrel may be tried once. */
  used: DefinitionId[];
  /** The definition that it comes of; NONE where the frame beneath says what is going on. */
  cause: DefinitionId;
  /** Missed! effects needed in all. */
  total: number;
  /** The card that it is aimed at. */
  aim: CardId;
}

/** A check for life: a good card leaves one life point, and brings a card. */
export interface BangRiseAgain {
  type: "bang.RiseAgain";
  figure: FigureId;
  definition: DefinitionId;
  done: boolean;
}

/** Round after round, until somebody is hit. Between two discards a hand may be refilled. */
export interface BangRoulette {
  type: "bang.Roulette";
  order: FigureId[];
  place: number;
  over: boolean;
  cause: DefinitionId;
}

/** One turn of the cylinder: a Missed! is discarded, not played; barrels help as against any hit. */
export interface BangRouletteSpin {
  type: "bang.RouletteSpin";
  shooter: FigureId;
  target: FigureId;
  card: CardId;
  /** Whether it is a BANG! card, not only a card with that symbol. */
  is_bang: boolean;
  /** Missed! effects still needed to cancel it. */
  needed: number;
  landed: boolean;
  /** What was tried against this shot already: a barrel may be tried once. */
  used: DefinitionId[];
  /** The definition that it comes of; NONE where the frame beneath says what is going on. */
  cause: DefinitionId;
  /** Missed! effects needed in all. */
  total: number;
}

/** Turns pass clockwise from the Sheriff until somebody has won. */
export interface BangRounds {
  type: "bang.Rounds";
}

/** Where a game stands in a series, and what the table brings along. Public; never changed once made. */
export interface BangSeries {
  type: "bang.Series";
  /** Which game this is, counted from 1. */
  number: number;
  /** How many there will be; 0: as many as the table likes. */
  games: number;
  /** Who leads this game, as Sheriff; NONE: that is dealt. */
  leader: PlayerId;
  /** Of all games before this one. */
  ledger: BangEntry[];
  /** The money of each player after each game before this one. */
  history: number[][];
  /** For each player; empty in a first game. */
  brought: BangBrought[];
}

/** Several heirs take the cards of the eliminated one at a time, the nearest in turn order first. */
export interface BangShareOut {
  type: "bang.ShareOut";
  figure: FigureId;
  heirs: FigureId[];
  place: number;
  cause: DefinitionId;
}

/** A hit on its way: Missed! cards and barrels can cancel it, otherwise the target loses a life point. */
export interface BangShot {
  type: "bang.Shot";
  shooter: FigureId;
  target: FigureId;
  card: CardId;
  /** Whether it is a BANG! card, not only a card with that symbol. */
  is_bang: boolean;
  /** Missed! effects still needed to cancel it. */
  needed: number;
  landed: boolean;
  /** What was tried against this shot already: a barrel may be tried once. */
  used: DefinitionId[];
  /** The definition that it comes of; NONE where the frame beneath says what is going on. */
  cause: DefinitionId;
  /** Missed! effects needed in all. */
  total: number;
}

/** A step that has been taken: at which moment, and because of which card or definition. */
export interface BangStepTaken {
  type: "bang.StepTaken";
  question: number;
  definition: DefinitionId;
  card: CardId;
}

/** The Sheriff takes a BANG! back into his hand, if it still lies on the discard pile. */
export interface BangTakeBack {
  type: "bang.TakeBack";
  figure: FigureId;
  done: boolean;
}

/** A figure takes a card that was flipped, once the effect is over; it is held aside until then. */
export interface BangTakeCard {
  type: "bang.TakeCard";
  figure: FigureId;
  card: CardId;
  cause: DefinitionId;
}

/** A figure takes random cards from another one's hand. */
export interface BangTakeFromHand {
  type: "bang.TakeFromHand";
  figure: FigureId;
  victim: FigureId;
  count: number;
  cause: DefinitionId;
}

/** What has to be remembered until the turn is over. */
export interface BangThisTurn {
  type: "bang.ThisTurn";
  /** BANG! cards played. */
  bangs_played: number;
  cards_played: number;
  /** The brown card played last, if its effect can still be repeated, or NONE. */
  brown_card: CardId;
  brown_kind: DefinitionId;
  /**
   * A hand card that everybody has seen and that must be played in this turn if it can be, or NONE: a
   *         matter of the play phase, whichever rule makes it so.
   */
  due: CardId;
  /** The only suit that may be played, or NONE. */
  suit: number;
  /** Whether this is an extra turn of the same figure. */
  extra: boolean;
  /** Definitions whose ability was used, once for each use. */
  used: DefinitionId[];
  /** Cards, or whatever else a chapter has to remember, as numbers of its own. */
  noted: number[];
  /** BANG! cards that the Sheriff has played and might take back. */
  bangs: CardId[];
}

/** Two random cards for one: who is left without a hand may refill it before the one card comes. */
export interface BangTrade {
  type: "bang.Trade";
  figure: FigureId;
  other: FigureId;
  card: CardId;
  stage: number;
  cause: DefinitionId;
}

/** Whether to give a life point, and to whom. */
export interface BangTransfusion {
  type: "bang.Transfusion";
  figure: FigureId;
  target: FigureId;
  over: boolean;
  cause: DefinitionId;
}

/** Each of these gives a card of his choice to a figure. */
export interface BangTribute {
  type: "bang.Tribute";
  figure: FigureId;
  /** Who held more cards when it began. */
  givers: FigureId[];
  place: number;
  cause: DefinitionId;
}

/** A turn: its first steps and checks, then drawing, playing and discarding, then its last steps. */
export interface BangTurn {
  type: "bang.Turn";
  figure: FigureId;
  /** 0 not begun, 1 first steps, 2 to draw, 3 to play, 4 to discard, 5 last steps, 6 over. */
  stage: number;
  /** Steps that have been taken. */
  done: BangStepTaken[];
  /** Whether it is an extra turn. */
  extra: boolean;
  /** Figures that have no part in it: the Jail has kept them. */
  held: FigureId[];
}

/** The next event of some decks covers the one in force; what it does at once comes when all is quiet. */
export interface BangTurnUp {
  type: "bang.TurnUp";
  /** Places among the event decks. */
  decks: number[];
  /** 0 to be turned up; then one more than the deck whose effect is next. */
  stage: number;
}

/** Two hand cards are discarded, then comes the shot; a target that they do not affect is safe from it. */
export interface BangTwoCardShot {
  type: "bang.TwoCardShot";
  figure: FigureId;
  target: FigureId;
  /** The cards discarded so far. */
  paid: CardId[];
  fired: boolean;
  cause: DefinitionId;
}

/** On a good card the same figure has another turn, a full one. */
export interface BangVendettaCheck {
  type: "bang.VendettaCheck";
  figure: FigureId;
  cause: DefinitionId;
  /** 0 to check, 1 another turn, 2 over. */
  stage: number;
}

/** The whole table as one viewer sees it. */
export interface BangView {
  type: "bang.BangView";
  /** The player who sees this; SPECTATOR for somebody who does not play. */
  viewer: PlayerId;
  players: number;
  sets: string[];
  preset: string;
  chosen: string[][];
  left_out: string[];
  /** How many answers have been given. */
  step: number;
  over: boolean;
  winners: PlayerId[];
  turn: FigureId;
  turns: number;
  /** Public like everything that was done at the table. */
  this_turn: BangThisTurn;
  event_decks: BangEventDeckView[];
  first_out: FigureId;
  deaths: number;
  deck_size: number;
  /** Face up, the top last. */
  discard: CardId[];
  ring: FigureId[];
  /** Which way round the turn passes. */
  counter_clockwise: boolean;
  figures: BangFigureView[];
  stack: BangFrame[];
  waiting: BangFrame[];
  /** The player who is asked; NONE when the game is over. */
  decider: PlayerId;
  /** The figure that he is asked for; NONE when the game is over. */
  asked: FigureId;
  /** What is asked: the kind of the decision. */
  decision: string;
  because_card: CardId;
  because_figure: FigureId;
  /** What brings about the question: the innermost of what is going on; told to persons. */
  cause: Pending | null;
  needed: number;
  /** How many were asked for at first, where they are asked for one by one; otherwise 0. */
  needed_of: number;
  /** Keys of the options, if the viewer decides; otherwise empty. */
  options: string[];
  /** What is going on, upon whom, and who answers now: the outermost of it; told to persons. */
  pending: Pending | null;
  /**
   * Cards that lie in the middle and that the viewer sees: a store, what was flipped or is looked at;
   *         told to persons.
   */
  laid_open: CardId[];
  /** How so many play: the key of the mode. */
  mode: string;
  last_out: FigureId;
  /** Role cards that nobody got, once the game is over. */
  roles_aside: number[];
  /** What the mode has to remember. */
  mode_notes: number[];
  /** What the table brings along from the games before; None: it is a game on its own. */
  series: BangSeries | null;
  /** Of each player, in dollars. */
  money: number[];
  /** What was got and paid in this game; when it is over, what it was worth, with the reasons. */
  ledger: BangEntry[];
  /** The auction of characters before the deal, as a person is told it. */
  auction: BangAuctionView | null;
  /** Characters that lie open, to be taken by the players in turn. */
  draft: string[];
}

/** A game explained in one language: whatever a view can name, and the words for its setup. */
export interface Book {
  game: string;
  language: string;
  cards: BookCard[];
  definitions: BookDefinition[];
  /** Names of boxes, presets, rule options and the like, by key without the game. */
  words: Record<string, string>;
}

/** A printed card, by the number that views, events and options know it by. */
export interface BookCard {
  number: number;
  /** Of its definition. */
  key: string;
  /** Of its definition. */
  kind: string;
  name: string;
  text: string;
  suit?: string;
  rank?: string;
  /** Colour of its border, where that means something. */
  border?: string;
  /** Where a game has several: which one it belongs to. */
  deck?: string;
  /** What it is worth, where that is printed on it. */
  value?: number;
  /** Another number that is printed on it. */
  figure?: number;
  /** How far a weapon carries. */
  reach?: number;
}

/** What a view or an event names by key or number: a kind of card, a character, an event, a role. */
export interface BookDefinition {
  key: string;
  kind: string;
  name: string;
  text: string;
  /** None: only ever named by its key. */
  number?: number | null;
  /** In a few words, where there is a text for that. */
  short?: string;
  box?: string;
  /** Of a character. */
  life?: number;
}

/** Which bot is to have a seat before a game; none: the seat is free. */
export interface BotChosen {
  seat: PlayerId;
  bot?: string;
}

/** Each in his turn does one thing: arms himself, sees to his cowboy, or calls a robbery. */
export interface Calibre45Arming {
  type: "calibre45.Arming";
}

/** Guards or Indians: the robbers face them one after the other until one of them shoots them all. */
export interface Calibre45Attack {
  type: "calibre45.Attack";
  card: CardId;
  /** Who is on the robbery, clockwise from the one who called it. */
  fighters: PlayerId[];
  place: number;
  winner: PlayerId;
  /** Who was the last to be killed or to escape. */
  last: PlayerId;
}

/** The whole table as one viewer sees it. */
export interface Calibre45CalibreView {
  type: "calibre45.CalibreView";
  /** The player who sees this; SPECTATOR for somebody who does not play. */
  viewer: PlayerId;
  players: number;
  preset: string;
  chosen: string[][];
  /** What the decks are made of; empty if it is the house's own composition. */
  decks: Calibre45Printed[];
  /** How many answers have been given. */
  step: number;
  over: boolean;
  winners: PlayerId[];
  turn: PlayerId;
  turns: number;
  robberies: number;
  /** How many cards are left. */
  weapon_deck: number;
  /** Face up, the top last, like the other discard piles. */
  weapon_discard: CardId[];
  /** The places of the money deck: HIDDEN, or NONE where a card has been taken. */
  spread: CardId[];
  money_discard: CardId[];
  cowboy_deck: number;
  cowboy_discard: CardId[];
  /** Bail tokens that lie on no cowboy. */
  tokens: number;
  money_moved: boolean;
  /** What counts for the victory of each team. */
  team_money: number[];
  seats: Calibre45PlayerView[];
  stack: Calibre45Frame[];
  /** The player who is asked; NONE when the game is over. */
  decider: PlayerId;
  /** What is asked: the kind of the decision. */
  decision: string;
  because_card: CardId;
  because_player: PlayerId;
  needed: number;
  /** Keys of the options, if the viewer decides; otherwise empty. */
  options: string[];
  /** How the robbery stands, if there is one; told to persons, as are the next two. */
  robbery: Calibre45RobberyView | null;
  /** Who fights against what. */
  fight: Calibre45FightView | null;
  /** The new cowboy that somebody looks at: a card, HIDDEN, or NONE if nobody does. */
  new_cowboy: CardId;
}

/** Owed bail is paid as soon as, and as far as, it can be paid exactly; if there are several ways, how? */
export interface Calibre45Debt {
  type: "calibre45.Debt";
  player: PlayerId;
}

/** Somebody who is shot at, or takes aim: with bullets against a number. */
export interface Calibre45FightView {
  type: "calibre45.FightView";
  /** Who lays cards now. */
  player: PlayerId;
  /** Who is aimed at, or who shot; NONE: guards or Indians. */
  against: PlayerId;
  /** aim, guards, indians or shot. */
  kind: string;
  /** What it takes; of an aim, at most what counts. */
  needed: number;
  /** Cards laid so far; those of others nobody sees. */
  laid: CardId[];
}

/** The Sheriff: each robber pays the fine from his own money, or his cowboy goes to prison. */
export interface Calibre45Fines {
  type: "calibre45.Fines";
  robbers: PlayerId[];
  /** How many have paid or lost their cowboy. */
  place: number;
}

export type Calibre45Frame =
  | Calibre45Arming
  | Calibre45Attack
  | Calibre45Debt
  | Calibre45Fines
  | Calibre45Loading
  | Calibre45NewCowboy
  | Calibre45Robbery
  | Calibre45Shootout
  | Calibre45Stand;

/**
 * A shot at a rival: one or more bullet cards add up; what exceeds the cowboy's limit is wasted.
 *
 * Nobody sees the cards laid before the shot is fired.
 */
export interface Calibre45Loading {
  type: "calibre45.Loading";
  player: PlayerId;
  target: PlayerId;
  /** Cards laid so far; they are in the hand until the shot. */
  chosen: CardId[];
  /** Bullets that count, once it is fired. */
  strength: number;
}

/** A random cowboy in place of a lost one: kept, face down and with three bail tokens, or discarded. */
export interface Calibre45NewCowboy {
  type: "calibre45.NewCowboy";
  player: PlayerId;
  card: CardId;
}

/** A player as he is seen: hand cards and a face-down cowboy only where they are known to the viewer. */
export interface Calibre45PlayerView {
  type: "calibre45.PlayerView";
  player: PlayerId;
  team: number;
  hand_size: number;
  /** The cards, if the viewer sees them; otherwise empty. */
  hand: CardId[];
  /** A card, HIDDEN if the viewer has not seen it, NONE if there is none. */
  cowboy: CardId;
  /** Of the cowboy; 0 if the viewer does not know it. */
  limit: number;
  /** Whether the cowboy lies face up. */
  robbing: boolean;
  /** Whether everybody has seen the cowboy, even if it lies face down again. */
  known: boolean;
  tokens: number;
  resting: boolean;
  loot: CardId[];
  /** Debts deducted. */
  money: number;
  debt: number;
}

/** One entry of a composition: a face and how many cards have it. Never changed once made. */
export interface Calibre45Printed {
  type: "calibre45.Printed";
  key: string;
  kind: number;
  copies: number;
  /** Bullets, guards, attackers or the limit, whatever the kind has. */
  number: number;
  /** Dollars, if it is loot. */
  value: number;
  source: string;
  /** A name that the table gave it; "" for what the house knows by its key. */
  en: string;
  ru: string;
}

/** Whoever wants to joins; the caller turns up any card of the money deck, and that is what they face. */
export interface Calibre45Robbery {
  type: "calibre45.Robbery";
  caller: PlayerId;
  stage: number;
  /** How many of the others have been asked whether they join. */
  asked: number;
  /** The money card that was turned up, while it lies here. */
  card: CardId;
  /** Everybody on the robbery, in the order of what each did last. */
  acts: PlayerId[];
  /** Whose action was the last one: the next player clockwise arms himself first. */
  last: PlayerId;
}

/** A robbery as it stands. */
export interface Calibre45RobberyView {
  type: "calibre45.RobberyView";
  /** call, pick, attack, shootout or fines. */
  stage: string;
  caller: PlayerId;
  /** The money card that was turned up; NONE before. */
  card: CardId;
  /** All players, clockwise from the one who called it. */
  robbers: PlayerId[];
  /** Of each: in (still there), out (dead, fled or escaped), home, to_come (not asked yet). */
  states: string[];
}

/** Turns pass clockwise; who was shot at and stood up to it has the next one. */
export interface Calibre45Shootout {
  type: "calibre45.Shootout";
  card: CardId;
  who: PlayerId;
  /** Everybody on the robbery, in the order of what each did last. */
  acts: PlayerId[];
}

/**
 * A cowboy is shot at: its player lays at least as many bullets, or plays a Mustang, or loses it.
 *
 * A try that cannot succeed is not offered, so that nothing is spent in vain; once begun it is carried
 * through. Nobody sees the cards laid before they are enough.
 */
export interface Calibre45Stand {
  type: "calibre45.Stand";
  player: PlayerId;
  /** What is asked: guards, Indians or a shot to stand up to. */
  kind: string;
  needed: number;
  shooter: PlayerId;
  /** The money card that it is about. */
  card: CardId;
  /** Cards laid so far; they are in the hand until they are enough. */
  chosen: CardId[];
  outcome: number;
}

/** A series of games that has an end: how far it is. */
export interface CampaignLine {
  /** The one that runs, was the last or comes next, from 1. */
  game: number;
  games: number;
  over?: boolean;
  /** The host ended it before its last game. */
  closed?: boolean;
}

/** A printed card: a place in the catalogue of its game. */
export type CardId = number & { readonly __id?: "CardId" };

/** A word at the table. Where speech costs something, `pay` says that I know and do it all the same. */
export interface Chat {
  t: "chat";
  table: string;
  cid: string;
  text: string;
  pay?: boolean;
}

/** A word, phrase or gesture at the table. */
export interface ChatLine {
  user: string;
  name: string;
  /** -1: a spectator. */
  seat?: PlayerId;
  text?: string;
  phrase?: string;
  /** Said among the dead and the spectators: the living do not hear it while the game runs. */
  apart?: boolean;
  /** What a bot says, by a key; `text` and `name` are its words and name for whoever wants words. */
  remark?: string;
}

export type ClientMessage =
  | Hello
  | Watch
  | LeaveTable
  | Answer
  | Interrupt
  | TakeBack
  | StandBy
  | HaveReady
  | Chat
  | Phrase
  | Pace
  | Commit
  | TellLot
  | Ping;

/**
 * My device throws in a lot for the next deal at this table: the hash of it, before anybody tells his.
 *
 * For whoever has a seat, before the deal; `presence` shows it to everybody.
 */
export interface Commit {
  t: "commit";
  table: string;
  commitment: string;
}

/** How a seat came out at one of the tables. */
export interface ComparedSeat {
  seat: number;
  name: string;
  side: string;
  side_name: string;
  won: boolean;
  person?: boolean;
  left?: string[];
}

/** One of the tables that have played a deal. */
export interface ComparedTable {
  table: string;
  answers: number;
  seats: ComparedSeat[];
  first: number;
  mine?: boolean;
  parted?: number;
  parted_name?: string;
  here?: number;
  there?: number;
}

/** How a deal went at each table that has finished it, in the order in which they did. */
export interface Comparison {
  tables: ComparedTable[];
}

/**
 * What a rule option depends on: other options have these values, and so many of these boxes are played
 * with. Otherwise it has nothing to say.
 */
export interface ConditionLine {
  option: string;
  rules: Record<string, string>;
  boxes: string[];
  least: number;
}

/** A deal that somebody wants to play. */
export interface DealChosen {
  deal: string;
}

/** What lets others play the same deal: behind the # of a link, `#/deal/…`. */
export interface DealLink {
  deal: string;
}

/** Which game is meant: that of an entry; otherwise the one that runs or was the last, or the next one. */
export interface DealWish {
  seq?: number | null;
}

/** The cards are about to be dealt: tell now what you threw in. Whoever does not is left out. */
export interface Dealing {
  t: "dealing";
  table: string;
}

/** A card kind, character or event: a place in the list of definitions of its game. */
export type DefinitionId = number & { readonly __id?: "DefinitionId" };

/** A token of the same person for another device, and the page that takes it (behind the #). */
export interface DeviceMade {
  token: string;
  link: string;
}

/** An answer that has nothing to say: it is done. */
export interface Done {
}

/** The host let me in, or he did not; or I was shown the door of a table that I was at. */
export interface Door {
  t: "door";
  table: string;
  open: boolean;
  /** The seat that I wanted in the running game and got, or did not get; -1: it was about the door. */
  seat?: PlayerId;
}

/** A character has lost its last point: spoils, its equipment, cards for its death, its successor. */
export interface DuelDeath {
  type: "duel.Death";
  figure: FigureId;
  stage: number;
}

/** Cards that somebody draws when the effect which brought it about is finished. */
export interface DuelDrawLater {
  type: "duel.DrawLater";
  player: PlayerId;
  count: number;
  /** The ability or card that brings it. */
  definition: DefinitionId;
}

/** A missed Carbine: a card in play on one of the attacking characters may be discarded. */
export interface DuelEquipmentDiscard {
  type: "duel.EquipmentDiscard";
  player: PlayerId;
  card: CardId;
  done: boolean;
}

/** One more card is discarded, or the miss is of no use. */
export interface DuelExtraCard {
  type: "duel.ExtraCard";
  figure: FigureId;
  shooter: FigureId;
  done: boolean;
  paid: boolean;
}

/** A duel: beginning with the challenged, both discard hit cards in turns; who does not loses a point. */
export interface DuelFight {
  type: "duel.DuelFight";
  challenger: FigureId;
  challenged: FigureId;
  card: CardId;
  kind: DefinitionId;
  to_answer: FigureId;
  done: boolean;
}

/** A place at the table: who fights there, with what. */
export interface DuelFigureView {
  type: "duel.FigureView";
  figure: FigureId;
  player: PlayerId;
  /** A key; empty: nobody is left for this place; ?: not shown yet. */
  character: string;
  health: number;
  most_health: number;
  in_play: CardId[];
  /**
   * Told to persons: for what a card may be revealed, with how likely that goes well: [definition, good
   *         cards, cards, revealed, per cent]; revealed below 0: the other side chooses the one that counts.
   */
  checks: number[][];
}

export type DuelFrame =
  | DuelDeath
  | DuelDrawLater
  | DuelFight
  | DuelEquipmentDiscard
  | DuelExtraCard
  | DuelGiveUpCard
  | DuelHit
  | DuelHitLater
  | DuelIndiansAttack
  | DuelKeepCards
  | DuelLoss
  | DuelMarkerMove
  | DuelPreparation
  | DuelRandomDiscard
  | DuelRepeated
  | DuelReveal
  | DuelSpoils
  | DuelStore
  | DuelTurn
  | DuelVolley;

/** A missed Peacemaker: a player discards a card of his choice. */
export interface DuelGiveUpCard {
  type: "duel.GiveUpCard";
  /** Who discards. */
  player: PlayerId;
  card: CardId;
  done: boolean;
}

/** A hit on its way: misses can cancel it, otherwise the target loses a point of health. */
export interface DuelHit {
  type: "duel.Hit";
  shooter: FigureId;
  target: FigureId;
  /** Who was aimed at: a hit that waits does not strike his successor. */
  character: DefinitionId;
  /** The card that makes it; NONE: an ability, or another card's effect. */
  card: CardId;
  /** As what it was played; or the ability. */
  kind: DefinitionId;
  /** Whether it is of a BANG! card. */
  is_bang: boolean;
  stage: number;
  /** What was tried against it already, by card; NONE: the ability. */
  used: CardId[];
  /** What is being used against it. */
  cancelling: DefinitionId;
  /** Which one of a series, counted from 1; 0: there is no series. */
  nth: number;
  of: number;
}

/** An automatic hit that comes when the effect which brought it about is finished. */
export interface DuelHitLater {
  type: "duel.HitLater";
  shooter: FigureId;
  /** NONE: the opponent's attacking character, whoever that is then. */
  target: FigureId;
  /** Who is meant; NONE if it is whoever attacks then. */
  character: DefinitionId;
  kind: DefinitionId;
}

/** Indians: discard a hit card, or the character loses a point. */
export interface DuelIndiansAttack {
  type: "duel.IndiansAttack";
  figure: FigureId;
  /** Who played them. */
  player: PlayerId;
  card: CardId;
  kind: DefinitionId;
  done: boolean;
}

/** Of some cards just drawn one is discarded and the others are kept. */
export interface DuelKeepCards {
  type: "duel.KeepCards";
  player: PlayerId;
  /** So many: the last ones of the hand. 0 when it is done. */
  count: number;
  definition: DefinitionId;
}

/** A character loses health, point by point; another one may bear a point in its place. */
export interface DuelLoss {
  type: "duel.Loss";
  figure: FigureId;
  /** Points that are still to be lost. */
  left: number;
  /** Whose doing it is; NONE: nobody's. */
  source: FigureId;
  /** Whether the opponent makes it lose them. */
  by_opponent: boolean;
  /** The kind of card, or the character, that it comes of. */
  cause: DefinitionId;
  /** Points it has lost already, the last one not counted. */
  survived: number;
}

/** A missed Shotgun: either player's marker may be moved. */
export interface DuelMarkerMove {
  type: "duel.MarkerMove";
  player: PlayerId;
  card: CardId;
  done: boolean;
}

/** Both choose in secret who of their first two characters attacks; then all are shown together. */
export interface DuelPreparation {
  type: "duel.Preparation";
  /** How many players have chosen. */
  chosen: number;
}

/** Somebody may discard a random card of his opponent's hand. */
export interface DuelRandomDiscard {
  type: "duel.RandomDiscard";
  player: PlayerId;
  definition: DefinitionId;
  done: boolean;
}

/** A card of the discard pile has its effect once more, with targets of its own. */
export interface DuelRepeated {
  type: "duel.Repeated";
  player: PlayerId;
  card: CardId;
  done: boolean;
}

/** A card is revealed for its symbol; where there are two, somebody chooses the one that counts. */
export interface DuelReveal {
  type: "duel.Reveal";
  /** The character for whom it is revealed. */
  figure: FigureId;
  /** The player from whose deck. */
  owner: PlayerId;
  /** What asks for it. */
  definition: DefinitionId;
  /** The symbol that it should have. */
  symbol: number;
  /** Revealed; discarded when one of them counts. */
  cards: CardId[];
  /** The card whose symbol counts; NONE: not yet known, or there was no card. */
  counted: CardId;
}

/** A player as he is seen: his hand only where it is known to the viewer, its backs always. */
export interface DuelSeatView {
  type: "duel.SeatView";
  player: PlayerId;
  side: string;
  hand_size: number;
  /** How many cards of the law's and of the outlaws' deck are among them. */
  backs: number[];
  /** The cards, if the viewer sees them; otherwise empty. */
  hand: CardId[];
  /** The place with the marker; NONE: not shown yet. */
  attacking: FigureId;
  reserve_size: number;
  /** Who is in the reserve, in the order of the rulebook, if the viewer knows; otherwise empty. */
  reserve: string[];
  fallen: string[];
}

/** Cards of somebody who was killed: of the equipment by choice, of the hand at random. */
export interface DuelSpoils {
  type: "duel.Spoils";
  figure: FigureId;
  dead: FigureId;
  /** How many may still be taken. */
  left: number;
}

/** Cards laid out for both: the players take one after the other. */
export interface DuelStore {
  type: "duel.Store";
  /** Who takes the next one. */
  player: PlayerId;
  cards: CardId[];
}

/** A turn: what lies there acts, two cards are drawn, cards are played, what is too many is discarded. */
export interface DuelTurn {
  type: "duel.Turn";
  stage: number;
  /** How many of the cards that act at the start are done. */
  place: number;
  /** BANG! cards that count against the limit. */
  bangs: number;
  /** Whether the marker has been moved. */
  moved: boolean;
  /** Abilities that were used and can be used once in a turn. */
  abilities: DefinitionId[];
}

/** The whole table as one viewer sees it. */
export interface DuelView {
  type: "duel.DuelView";
  /** The player who sees this; SPECTATOR for somebody who does not play. */
  viewer: PlayerId;
  players: number;
  preset: string;
  chosen: string[][];
  /** How many characters each side has. */
  squad: number;
  /** How many answers have been given. */
  step: number;
  over: boolean;
  winners: PlayerId[];
  /** Whose turn it is; NONE while the first attackers are chosen. */
  turn: PlayerId;
  turns: number;
  /** How many cards the private decks of the law and of the outlaws have. */
  decks: number[];
  /** How many cards the common deck has. */
  common: number;
  /** The side on the back of its top card; empty if there is none. */
  common_top: string;
  /** Face up, the top last. */
  discard: CardId[];
  seats: DuelSeatView[];
  figures: DuelFigureView[];
  stack: DuelFrame[];
  /** What comes when the effect that is being resolved is finished. */
  waiting: DuelFrame[];
  /** The covering character that an effect has as its target; NONE: none. */
  woken: FigureId;
  /** The player who is asked; NONE when the game is over. */
  decider: PlayerId;
  /** What is asked: the kind of the decision. */
  decision: string;
  /** The character for which he decides. */
  for_figure: FigureId;
  because_card: CardId;
  because_figure: FigureId;
  needed: number;
  total: number;
  /** Keys of the options, if the viewer decides; otherwise empty. */
  options: string[];
  /** What is going on; told to persons, as is everything that follows. */
  pending: Pending | null;
  /** The characters whose abilities and cards work now. */
  awake: FigureId[];
  /** Whether cards can be reloaded. */
  reload_open: boolean;
  /** How many cards each player could keep at the end of his turn. */
  hand_limits: number[];
  /** How many BANG! cards may still be played in this turn; 99: any number. */
  bangs_left: number;
  /** Whether the marker may still be moved in this turn. */
  may_move: boolean;
}

/** A card's effect on several characters, or several times on one, one after the other. */
export interface DuelVolley {
  type: "duel.Volley";
  player: PlayerId;
  kind: DefinitionId;
  card: CardId;
  targets: FigureId[];
  place: number;
}

/** Everything in the boxes of a game, to be looked up. */
export interface Encyclopedia {
  game: string;
  language: string;
  shelves: ShelfLine[];
  pages: EncyclopediaPage[];
}

/** All that is to be known of a card, a character, an event, a role, a phase, a sign. */
export interface EncyclopediaPage {
  key: string;
  /** Of its definition in the book. */
  kind: string;
  box: string;
  name: string;
  text: string;
  /** Everything that it is called, in every language: letters and digits only, in lower case, ё as е. */
  names: string[];
  facts: string[];
  /** Each printed card, where they differ. */
  copies: string[];
  /** The rule options that touch it. */
  rules: RuleLine[];
  rulings: RulingLine[];
  /** Of what is no card: whose picture goes with it (a card, a role, a token), or `sign.` and a sign. */
  picture?: string;
}

/** One entry of a table's log as I may see it. Numbers have no gaps and no repeats. */
export interface Entry {
  t: "entry";
  table: string;
  seq: number;
  what: "agreed" | "answered" | "back" | "closed" | "host" | "interrupted" | "joined" | "kicked" | "made" | "muted" | "placed" | "rematch" | "renamed" | "said" | "sat" | "started" | "stood" | "stopped" | "taken_back" | "to_bot" | "unheard";
  /** Whose doing it was, or whom it concerns. */
  seat?: PlayerId;
  /** Who decided for that seat. */
  by?: "" | "bot" | "clock" | "person";
  events?: Event[];
  /** The events in words. */
  lines?: LogLine[];
  view?: View | null;
  /** As in `state`, where the entry ended a game or changed who sees it how. */
  last?: View | null;
  asked?: Asked | null;
  ask?: Ask | null;
  /** As in `state`, whenever there is a view: without it there is nothing to be reminded of. */
  known?: KnownCards | null;
  /** What I am asked, or whom we wait for, or how it ended, in words; told whenever there is a view. */
  prompt?: string;
  chat?: ChatLine | null;
  /** The table's facts, where the entry changed them. */
  lobby?: TableFacts | null;
  /** It is my answer, and I may take it back for three seconds, until somebody else acts. */
  may_take_back?: boolean;
  /** My seat, where the entry changed it; -1: I watch. */
  mine?: PlayerId | null;
}

/** What was refused and why; nothing was done. */
export interface Error {
  t: "error";
  code: "already_playing" | "ask_host" | "bad_code" | "bad_invite" | "bad_message" | "bad_name" | "bad_setup" | "bad_text" | "deal_fixed" | "deal_known" | "deal_running" | "elsewhere" | "forbidden" | "heard_too_much" | "hello_first" | "illegal_answer" | "internal" | "is_rated" | "muted" | "no_adviser" | "no_broadcast" | "no_campaign" | "no_duplicate" | "no_hints" | "no_rating" | "no_take_back" | "no_thought" | "not_host" | "not_over" | "not_playing" | "not_seated" | "not_your_decision" | "other_rules" | "removed" | "restarting" | "revealed" | "seat_taken" | "slow_down" | "speech_costs" | "stale_step" | "store_failed" | "table_damaged" | "table_full" | "too_big" | "too_late" | "too_many" | "unauthorized" | "unknown_game" | "unknown_kind" | "unknown_knock" | "unknown_language" | "unknown_phrase" | "unknown_route" | "unknown_seat" | "unknown_table" | "unknown_user" | "version" | "watch_only" | "wrong_method" | "wrong_origin";
  cid?: string;
  table?: string;
  /** Seconds. */
  retry_after?: number | null;
  /** What the code is about: the keys that are allowed, the field that is wrong. */
  params?: Record<string, string | number | string[]>;
}

/**
 * Something that happened. Its cards are seen by everybody, or only by the players in `privy`.
 *
 * A field says what it is, whatever the event: what it does not speak of is NONE, 0 or empty.
 */
export interface Event {
  type: "Event";
  name: string;
  /** The figure that did it or to which it happened. */
  who: FigureId;
  /** The other figure that it concerns. */
  whom: FigureId;
  /** The cards that move or are shown. */
  cards: CardId[];
  /** How many: cards whose number is told, life points, players, bullets, dollars. */
  amount: number;
  /** The card at which it is aimed, or what the game has in place of one, as in `Option.other`. */
  onto: CardId;
  /** Key of the card kind, character or event that it is about; of a card: as what it was used. */
  definition: string;
  /** Key of the suit that was named. */
  suit: string;
  /** Key of the role that was revealed, or of the side on the back of a card. */
  role: string;
  /** Key of the deck, where there are several. */
  deck: string;
  /** Which one, counted from 1: of the turns or robberies of the game, of the places on the table. */
  nth: number;
  /** All players whom it concerns, where these are more than two: the winners. */
  players: PlayerId[];
  /** Players who see the cards; None: everybody does. */
  privy: PlayerId[] | null;
  /** Figures that could have been chosen as `whom`, that one among them. */
  choices: FigureId[];
  /** Key of the card kind, character, event or rule that brought it about; empty: it needs none. */
  cause: string;
  /** Which one it is of a series that the same cause brings about, and of how many; 0: no series. */
  place: number;
  of: number;
}

/** What stands in the ring: a place in the list of figures. A player may have more than one. */
export type FigureId = number & { readonly __id?: "FigureId" };

/** A moment at which chance, and nobody's decision, moved a seat's chances to win. */
export interface Fortune {
  step: number;
  seat: number;
  change: number;
  turn?: number;
  text?: string;
}

/** What somebody has played of one game: `key` and `name` are the game's. */
export interface GameHistory {
  key: string;
  name: string;
  games: number;
  wins: number;
  low: number;
  high: number;
  sides?: Share[];
  characters?: Share[];
}

/** A game of the house. */
export interface GameLine {
  key: string;
  players: number[];
  /** The first one is always part of the game. */
  sets: SetLine[];
  /** The first one is usual. */
  presets: string[];
  /** From the weakest to the strongest. */
  bots: string[];
  /** What each preset says: the value of every rule option of every box. */
  preset_rules?: Record<string, Record<string, string>>;
  wishes?: WishLine[];
  ways?: WayLine[];
  conditions?: ConditionLine[];
  /** Who plays where nobody asked for another, and for whoever is gone. */
  usual_bot?: string;
  /** Bots that can have a character: `LEVEL+CHARACTER`. */
  mannered?: string[];
  characters?: string[];
  /** Answers that somebody can have ready before he is asked: `ready`; texts `common.ready.GAME.KEY`. */
  ready?: string[];
}

/** All games of the house. */
export interface GameList {
  games: GameLine[];
}

/** The ratings of one game, the best first; whoever has too few games comes last. */
export interface GameRatings {
  key: string;
  name: string;
  lines: RatingLine[];
}

/** Where in a table's log a finished game is: from its deal to its last answer. */
export interface GameSpan {
  /** Which game at this table, from 1. */
  round: number;
  first: number;
  last: number;
  /** Whether it follows from the game before it. */
  follows?: boolean;
}

/**
 * I have an answer ready for a question that may come, or I have it no more.
 *
 * It is one of those of the game (`ready` of its line). The server gives it for me at the pace of the table
 * when I am asked; it lasts until it is used or until my next turn. `readied` tells me alone what I have
 * ready. An empty key only asks.
 */
export interface HaveReady {
  t: "ready";
  table: string;
  cid: string;
  key?: string;
  on?: boolean;
}

/**
 * How the server is doing. `failing` comes with the status 503, `draining` with 404: a node that plays
 * its games to their end, and to which nobody is to be sent who does not ask for it by name.
 */
export interface Health {
  status: "draining" | "failing" | "ok";
  version: string;
  /** In memory. */
  tables: number;
  /** Whether anything can be kept now; otherwise in a word why not: `gone`, `full`, `closed`, `disk`, ... */
  store?: string;
  /** Tables that cannot be read. */
  damaged?: number;
}

/**
 * The first message of a socket: who I am, and what I have seen already of which table.
 *
 * A browser leaves the token empty and is known by its cookie. A table in `since` is watched from the entry
 * after that number, as by `watch`. With a language every frame carries its words too.
 * A `screen` is one that everybody in the room looks at: it is shown what a stranger sees, whoever it
 * belongs to, and nothing can be said or done there.
 */
export interface Hello {
  t: "hello";
  v: number;
  token?: string;
  since?: Record<string, number>;
  language?: string;
  screen?: boolean;
}

/** The best moves for a seat, from what that seat sees and has heard. */
export interface Hint {
  step: number;
  certainty: "clear" | "only" | "slight" | "toss_up";
  moves: MoveLine[];
  games: number;
  text?: string;
}

/** Those at a table who show what they have played. */
export interface Histories {
  people: PersonHistory[];
}

/**
 * A table's log so far as one viewer may see it: what `GET /tables/{table}/history` answers.
 *
 * Or one finished game, with where the others are: what `GET /tables/{table}/replay` answers.
 */
export interface History {
  table: string;
  entries: Entry[];
  games?: GameSpan[];
}

/** My own games: all of them in figures, and a page of them, the newest first. */
export interface HistoryPage {
  games: GameHistory[];
  past: PastGame[];
  more?: boolean;
  shown?: boolean;
}

/** Who did something most. */
export interface HonourLine {
  key: string;
  seats: number[];
  number: number;
  title?: string;
  text?: string;
}

/** Honours, the greatest first, and the luck of everybody who tried it. */
export interface Honours {
  honours?: HonourLine[];
  luck?: LuckLine[];
}

/** How likely a seat held the truth about the roles that it did not know, on average over these. */
export interface Insight {
  step: number;
  seat: number;
  chance: number;
  turn?: number;
}

/** What I do although somebody else is asked: the key of one of my `interrupts`. */
export interface Interrupt {
  t: "interrupt";
  table: string;
  cid: string;
  step: number;
  key: string;
}

/** An invite to play; or the link for watching, with which nobody sits down at a private table. */
export interface Inviting {
  watch?: boolean;
}

/** Come in; or the host was asked: the table can be seen once he has said yes. */
export interface Joined {
  table: string;
  waiting?: boolean;
  /** By a link for watching: to be looked at, not to sit down. */
  watching?: boolean;
}

/** The invite (comes in), the code (knocks, unless the table stands open) or the table (knocks). */
export interface Joining {
  /** To play, or to watch. */
  invite?: string;
  code?: string;
  table?: string;
}

/** A decision of a recorded game, thought over again with what its seat knew then. */
export interface Judged {
  step: number;
  seat: number;
  kind: string;
  played: number;
  best: number;
  chance: number;
  loss: number;
  error: number;
  grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | "unclear";
  turn?: number;
  played_text?: string;
  best_text?: string;
  reasons?: MoveReason[];
}

/** The host's word about somebody at the door. */
export interface KnockAnswer {
  knock: string;
  welcome?: boolean;
}

/** Somebody who waits for the host. */
export interface KnockLine {
  knock: string;
  name: string;
  /** The bot's seat that he wants in the running game; -1: he wants to come in. */
  seat?: PlayerId;
}

/** What a seat remembers and does not see, ready to be shown to it. */
export interface KnownCards {
  type: "KnownCards";
  /** For each player the cards that are certainly with him: in his hand, or face down before him. */
  hands: CardId[][];
  /** For each deck its cards from the top down to the lowest known one; -3 where one is not known. */
  decks: CardId[][];
}

/** Show me no more of this table. A seat there stays mine. */
export interface LeaveTable {
  t: "leave_table";
  table: string;
}

/** What happened, in words. */
export interface LogLine {
  text: string;
  /** Which of the entry's events it tells, from 0; the last one where it tells several. */
  event: number;
  /** How many it tells. */
  count?: number;
  /** Key of the page of the encyclopedia that explains it; empty: none does. */
  page?: string;
  /** The same in a few words to be shown large, if it is one of the moments that matter; mostly empty. */
  headline?: string;
}

/** What one person's device threw in. */
export interface Lot {
  seat: number;
  name: string;
  commitment: string;
  value?: string;
}

/** How often something that chance decides went well for a seat, and how often that was due. */
export interface LuckLine {
  key: string;
  seat: number;
  tried: number;
  good: number;
  due: number;
  text?: string;
}

/** A move that was tried in imagined games, and how the seat did with it there. */
export interface MoveLine {
  option: number;
  chance: number;
  low: number;
  high: number;
  behind: number;
  error: number;
  reasons?: MoveReason[];
  key?: string;
  text?: string;
}

/** Why a move is as good as it is: a code of `advice.reason`, what it counts, and in words. */
export interface MoveReason {
  code: string;
  whom?: number | null;
  number?: number;
  before?: number;
  what?: string;
  text?: string;
}

/** Whether what somebody says is heard at this table. */
export interface Muting {
  /** Or `bots`: their remarks. */
  user: string;
  muted?: boolean;
}

/** A name that somebody wants to be called by. It is cleaned, and is no key to anything. */
export interface Naming {
  name: string;
}

/** What I think of whoever sits at a seat, in a word of the page's; empty: nothing any more. */
export interface NewNote {
  seat: PlayerId;
  text: string;
}

/** A table to be made. What is left out is as usual in the game. */
export interface NewTable {
  game: string;
  players: number;
  /** Empty: the first box only. */
  sets?: string[];
  /** Empty: the usual one. */
  preset?: string;
  rules?: Record<string, string>;
  left_out?: string[];
  /** A composition of its own, where a game knows such a thing. */
  deck?: unknown;
  /** Whatever else the game lets one agree on, by name: see `wishes` of the game's line. */
  wishes?: Record<string, unknown>;
  /** Bots by name, on the last seats. Seats that are empty at the start are filled with bots as well. */
  bots?: string[];
  /** Not listed; to be watched and joined with the invite only. */
  private?: boolean;
  /** Whoever has the code comes in without knocking. */
  open_door?: boolean;
  /** A guest may take over a bot's seat in a running game. */
  open_seats?: boolean;
  /** For each decision; 0: untimed. */
  seconds?: number;
  /** Seconds that each person has for a whole game; 0: no such clock. */
  bank?: number;
  /** Seconds that each answer adds to a bank. */
  increment?: number;
  /** Seconds after which a bot stands in for somebody who is gone and is asked; 0: never. */
  absent_after?: number;
  /** Seconds that a bot takes for an answer, whatever it is. */
  pace?: number;
  /** For children and first-timers: the simplest deck that the rules know, gentler words, texts on cards. */
  family?: boolean;
  /** Whoever makes the table has the first seat. A screen for the whole room makes one and only shows it. */
  host_plays?: boolean;
  /** In test mode only: the deal. */
  seed?: string;
  /** A prepared game for a newcomer among bots, such as `first_game`: all else is as prepared. */
  lesson?: string;
  /** A position as text to begin from: it says how many play, with which boxes and by which rules. */
  position?: string;
  /** Everybody who plays is reminded of the cards that his seat has seen. */
  card_memory?: boolean | null;
  /** Everybody who plays may ask for advice. Whoever plays alone among bots may anyway. */
  hints?: boolean | null;
  /** Whoever answered may take it back for a few seconds, if it has shown nobody anything. */
  take_back?: boolean | null;
  /** Others may play the same deal while this game runs; otherwise only when it is over. */
  same_deal?: boolean | null;
  /**
   * The game counts for the ratings of the house, where everybody who plays it appears by name; nobody is
   *     advised, nothing is taken back, and nobody comes into it later.
   */
  rated?: boolean | null;
  /** Whoever watches may see all hands, some minutes late. */
  broadcast?: boolean | null;
}

/** What I thought of a seat after entry `seq`. */
export interface Note {
  seq: number;
  seat: PlayerId;
  text: string;
}

/** My own notes at a table, oldest first. Nobody else ever gets them. */
export interface NoteList {
  notes: Note[];
}

/** A request that has nothing to say: `{}` or an empty body. */
export interface Nothing {
}

/** Somebody who watches. */
export interface Onlooker {
  user: string;
  name: string;
  muted?: boolean;
}

/** One legal answer. -1 stands where it names no card, kind, target, other card, suit or number. */
export interface OptionLine {
  key: string;
  verb: number;
  card: CardId;
  kind: DefinitionId;
  target: FigureId;
  /** A second card, and nothing else; -2: a random one of the target's hand. */
  other: CardId;
  /** The suit that it names. */
  suit?: number;
  /** A place, a colour or a way that it names. */
  number?: number;
  /** Why it should be thought over. */
  warning?: ReasonLine | null;
  /** In words, in full: the card and what is done with it. */
  text?: string;
  /** In words, beside the name of its card: only what is done with it. */
  part?: string;
}

/**
 * How fast I want the bots of this table to play, while I am there.
 *
 * It is no entry; `presence` tells what came of it. `skip` lasts until I am asked something, `wait` until I
 * say otherwise, but not long where others play too. Bots keep the pace of the slowest of those who play;
 * whoever is out, or a host who watches, has a say when nobody else has.
 */
export interface Pace {
  t: "pace";
  table: string;
  cid: string;
  speed: "1" | "2" | "4" | "skip" | "wait";
}

/** A finished game, as one who played in it keeps it. */
export interface PastGame {
  table: string;
  number: number;
  seat: number;
  at: number;
  game: string;
  name: string;
  players: number;
  sets: string[];
  side: string;
  side_name: string;
  won: boolean;
  characters?: string[];
  left?: boolean;
  rated?: boolean;
}

/** What is going on, as everybody may know it: by whom, with what, upon whom, and who answers now. */
export interface Pending {
  type: "Pending";
  /** The card that does it; NONE: no card. */
  card: CardId;
  /** The event, ability or kind of card that does it; NONE: a rule of the game. */
  definition: DefinitionId;
  /** Whose doing it is; NONE: nobody's. */
  source: FigureId;
  /** Upon whom, in order. */
  queue: FigureId[];
  /** Whose turn it is in the queue, counted from 0; those before are done. */
  at: number;
  /** Which one of a series upon the same figure, counted from 1; 0: there is no series. */
  place: number;
  of: number;
}

/** Who is meant. */
export interface PersonChosen {
  user: string;
}

/** Somebody at a table who shows what he has played. */
export interface PersonHistory {
  user: string;
  name: string;
  games: GameHistory[];
}

/** A gesture or a ready-made phrase, by its key. Always free. */
export interface Phrase {
  t: "phrase";
  table: string;
  cid: string;
  phrase: string;
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** Who decides: a place in the list of players. A seat at a table of the server is this number too. */
export type PlayerId = number & { readonly __id?: "PlayerId" };

/** The chances of all sides as a turn begins; of the winners 1 at the end. */
export interface Point {
  step: number;
  turn: number;
  chances: number[];
}

/** I am. */
export interface Pong {
  t: "pong";
}

/**
 * A moment of a game as text. A table can begin from it, if nothing is hidden by `?` or if that may be
 * dealt anew.
 */
export interface PositionText {
  text: string;
}

/** Which moment is meant: after this entry. `open`: with every card, which a game that is over allows. */
export interface PositionWish {
  seq: number;
  open?: boolean;
}

/** Who is there. Not part of the log: it has no number and is not told again. */
export interface Presence {
  t: "presence";
  table: string;
  seats: SeatPresence[];
  watchers?: number;
  /** For the host only. */
  knocks?: KnockLine[];
  /**
   * Until the table goes on without whoever is asked, because the clock answers or a bot stands in for him;
   *     none where it waits for him, or where a bot is asked.
   */
  seconds_left?: number | null;
  /** How fast the bots play now. */
  speed?: "1" | "2" | "4" | "skip" | "wait";
  /** For the host only: who watches, fifty of them at most. */
  onlookers?: Onlooker[];
  /** How many screens show the table to the whole room. */
  screens?: number;
}

/** Why a request was refused (application/problem+json). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: "already_playing" | "ask_host" | "bad_code" | "bad_invite" | "bad_message" | "bad_name" | "bad_setup" | "bad_text" | "deal_fixed" | "deal_known" | "deal_running" | "elsewhere" | "forbidden" | "heard_too_much" | "hello_first" | "illegal_answer" | "internal" | "is_rated" | "muted" | "no_adviser" | "no_broadcast" | "no_campaign" | "no_duplicate" | "no_hints" | "no_rating" | "no_take_back" | "no_thought" | "not_host" | "not_over" | "not_playing" | "not_seated" | "not_your_decision" | "other_rules" | "removed" | "restarting" | "revealed" | "seat_taken" | "slow_down" | "speech_costs" | "stale_step" | "store_failed" | "table_damaged" | "table_full" | "too_big" | "too_late" | "too_many" | "unauthorized" | "unknown_game" | "unknown_kind" | "unknown_knock" | "unknown_language" | "unknown_phrase" | "unknown_route" | "unknown_seat" | "unknown_table" | "unknown_user" | "version" | "watch_only" | "wrong_method" | "wrong_origin";
  detail?: string;
  retry_after?: number | null;
  params?: Record<string, string | number | string[]>;
}

/** What a deal follows from: part of the record of a finished game. */
export interface Proof {
  secret: string;
  /** SHA-256 of the secret, shown before the deal (`seed_hash` of the table). */
  commitment: string;
  lots?: Lot[];
  /** The deal was made at another table, of which all this tells, and was played again. */
  again?: boolean;
}

/** How strong somebody is in a game, whatever roles he was dealt. */
export interface RatingLine {
  name: string;
  games: number;
  rating?: number;
  reach?: number;
  user?: string;
  known?: boolean;
}

/** The ratings of the house, of everybody who has played rated games. */
export interface RatingList {
  games: GameRatings[];
  least: number;
}

/**
 * What I have ready, for my devices only; and why it changed by itself.
 *
 * It was used, it did not fit what I was asked, my turn came; or a bot plays for me, or the game is over
 * (`gone`).
 */
export interface ReadyNow {
  t: "readied";
  table: string;
  keys: string[];
  why?: "" | "gone" | "turn" | "unfit" | "used";
}

/** Why not, or why to think it over: a code and its numbers. */
export interface ReasonLine {
  code: string;
  numbers: Record<string, number>;
  /** In words. */
  text?: string;
}

/** A finished game: `saloon replay` reproduces it. */
export interface RecordFile {
  format: number;
  version: string;
  game: string;
  setup: unknown;
  answers: string[];
  hash: string;
  /** Of the people by seat, "" for a bot. */
  names?: string[];
  /** What the deal follows from, where it can be proved. */
  proof?: Proof | null;
  /** Who sat where when: those of the deal, and every change. */
  sittings?: SittingLine[];
}

/** Something that I hold, the figure that it was meant for (-1: nobody in particular) and why not. */
export interface RefusalLine {
  card: CardId;
  target: FigureId;
  code: string;
  numbers: Record<string, number>;
  /** In words, with the numbers. */
  text?: string;
  /** What would make it possible, in words. */
  hint?: string;
  /** In as few words as possible. */
  short?: string;
}

/** A finished game thought over again. */
export interface Review {
  game: string;
  hash: string;
  simulations: number;
  players: number;
  sides: SideLine[];
  course: Point[];
  turnings: Turning[];
  seats: SeatReview[];
  decisions: Judged[];
  fortunes: Fortune[];
  insights: Insight[];
  names?: string[];
}

/** How much of a review is done, from 0 to 1; and the review once it is. Ask again after a moment. */
export interface ReviewSoFar {
  done: number;
  review?: Review | null;
  failed?: boolean;
}

/** How likely somebody has a role. */
export interface RoleChance {
  role: string;
  chance: number;
  name?: string;
}

/** A rule option and what can be chosen, the publisher's way first. */
export interface RuleLine {
  name: string;
  text: string;
  values: string[];
}

/** A question that was settled. */
export interface RulingLine {
  id: string;
  text: string;
}

/** Which seat is meant. */
export interface SeatChosen {
  seat: PlayerId;
}

/** A seat and who has it. */
export interface SeatLine {
  seat: PlayerId;
  holder: "bot" | "empty" | "person";
  /** Of the person or the bot. */
  name?: string;
  user?: string;
  /** The bot that plays now: for itself, or in place of a person who is gone. */
  bot?: string;
}

/** Whether the person of a seat is there. Bots always are. */
export interface SeatPresence {
  seat: PlayerId;
  here: boolean;
  /** How fast he wants the bots to play. */
  speed?: "1" | "2" | "4" | "skip" | "wait";
  /** The hash of what his device has thrown into the next deal. */
  commitment?: string;
  /**
   * Seconds that are left to this person for the whole game, where the table has such clocks; it runs down
   *     while he is asked.
   */
  bank?: number | null;
}

/** One player's game: decisions, luck and inference, each for itself. */
export interface SeatReview {
  seat: number;
  side: string;
  won: boolean;
  decisions: number;
  lost: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  unclear: number;
  luck: number;
  insight: number | null;
  name?: string;
  role?: string;
}

/** Finished games, each set up by the end of the one before: `saloon replay` goes through all of them. */
export interface SeriesFile {
  format: number;
  games: RecordFile[];
  /** A campaign that was ended before its last game. */
  closed?: boolean;
}

export type ServerMessage =
  | Welcome
  | State
  | Entry
  | Ack
  | Error
  | Presence
  | Door
  | Dealing
  | ReadyNow
  | Pong;

/** A box: its rule options with their values, and what of it can be left out by name. */
export interface SetLine {
  key: string;
  rules: Record<string, string[]>;
  parts: string[];
}

/** So many wins in so many games, and between which shares the truth lies with 95 % confidence. */
export interface Share {
  key: string;
  name: string;
  games: number;
  wins: number;
  low: number;
  high: number;
}

/** Pages that stand together in the contents. */
export interface ShelfLine {
  /** Empty: of the chapters of "How to play". */
  box: string;
  title: string;
  keys: string[];
  /** How many cards of each key are in this box; empty where they are not counted. */
  copies: number[];
}

/** Whether those at my tables may see what I have played, in figures. */
export interface Showing {
  shown: boolean;
}

/** A side whose chances are told, and who belongs to it. */
export interface SideLine {
  key: string;
  seats: number[];
  name?: string;
}

/** Take this seat, or any that is free. */
export interface SitDown {
  seat?: PlayerId | null;
}

/** Who had a seat from a moment of a game on. */
export interface SittingLine {
  /** So many answers had been given. */
  after: number;
  seat: PlayerId;
  /** Empty: a bot. */
  name: string;
}

/** My last answer stands: bots need not wait for whether I take it back. */
export interface StandBy {
  t: "stand_by";
  table: string;
  cid: string;
}

/** A table as it is after entry `seq`, complete. */
export interface State {
  t: "state";
  table: string;
  seq: number;
  lobby: TableFacts;
  /** Mine; -1: I watch. */
  seat?: PlayerId;
  /** None while there is no game yet. */
  view?: View | null;
  /** How the last game ended, while the next one of its series has not begun or the series is over. */
  last?: View | null;
  asked?: Asked | null;
  ask?: Ask | null;
  /** Cards that my seat has seen in this game and does not see now, where the table reminds its players. */
  known?: KnownCards | null;
  /** What I am asked, or whom we wait for, or how it ended, in words. */
  prompt?: string;
  /** The last words, oldest first. */
  chat?: ChatLine[];
}

/** What a seat has to think of another player. */
export interface Suspect {
  seat: number;
  chances: RoleChance[];
  acts: ActLine[];
  name?: string;
}

/** What a seat has to think of those whose role it does not know; empty where nothing is hidden. */
export interface Suspicion {
  step: number;
  suspects: Suspect[];
}

/**
 * What everybody at a table, or everybody who sees it listed, may know of it.
 *
 * Of the agreements those are true that are in force; the others are left out.
 */
export interface TableFacts {
  table: string;
  game: string;
  players: number;
  sets: string[];
  preset: string;
  rules: Record<string, string>;
  left_out: string[];
  seats: SeatLine[];
  phase: "open" | "over" | "playing";
  /** User. */
  host: string;
  private: boolean;
  open_seats: boolean;
  seconds: number;
  absent_after: number;
  pace: number;
  /** Whether words are gentle here, and cards say what they do. */
  family?: boolean;
  /** Seconds that each person has for a whole game; 0: no such clock. */
  bank?: number;
  increment?: number;
  /** Which game at this table, from 1; 0 before the first. */
  round?: number;
  /**
   * SHA-256 of the server's secret, shown before the deal; the secret stands in the record of a finished
   *     game, and the deal follows from it and from what people's devices threw in (docs/fairness.md).
   */
  seed_hash?: string;
  /** The house is run for tests: whoever made the table may have chosen the deal. Nothing here is proved. */
  test_mode?: boolean;
  winners?: PlayerId[];
  /**
   * The last game here was played by rules that this server does not have any more: it is kept, but cannot
   *     be shown or played on. The host may begin another one.
   */
  other_rules?: boolean;
  /** The game broke off by a fault of the rules: it is kept and cannot go on. The host may begin another. */
  damaged?: boolean;
  /** Whether it is played with a deck of its own: the table's book tells which. */
  own_deck?: boolean;
  /** Whatever else was agreed on. */
  wishes?: Record<string, unknown>;
  /** Whether its games begin from a position that somebody laid out: he knows every card. */
  from_position?: boolean;
  /** How far the campaign is that is played here, once it has begun. */
  campaign?: CampaignLine | null;
  /**
   * Whether the next game is to follow from how the last one ended. Without a `last` in the state of the
   *     table it cannot, and begins afresh.
   */
  follows?: boolean;
  /** The game should have followed the one before it, which was played by other rules: it began afresh. */
  anew?: boolean;
  /** For the guests of the table only. */
  code?: string;
  /** In answer to `sit` only: the host was asked, and `door` will tell what he said. */
  waiting?: boolean;
  /**
   * The game here is dealt as it was dealt at another table: seats, bots and agreements are as they were
   *     there, and whoever has seen that deal has no seat.
   */
  again?: boolean;
  /** The host has muted the bots: they make no remarks. */
  quiet_bots?: boolean;
  /** Everybody who plays is reminded of the cards that his seat has seen. */
  card_memory?: boolean | null;
  /** Everybody who plays may ask for advice. Whoever plays alone among bots may anyway. */
  hints?: boolean | null;
  /** Whoever answered may take it back for a few seconds, if it has shown nobody anything. */
  take_back?: boolean | null;
  /** Others may play the same deal while this game runs; otherwise only when it is over. */
  same_deal?: boolean | null;
  /**
   * The game counts for the ratings of the house, where everybody who plays it appears by name; nobody is
   *     advised, nothing is taken back, and nobody comes into it later.
   */
  rated?: boolean | null;
  /** Whoever watches may see all hands, some minutes late. */
  broadcast?: boolean | null;
}

/** Tables that can be joined or watched by everybody. */
export interface TableList {
  tables: TableFacts[];
}

/** A new table. The invite is shown this once; whoever has it comes in. */
export interface TableMade {
  table: string;
  invite: string;
  code: string;
}

/**
 * I take my last answer back, the one to this step: within three seconds, where the table agreed to it,
 * nobody has acted since and it has shown nobody anything.
 */
export interface TakeBack {
  t: "take_back";
  table: string;
  cid: string;
  step: number;
}

/** What my device threw in, in answer to `dealing`. */
export interface TellLot {
  t: "tell_lot";
  table: string;
  value: string;
}

/** A turn that changed much: which side's chances, from what to what, and the step that did most. */
export interface Turning {
  step: number;
  turn: number;
  side: number;
  before: number;
  after: number;
  text?: string;
}

/** A person, and the tables where he has a seat in a game that is not over. */
export interface UserLine {
  user: string;
  name: string;
  tables?: string[];
}

/** A new person. The token is shown this once; browsers get it as a cookie too. */
export interface UserMade {
  user: string;
  name: string;
  token: string;
}

export type View =
  | BangView
  | Calibre45CalibreView
  | DuelView;

/** Tables where this person is asked something now, oldest first. */
export interface Waiting {
  tables: string[];
}

/**
 * Show me this table: the owner of a seat gets his view, anybody else a spectator's.
 *
 * Without `since` the answer is one complete `state`; with it, every entry after that number.
 * A private table wants the invite of whoever is not yet a guest there.
 */
export interface Watch {
  t: "watch";
  table: string;
  since?: number | null;
  invite?: string;
}

/** A way in which so many can play: of those for as many the first one whose `agreement` the rules say. */
export interface WayLine {
  players: number;
  agreement: Record<string, string>;
  /** Rule options that have nothing to say in it. */
  silent: string[];
  /**
   * What cannot be chosen in it: rule options that stay as the preset has them, parts of boxes that are not
   *     played with; each with its reason, a word of the book (`setup.…`).
   */
  senseless: Record<string, string>;
}

/** The answer to `hello`. */
export interface Welcome {
  t: "welcome";
  v: number;
  user: string;
  name: string;
  capabilities?: string[];
}

/** Something that can be agreed on for a table of this game, besides what every game knows. */
export interface WishLine {
  name: string;
  /** `number`, `text`, `names` (a list), `pairs` (an object of texts) or `plain` (anything). */
  form: string;
  /** What is meant if nobody says anything; null: it has to be said. */
  usual?: unknown;
}

/** The clients' own words in one language; a text with plural forms is an object of them. */
export interface WordList {
  language: string;
  texts: Record<string, string | Record<string, string>>;
}
