/** What somebody wants of a table that is not made yet, for one game. */
import { AGREEMENTS, type GameLine, type NewTable, type SetLine, type TableFacts, type WayLine } from "../net/wire";
import type { Book } from "./book";

/** What people agree on besides the rules: whether each is wanted. */
export type Agreements = Partial<Record<(typeof AGREEMENTS)[number], boolean>>;

export interface Wishes {
  players: number;
  /** Expansions. */
  sets: string[];
  preset: string;
  /** Rule options that are not as the preset has them. */
  rules: Record<string, string>;
  leftOut: string[];
  bot: string;
  bots: number;
  seconds: number;
  /** Seconds for a whole game, and what each answer adds. */
  bank: number;
  increment: number;
  pace: number;
  listed: boolean;
  openDoor: boolean;
  agreements: Agreements;
  /** For children and first-timers. */
  family: boolean;
  /** Whatever else this game lets one agree on, by name; what is usual is left out. */
  more: Record<string, number>;
}

/** Changes of the rules, kept under a name. */
export interface OwnRules extends Pick<Wishes, "preset" | "rules" | "leftOut"> {
  name: string;
}

/** `own`: at a table of one's own nobody minds if something is taken back. */
export function usualWishes(line: GameLine, players: number, own = false): Wishes {
  return {
    players: line.players.includes(players) ? players : (line.players[0] ?? 4),
    sets: [],
    preset: line.presets[0] ?? "",
    rules: {},
    leftOut: [],
    bot: line.usual_bot ?? "",
    bots: 0,
    seconds: 0,
    bank: 0,
    increment: 0,
    pace: 0.8,
    listed: false,
    openDoor: true,
    agreements: own ? { take_back: true } : {},
    family: false,
    more: {},
  };
}

/** The wishes of last time, as far as the game still knows what they name. */
export function fitting(line: GameLine, kept: Partial<Wishes> | undefined, usual: Wishes): Wishes {
  const all = { ...usual, ...kept };
  return {
    ...all,
    players: line.players.includes(all.players) ? all.players : usual.players,
    sets: all.sets.filter((key) => line.sets.some((box) => box.key === key)),
    preset: line.presets.includes(all.preset) ? all.preset : usual.preset,
    bot: line.bots.includes(all.bot) ? all.bot : usual.bot,
    more: Object.fromEntries(Object.entries(all.more).filter(([name]) => line.wishes?.some((wish) => wish.name === name))),
  };
}

/** The first box always, and the expansions that were chosen. */
export const boxesOf = (line: GameLine, wishes: Wishes): SetLine[] =>
  line.sets.filter((box, i) => i === 0 || wishes.sets.includes(box.key));

/** The rule options of each box that matter; one that several boxes share stands in the first of them. Those that
 * are asked for elsewhere stand apart. */
export function optionsByBox(
  line: GameLine,
  wishes: Wishes,
  apart: readonly string[] = [],
): { box: string; options: [string, string[]][] }[] {
  const seen = new Set<string>(apart);
  return boxesOf(line, wishes)
    .map((box) => ({
      box: box.key,
      options: Object.entries(box.rules).filter(([name]) => matters(line, wishes, name) && !seen.has(name) && seen.add(name)),
    }))
    .filter((one) => one.options.length > 0);
}

/** The value of an option as it is wished; what the game does not know counts for nothing. */
export function valueOf(line: GameLine, wishes: Wishes, option: string): string {
  const values = line.sets.find((box) => option in box.rules)?.rules[option] ?? [];
  const wished = wishes.rules[option] ?? "";
  return values.includes(wished) ? wished : said(line, wishes.preset, option);
}

/** The way in which so many play by these rules. */
export function wayOf(line: GameLine, wishes: Wishes): WayLine | undefined {
  return line.ways?.find(
    (way) => way.players === wishes.players && Object.entries(way.agreement).every(([name, value]) => valueOf(line, wishes, name) === value),
  );
}

/** Why something makes no sense at such a table: the word of a reason; "": it does. */
export const senseless = (line: GameLine, wishes: Wishes, what: string): string => wayOf(line, wishes)?.senseless[what] ?? "";

/** Whether a rule option has something to say at such a table. */
export function matters(line: GameLine, wishes: Wishes, option: string): boolean {
  const boxes = boxesOf(line, wishes).map((box) => box.key);
  const condition = line.conditions?.find((one) => one.option === option);
  return (
    !wayOf(line, wishes)?.silent.includes(option) &&
    (!condition ||
      (condition.boxes.filter((box) => boxes.includes(box)).length >= condition.least &&
        Object.entries(condition.rules).every(([name, value]) => valueOf(line, wishes, name) === value)))
  );
}

/** The option that chooses among the ways in which so many can play; undefined: there is one way. */
export const choosesWay = (line: GameLine, wishes: Wishes): string | undefined =>
  line.ways?.filter((way) => way.players === wishes.players).flatMap((way) => Object.keys(way.agreement))[0];

/** What a value of an option is called; one that is a number or a name of its own stands for itself. */
export function valueName(book: Book, option: string, value: string): string {
  const key = `rule.${option}.value.${value}`;
  return book.has(key) ? book.word(key) : value;
}

/** What the rule set says of an option. */
export const said = (line: GameLine, preset: string, option: string): string => line.preset_rules?.[preset]?.[option] ?? "";

/** The options of these boxes that differ from the rule set, as far as they matter and make sense. */
export function changes(line: GameLine, wishes: Wishes): Record<string, string> {
  const known = boxesOf(line, wishes).flatMap((box) => Object.keys(box.rules));
  return Object.fromEntries(
    known
      .filter((name) => matters(line, wishes, name) && !senseless(line, wishes, name))
      .map((name): [string, string] => [name, valueOf(line, wishes, name)])
      .filter(([name, value]) => value !== said(line, wishes.preset, name)),
  );
}

/** The same wishes with another value of a rule option; what the rule set says is no change. */
export function changedRules(line: GameLine, wishes: Wishes, option: string, value: string): Record<string, string> {
  const rest = Object.fromEntries(Object.entries(wishes.rules).filter(([one]) => one !== option));
  return value === said(line, wishes.preset, option) ? rest : { ...rest, [option]: value };
}

/** What of the chosen boxes can be left out by name, and what is left out at such a table anyway. */
export const partsOf = (line: GameLine, wishes: Wishes): string[] => [...new Set(boxesOf(line, wishes).flatMap((box) => box.parts))];

/** As the server wants it. At a table of one's own bots have all the other seats. */
export function newTable(line: GameLine, wishes: Wishes, own: boolean): NewTable {
  const parts = partsOf(line, wishes);
  const bots = own ? wishes.players - 1 : Math.min(wishes.bots, wishes.players - 1);
  return {
    game: line.key,
    players: wishes.players,
    sets: boxesOf(line, wishes).map((box) => box.key),
    preset: wishes.preset,
    rules: changes(line, wishes),
    left_out: wishes.leftOut.filter((key) => parts.includes(key) && !senseless(line, wishes, key)),
    bots: new Array<string>(bots).fill(wishes.bot),
    private: own || !wishes.listed,
    open_door: wishes.openDoor,
    seconds: own ? 0 : wishes.seconds,
    ...(own || !wishes.bank ? {} : { bank: wishes.bank, increment: wishes.increment }),
    pace: wishes.pace,
    ...wishes.agreements,
    ...(wishes.family ? { family: true } : {}),
    wishes: { ...wishes.more },
  };
}

/** The agreements that are in force at a table. */
const agreedIn = (facts: TableFacts): Agreements => Object.fromEntries(AGREEMENTS.filter((one) => facts[one]).map((one) => [one, true]));

/** A table like this one for me alone: the same bots, and the usual one for whoever else sits there. */
export function sameAgain(facts: TableFacts, seat: number, usual: string): NewTable {
  const others = facts.seats.filter((line) => line.seat !== seat);
  return {
    game: facts.game,
    players: facts.players,
    sets: facts.sets,
    preset: facts.preset,
    rules: facts.rules,
    left_out: facts.left_out,
    wishes: facts.wishes ?? {},
    bots: others.map((line) => (line.holder === "bot" && line.bot ? line.bot : usual)),
    private: true,
    pace: facts.pace,
    ...agreedIn(facts),
  };
}
