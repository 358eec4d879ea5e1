/** A game looked at again: the same table, filled from what was told instead of from the socket. */
import { chronicle } from "../lib/chronicle";
import type * as wire from "../net/wire";
import { Table } from "./table.svelte";

/** What one looks for in a game: the names of events. */
export const TURNS: ReadonlySet<string> = new Set(["turn_began"]);
export const DEATHS: ReadonlySet<string> = new Set(["eliminated", "cowboy_lost", "killed"]);

const NOWHERE = { deliver: () => Promise.reject(new Error("nothing can be done in the past")) };

export class Replay extends Table {
  /** How many entries of the game have been shown, less one. */
  position = $state(0);
  /** Whether the game went on by other rules, so that no more of it can be shown. */
  private readonly goesOn: boolean;
  /** Whose seat is at the bottom when everything is open. */
  eyes = $state(-1);

  constructor(
    id: string,
    entries: readonly wire.EntryMessage[],
    readonly open: boolean,
    /** Where the games of this table are in its log. */
    readonly games: readonly wire.GameSpan[] = [],
    /** Said at its last entry, if the game went on by rules that cannot be followed. */
    private readonly goneOn = "",
  ) {
    super(id, NOWHERE);
    this.entries = entries.filter((entry) => entry.view);
    this.goesOn = entries.some((entry) => entry.lobby?.other_rules);
    this.turns = chronicle(entries);
    this.facts = entries.findLast((entry) => entry.lobby)?.lobby ?? null;
    this.seat = this.entries[0]?.view?.viewer ?? -1;
    this.rewind = (seq) => this.goTo(this.placeOf(seq));
  }

  /** More of a game that still runs. */
  add(entries: readonly wire.EntryMessage[]): void {
    this.entries = [...this.entries, ...entries.filter((entry) => entry.view)];
    this.turns = chronicle(this.entries);
    this.facts = entries.findLast((entry) => entry.lobby)?.lobby ?? this.facts;
  }

  /** The last entry that is known. */
  get newest(): number {
    return this.entries.at(-1)?.seq ?? 0;
  }

  get length(): number {
    return this.entries.length;
  }

  /** Which of the games this is, from 1. */
  get round(): number {
    return this.games.findLast((one) => one.first <= (this.entries[0]?.seq ?? 0))?.round ?? 0;
  }

  get turn(): string {
    return this.turns.findLast((turn) => turn.seq <= this.now)?.title ?? "";
  }

  /** Places of entries with one of these events. */
  places(names: ReadonlySet<string>): number[] {
    return this.entries.flatMap((entry, i) => (entry.events?.some((event) => names.has(event.name)) ? [i] : []));
  }

  placeOf(seq: number): number {
    const found = this.entries.findLastIndex((entry) => entry.seq <= seq);
    return Math.max(0, found);
  }

  /** The next or last place from here with one of these events; where there is none, the end or the deal. */
  nearest(names: ReadonlySet<string>, way: 1 | -1): number {
    const places = this.places(names);
    const found = way > 0 ? places.find((place) => place > this.position) : places.findLast((place) => place < this.position);
    return found ?? (way > 0 ? this.length - 1 : 0);
  }

  /** Show the table as it was there. One step ahead is shown with all that flies and sounds. */
  goTo(place: number): void {
    const next = Math.max(0, Math.min(this.length - 1, place));
    const entry = this.entries[next];
    if (!entry) return;
    const ahead = next === this.position + 1 && this.now >= 0;
    const before = this.view;
    this.position = next;
    this.show(entry);
    if (ahead) for (const listener of this.listeners) listener(entry, before);
  }

  look(eyes: number): void {
    this.eyes = eyes;
    const entry = this.entries[this.position];
    if (entry) this.show(entry);
  }

  private show(entry: wire.EntryMessage): void {
    this.seq = this.now = entry.seq;
    this.asked = entry.asked ?? null;
    this.prompt = this.goesOn && entry === this.entries.at(-1) ? this.goneOn : (entry.prompt ?? "");
    if (!entry.view) return;
    this.known = this.open ? null : (entry.known ?? null);
    this.seat = this.open ? this.eyes : entry.view.viewer;
    this.view = this.open ? { ...entry.view, viewer: this.eyes } : entry.view;
  }
}
