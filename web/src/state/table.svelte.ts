/** One table as this viewer sees it: whatever the server said of it last, and what can be done there. */
import type { PlayerId } from "../lib/ids";
import { chronicle, standing, withEntry, type Turn } from "../lib/chronicle";
import type { Connection } from "../net/socket";
import { isSteady, type Steady } from "../lib/tempo";
import { TAKE_BACK_SECONDS } from "../net/wire";
import type * as wire from "../net/wire";

export type EntryListener = (entry: wire.EntryMessage, before: wire.AnyView | null) => void;

export class Table {
  facts = $state.raw<wire.TableFacts | null>(null);
  seat = $state(-1);
  view = $state.raw<wire.AnyView | null>(null);
  /** How the last game ended, while no other one is played here. */
  last = $state.raw<wire.AnyView | null>(null);
  asked = $state.raw<wire.Asked | null>(null);
  ask = $state.raw<wire.Ask | null>(null);
  /** What my seat has seen and does not see now, where the table reminds its players. */
  known = $state.raw<wire.KnownCards | null>(null);
  /** The step of my last answer and until when it can be taken back, by this machine's clock. */
  undo = $state.raw<{ step: number; until: number } | null>(null);
  /** Which answers I have ready; nobody else is told. */
  readied = $state.raw<readonly string[]>([]);
  prompt = $state("");
  turns = $state.raw<Turn[]>([]);
  chat = $state.raw<wire.ChatLine[]>([]);
  presence = $state.raw<wire.Presence | null>(null);
  /** When that was told, by this machine's clock. */
  presenceAt = 0;
  /** When the clock answers for whoever is asked, by this machine's clock; 0: never. */
  deadline = $state(0);
  /** How fast I want the bots to play, once nothing is skipped any more. */
  steady = $state<Steady>("1");
  /** Keys that were sent and are not acknowledged yet. */
  sending = $state(0);
  seq = -1;
  /** Entries since the page was opened; what came before is asked for when it is wanted. */
  protected entries: wire.EntryMessage[] = [];
  protected readonly listeners = new Set<EntryListener>();
  /** The entry that is looked at again; -1: the table is as it is now. */
  now = $state(-1);
  /** Shows the table as it was after an entry. */
  rewind: ((seq: number) => void) | null = null;

  constructor(
    readonly id: string,
    private readonly connection: Pick<Connection, "deliver">,
    /** Whether the whole room sees this page. */
    readonly shared = false,
  ) {}

  /** Whether a screen shows the table to the whole room, so that my own device need not. */
  get onScreen(): boolean {
    return (this.presence?.screens ?? 0) > 0;
  }

  get playing(): boolean {
    return this.view !== null;
  }

  /** Whether this viewer is asked something. */
  get mine(): boolean {
    return (this.ask?.options?.length ?? 0) > 0;
  }

  get options(): wire.OptionLine[] {
    return this.ask?.options ?? [];
  }

  get interrupts(): wire.OptionLine[] {
    return this.ask?.interrupts ?? [];
  }

  get refusals(): wire.RefusalLine[] {
    return this.ask?.refusals ?? [];
  }

  /** The last game from its deal on, as it was told. To be read after `turns`, which changes with it. */
  get story(): readonly wire.EntryMessage[] {
    return standing(this.entries.slice(Math.max(0, this.entries.findLastIndex((entry) => entry.what === "started"))));
  }

  listen(listener: EntryListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  hearState(state: wire.StateMessage): void {
    this.seq = state.seq;
    this.facts = state.lobby;
    this.seat = state.seat ?? -1;
    this.view = state.view ?? null;
    this.last = state.last ?? null;
    this.asked = state.asked ?? null;
    this.ask = state.ask ?? null;
    this.known = state.known ?? null;
    this.undo = null;
    this.prompt = state.prompt ?? "";
    this.chat = state.chat ?? [];
    this.entries = [];
    this.turns = [];
    this.askReady();
  }

  /** False if entries are missing before this one: the table has to be watched anew. */
  hearEntry(entry: wire.EntryMessage): boolean {
    if (entry.seq <= this.seq) return true;
    if (entry.seq !== this.seq + 1) return false;
    this.seq = entry.seq;
    const before = this.view;
    if (entry.lobby) this.facts = entry.lobby;
    if (entry.mine !== undefined && entry.mine !== null) this.seat = entry.mine;
    if (entry.view) {
      this.view = entry.view;
      this.last = null;
      this.asked = entry.asked ?? null;
      this.ask = entry.ask ?? null;
      this.known = entry.known ?? null;
      this.undo = entry.may_take_back ? { step: entry.view.step - 1, until: Date.now() + TAKE_BACK_SECONDS * 1000 } : null;
      this.prompt = entry.prompt ?? "";
      this.deadline = this.clockRuns ? Date.now() + this.timeFor(this.asked?.seat ?? -1) * 1000 : 0;
    }
    if (entry.chat) this.chat = [...this.chat.slice(-99), entry.chat];
    if (["rematch", "closed", "stopped"].includes(entry.what)) this.clear();
    if (entry.last) this.last = entry.last;
    this.entries.push(entry);
    this.turns = entry.what === "started" ? withEntry([], entry) : withEntry(this.turns, entry);
    for (const listener of this.listeners) listener(entry, before);
    return true;
  }

  hearPresence(presence: wire.Presence): void {
    this.presence = presence;
    this.presenceAt = Date.now();
    if (isSteady(this.wish)) this.steady = this.wish;
    const left = presence.seconds_left;
    this.deadline = left === null || left === undefined ? 0 : Date.now() + left * 1000;
  }

  /** Answers that are ready are in the server's memory only: after a break of the line it is asked for them. */
  askReady(): void {
    if (this.readied.length > 0) this.connection.deliver({ t: "ready", table: this.id, key: "" }).catch(() => undefined);
  }

  /** Have an answer ready, or no more. */
  haveReady(key: string, on: boolean): void {
    this.changing = true;
    this.connection.deliver({ t: "ready", table: this.id, key, on }).catch(() => undefined);
  }

  private changing = false;

  /** What I have ready now. In a word what there is to tell of it: `used`, `unfit`, `lost`; "": nothing. */
  hearReady(told: wire.ReadyNow): "" | "used" | "unfit" | "lost" {
    const fewer = told.keys.length < this.readied.length;
    this.readied = told.keys;
    const own = this.changing;
    this.changing = false;
    if (told.why === "used" || told.why === "unfit") return told.why;
    return fewer && !own && !told.why ? "lost" : "";
  }

  /** The hash of what was thrown into the next deal for my seat; undefined: I have none. */
  get commitment(): string | undefined {
    const mine = this.presence?.seats.find((one) => one.seat === this.seat);
    return mine && (mine.commitment ?? "");
  }

  /** How fast the bots play. */
  get speed(): wire.Speed {
    return this.presence?.speed ?? "1";
  }

  /** How fast I want them to. Whoever has no seat has a say only as the host of a table of bots. */
  get wish(): wire.Speed {
    return this.presence?.seats.find((one) => one.seat === this.seat)?.speed ?? (this.seat < 0 ? this.speed : "1");
  }

  /** Have the bots play so fast, as far as others at the table agree. May be called in an effect. */
  setSpeed(speed: wire.Speed): void {
    this.connection.deliver({ t: "pace", table: this.id, speed }).catch(() => undefined);
  }

  /** What is left to a seat for the whole game, as it was told, when, and whether it runs; undefined: no such clock. */
  bankOf(seat: PlayerId): { left: number; told: number; runs: boolean } | undefined {
    const left = this.presence?.seats.find((one) => one.seat === seat)?.bank;
    if (left === undefined || left === null || this.now >= 0) return undefined;
    return { left, told: this.presenceAt, runs: this.asked?.seat === seat };
  }

  /** When the clock answers for this seat; 0: it does not run for it. */
  deadlineOf(seat: PlayerId): number {
    return this.asked?.seat === seat ? this.deadline : 0;
  }

  /** Whether a clock runs for whoever is asked: at a timed table, for a person who plays himself. */
  private get clockRuns(): boolean {
    const line = this.facts?.seats.find((one) => one.seat === this.asked?.seat);
    return ((this.facts?.seconds ?? 0) > 0 || (this.facts?.bank ?? 0) > 0) && line?.holder === "person" && !line.bot;
  }

  /** Seconds that a seat has for a new question, until presence tells better. */
  private timeFor(seat: PlayerId): number {
    const bank = this.presence?.seats.find((one) => one.seat === seat)?.bank ?? this.facts?.bank ?? 0;
    return Math.min(this.facts?.seconds || Infinity, this.facts?.bank ? bank : Infinity);
  }

  /** What was told before this page was opened. */
  recallHistory(entries: readonly wire.EntryMessage[]): void {
    const first = this.entries[0]?.seq ?? Infinity;
    this.entries = [...entries.filter((entry) => entry.seq < first), ...this.entries];
    this.turns = chronicle(this.entries);
  }

  here(seat: PlayerId): boolean {
    return this.presence?.seats.find((one) => one.seat === seat)?.here ?? true;
  }

  /** Give one of the options as the answer, or do something out of turn. */
  async choose(option: wire.OptionLine): Promise<void> {
    const ask = this.ask;
    if (!ask) return;
    const t = this.options.includes(option) ? "answer" : "interrupt";
    await this.deliver({ t, table: this.id, step: ask.step, key: option.key });
  }

  /** Take my last answer back. */
  async takeBack(): Promise<void> {
    const undo = this.undo;
    if (!undo) return;
    this.undo = null;
    await this.deliver({ t: "take_back", table: this.id, step: undo.step });
  }

  /** My last answer stands: bots need not wait. */
  standBy(): void {
    this.undo = null;
    this.connection.deliver({ t: "stand_by", table: this.id }).catch(() => undefined);
  }

  speak = (text: string, pay = false) =>
    this.deliver({ t: "chat", table: this.id, text, ...(pay ? { pay } : {}) });

  gesture = (phrase: string) => this.deliver({ t: "phrase", table: this.id, phrase });

  private async deliver(deed: wire.Deed): Promise<void> {
    this.sending += 1;
    try {
      await this.connection.deliver(deed);
    } finally {
      this.sending -= 1;
    }
  }

  private clear(): void {
    this.view = null;
    this.last = null;
    this.asked = null;
    this.ask = null;
    this.known = null;
    this.undo = null;
    this.prompt = "";
    this.entries = [];
  }
}
