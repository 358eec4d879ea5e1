/** What somebody wants of a table that is not made yet, for one game. */
import type { GameLine, NewTable, SetLine } from "../net/wire";

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
  pace: number;
  listed: boolean;
  openDoor: boolean;
  /** Whether everybody is reminded of the cards that he has seen. */
  cardMemory: boolean;
}

/** Changes of the rules, kept under a name. */
export interface OwnRules extends Pick<Wishes, "preset" | "rules" | "leftOut"> {
  name: string;
}

export function usualWishes(line: GameLine, players: number): Wishes {
  return {
    players: line.players.includes(players) ? players : (line.players[0] ?? 4),
    sets: [],
    preset: line.presets[0] ?? "",
    rules: {},
    leftOut: [],
    bot: line.bots.at(-1) ?? "",
    bots: 0,
    seconds: 0,
    pace: 0.8,
    listed: false,
    openDoor: true,
    cardMemory: false,
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
  };
}

/** The first box always, and the expansions that were chosen. */
export const boxesOf = (line: GameLine, wishes: Wishes): SetLine[] =>
  line.sets.filter((box, i) => i === 0 || wishes.sets.includes(box.key));

/** The rule options of each box; one that several boxes share stands in the first of them. */
export function optionsByBox(boxes: readonly SetLine[]): { box: string; options: [string, string[]][] }[] {
  const seen = new Set<string>();
  return boxes
    .map((box) => ({
      box: box.key,
      options: Object.entries(box.rules).filter(([name]) => !seen.has(name) && seen.add(name)),
    }))
    .filter((one) => one.options.length > 0);
}

/** What the rule set says of an option. */
export const said = (line: GameLine, preset: string, option: string): string => line.preset_rules?.[preset]?.[option] ?? "";

/** The options of these boxes that differ from the rule set. */
export function changes(line: GameLine, wishes: Wishes): Record<string, string> {
  const known = boxesOf(line, wishes).flatMap((box) => Object.entries(box.rules));
  return Object.fromEntries(
    known
      .map(([name, values]): [string, string] => [name, values.includes(wishes.rules[name] ?? "") ? (wishes.rules[name] ?? "") : ""])
      .filter(([name, value]) => value && value !== said(line, wishes.preset, name)),
  );
}

/** The same wishes with another value of a rule option; what the rule set says is no change. */
export function changedRules(line: GameLine, wishes: Wishes, option: string, value: string): Record<string, string> {
  const rest = Object.fromEntries(Object.entries(wishes.rules).filter(([one]) => one !== option));
  return value === said(line, wishes.preset, option) ? rest : { ...rest, [option]: value };
}

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
    left_out: wishes.leftOut.filter((key) => parts.includes(key)),
    bots: new Array<string>(bots).fill(wishes.bot),
    private: own || !wishes.listed,
    open_door: wishes.openDoor,
    seconds: own ? 0 : wishes.seconds,
    pace: wishes.pace,
    card_memory: wishes.cardMemory,
  };
}
