/** The house: who I am, what is played here, the socket, and the tables that I look at. */
import { Book } from "../lib/book";
import { sha256 } from "../lib/fairness";
import { keep, recall } from "../lib/keep";
import { hasText, report } from "../lib/words";
import { hashOf, routeOf, type Route } from "../lib/route";
import { Http, nodeOf, Refused } from "../net/http";
import { Connection, type Status } from "../net/socket";
import type * as wire from "../net/wire";
import { lotFor, promised } from "./lots";
import { say, settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";

/** Who this browser is. The key to him is a cookie that no script can read. */
interface Person {
  user: string;
  name: string;
  /** The name was not chosen but given. */
  offered?: boolean;
}

const NOBODY: Person = { user: "", name: "" };

const HISTORY_TRIES = 3;
const HISTORY_PAUSE = 2_000;

/** As pages of earlier versions kept it: with the key. */
interface Keyholder extends Person {
  token?: string;
}

/** Refusals after which a table is asked for again: one of several servers may be gone. */
const PASSING = ["slow_down", "restarting", "store_failed", "elsewhere"];

export class House {
  person = $state.raw<Person>(NOBODY);
  games = $state.raw<wire.GameLine[]>([]);
  /** Tables where I have a seat in a game that is not over. */
  running = $state.raw<string[]>([]);
  status = $state<Status>("closed");
  closeCode = $state(0);
  route = $state.raw<Route>(routeOf(location.hash));
  /** Where I was before. */
  previous: Route = { at: "start" };
  /** Invitations that this browser has been given, by table. */
  invites = $state.raw<Record<string, { invite: string; code: string }>>(recall("invites", {}));
  /** Why a table does not open for me, by table: a code of the protocol. */
  shut = $state.raw<Record<string, string>>({});
  private readonly tables = new Map<string, Table>();
  /** How many pages look at each table. */
  private readonly lookers = new Map<string, number>();
  /** Tables that the server at the other end of the connection does not have. */
  private readonly elsewhere = new Set<string>();
  private books = $state.raw<Record<string, Book>>({});
  private encyclopedias = $state.raw<Record<string, wire.Encyclopedia>>({});
  private readonly asking = new Set<string>();
  private spokenLanguage = settings.language as string;

  /** A token that an earlier version of this page had left where any script can read it. */
  private oldKey: string;

  readonly http: Http;
  readonly connection: Connection;

  constructor(fetcher?: ConstructorParameters<typeof Http>[0], open?: ConstructorParameters<typeof Connection>[2]) {
    this.http = new Http(fetcher);
    const { token = "", ...person } = recall<Keyholder>("person", NOBODY);
    this.person = person;
    this.oldKey = token;
    const address = `${location.origin.replace(/^http/, "ws")}/ws/v1`;
    this.connection = new Connection(
      address,
      {
        hello: () => this.hello(),
        heard: (message) => this.hear(message),
        status: (status, code) => this.turned(status, code),
      },
      open,
    );
    addEventListener("hashchange", () => this.arrive(routeOf(location.hash)));
    addEventListener("storage", () => this.followOtherTabs());
    addEventListener("online", () => this.connection.hurry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.connection.hurry());
    addEventListener("unhandledrejection", (event) => {
      if (hasErrorText(codeOf(event.reason))) event.preventDefault();
      this.complain(event.reason);
    });
  }

  go(route: Route): void {
    location.hash = hashOf(route);
    this.arrive(route);
  }

  /** Whether this page is shown to the whole room: then the server tells it what a stranger may know. */
  get screen(): boolean {
    return this.route.at === "tv";
  }

  /** A change of the address that was made here is heard of once more, and is none then. */
  private arrive(route: Route): void {
    if (hashOf(route) === hashOf(this.route)) return;
    // Nothing that was seen by one kind of page may be left in the other.
    if ((route.at === "tv") !== this.screen) return location.reload();
    this.previous = this.route;
    this.route = route;
  }

  /** The game that is played or explained where I am; empty: none in particular. */
  get gameHere(): string {
    const route = this.route;
    if (route.at === "cards" || route.at === "how") return route.game;
    return route.at === "table" || route.at === "replay" ? (this.tables.get(route.table)?.facts?.game ?? "") : "";
  }

  /** Go on from a place to which nobody comes back: an invite leaves the address when it has been used. */
  goOn(route: Route): void {
    history.replaceState(null, "", hashOf(route));
    this.route = route;
  }

  /** Be somebody: the person of last time, or a new one, under the name that is offered if none was chosen. */
  async enter(name = ""): Promise<void> {
    if (this.person.user) {
      try {
        this.takeMe(await (this.oldKey ? this.http.useDevice(this.oldKey) : this.http.me()));
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 401) throw error;
        this.be(NOBODY);
      }
    }
    if (!this.person.user) {
      const made = await this.http.newUser(name || offeredName());
      this.be({ user: made.user, name: made.name, offered: !name });
    } else if (name && (name !== this.person.name || this.person.offered)) await this.rename(name);
    this.connection.start();
  }

  /** Whether somebody who comes to a table has not said yet what he is called. */
  get nameless(): boolean {
    return !this.person.user || this.person.offered === true;
  }

  /** Be the person of another device from now on; whoever I was before I cannot be any more. */
  async become(token: string): Promise<void> {
    const line = await this.http.useDevice(token);
    this.person = NOBODY;
    this.takeMe(line);
    this.comeAnew();
    await this.enter();
  }

  /** Be nobody here. The server closes the socket of a token that it has forgotten; then somebody new comes in. */
  async logOut(): Promise<void> {
    await this.http.forgetThisDevice();
    this.be(NOBODY);
    this.running = [];
    this.invites = {};
    keep("invites", this.invites);
    this.go({ at: "start" });
  }

  async rename(name: string): Promise<void> {
    this.takeMe(await this.http.rename(name));
    this.be({ ...this.person, offered: false });
  }

  async loadGames(): Promise<void> {
    this.games = (await this.http.games()).games;
  }

  async loadRunning(): Promise<void> {
    if (this.person.user) this.takeMe(await this.http.me());
  }

  /** Tables where I am asked something. */
  async waiting(): Promise<string[]> {
    return (await this.http.waiting()).tables;
  }

  /** Go where I am waited for. */
  async nextTable(from = ""): Promise<void> {
    try {
      const tables = await this.waiting();
      const at = tables.indexOf(from);
      const next = [...tables.slice(at + 1), ...tables.slice(0, Math.max(0, at))].find((one) => one !== from);
      if (next) this.go({ at: "table", table: next });
      else toasts.tell(say("bar.nothing_waits"));
    } catch (error) {
      this.complain(error);
    }
  }

  async makeTable(wishes: wire.NewTable): Promise<wire.TableMade> {
    await this.enter();
    const made = await this.http.newTable(wishes, settings.language);
    this.keepInvite(made.table, made.invite, made.code);
    return made;
  }

  keepInvite(table: string, invite: string, code: string): void {
    const entries = Object.entries(this.invites).filter(([one]) => one !== table).slice(-19);
    this.invites = { ...Object.fromEntries(entries), [table]: { invite, code } };
    keep("invites", this.invites);
  }

  /** The table, watched from now on. */
  watch(id: string): Table {
    this.lookers.set(id, (this.lookers.get(id) ?? 0) + 1);
    const known = this.tables.get(id);
    if (known) return known;
    const table = new Table(id, this.connection, this.screen);
    if (!this.screen) table.rewind = (seq) => this.go({ at: "replay", table: id, seq, open: false, invite: "" });
    this.tables.set(id, table);
    this.connection.say({ t: "watch", table: id });
    return table;
  }

  /** I am here again: a bot that stood in for me stands up. */
  comeBack(table: Table): void {
    this.watchOn(table);
  }

  /** From where I stopped seeing it; all as it is now, if I have seen nothing. */
  private watchOn(table: Table): void {
    this.connection.say(table.seq < 0 ? { t: "watch", table: table.id } : { t: "watch", table: table.id, since: table.seq });
  }

  /** A page looks away; another one may look at the same table in its place. */
  lookAway(id: string): void {
    this.lookers.set(id, (this.lookers.get(id) ?? 1) - 1);
    setTimeout(() => {
      if (!this.lookers.get(id) && this.tables.has(id)) this.leave(id);
    });
  }

  private leave(id: string): void {
    this.tables.delete(id);
    this.lookers.delete(id);
    this.connection.say({ t: "leave_table", table: id });
  }

  /** The book of a game in the viewer's language, once it is there. */
  book(game: string): Book | undefined {
    return game ? this.read(`${game}/${settings.language}`, () => this.http.book(game, settings.language)) : undefined;
  }

  /** The book of the game at a table, with the deck that is played with there. */
  bookOf(facts: wire.TableFacts): Book | undefined {
    if (!facts.own_deck && !facts.family) return this.book(facts.game);
    return this.read(`${facts.table}/${settings.language}`, () => this.http.tableBook(facts.table, settings.language));
  }

  private read(name: string, ask: () => Promise<wire.BookMessage>): Book | undefined {
    if (!this.books[name] && !this.asking.has(name)) {
      this.asking.add(name);
      ask()
        .then((message) => (this.books = { ...this.books, [name]: new Book(message) }))
        .catch((error: unknown) => this.complain(error))
        .finally(() => this.asking.delete(name));
    }
    return this.books[name];
  }

  /** Everything in the boxes of a game, once it is there. */
  encyclopedia(game: string): wire.Encyclopedia | undefined {
    const name = `${game}/${settings.language}`;
    if (!this.encyclopedias[name] && game && !this.asking.has(`pages ${name}`)) {
      this.asking.add(`pages ${name}`);
      this.http
        .encyclopedia(game, settings.language)
        .then((read) => (this.encyclopedias = { ...this.encyclopedias, [name]: read }))
        .catch((error: unknown) => this.complain(error))
        .finally(() => this.asking.delete(`pages ${name}`));
    }
    return this.encyclopedias[name];
  }

  /** The language has changed: the server tells everything anew. To be called in an effect. */
  speak(language: string): void {
    if (language === this.spokenLanguage) return;
    this.spokenLanguage = language;
    this.comeAnew();
  }

  /** In another language, or as somebody else: nothing that was told before counts any more. */
  private comeAnew(): void {
    for (const table of this.tables.values()) table.seq = -1;
    this.connection.restart();
  }

  /** Another tab of this browser is somebody else now, and has his cookie: so am I. */
  private followOtherTabs(): void {
    const person = recall("person", NOBODY);
    if (person.user === this.person.user) return;
    this.person = person;
    this.comeAnew();
    this.loadRunning().catch((error: unknown) => this.complain(error));
  }

  /** Tell the person what went wrong: a refusal in words; what is a fault of the page is reported too. */
  complain(error: unknown): void {
    const code = codeOf(error);
    if (!hasErrorText(code)) report(error);
    const detailed = error instanceof Refused && DETAILED.includes(code) && error.message !== code;
    toasts.tell(errorText(code), detailed ? error.message : "", true);
  }

  private hello(): Omit<wire.Hello, "t" | "v"> {
    const seen = [...this.tables.values()].filter((table) => table.seq >= 0);
    return {
      language: this.spokenLanguage,
      ...(this.screen ? { screen: true } : {}),
      since: Object.fromEntries(seen.map((table) => [table.id, table.seq])),
    };
  }

  private hear(message: wire.ServerMessage): void {
    if (message.t === "welcome") {
      this.elsewhere.clear();
      return this.watchAnew();
    }
    if (message.t === "pong" || message.t === "ack") return;
    const table = this.tables.get(message.table ?? "");
    if (message.t === "error") return this.hearError(message);
    if (message.t === "door") return this.hearDoor(message);
    if (!table) return;
    this.elsewhere.delete(table.id);
    if (message.t === "presence") {
      table.hearPresence(message);
      this.throwIn(table);
    } else if (message.t === "dealing") this.tellLot(table);
    else if (message.t === "readied") {
      const lost = table.hearReady(message);
      if (lost) toasts.tell(say(`ready.${lost}`), "", lost !== "used");
    }
    else if (message.t === "entry") this.hearEntry(table, message);
    else {
      if (table.id in this.shut) this.shut = without(this.shut, table.id);
      table.hearState(message);
      void this.loadHistory(table);
    }
  }

  /** My part in the next deal, which nobody can foresee: its hash first. One device of mine is enough. */
  private throwIn(table: Table): void {
    const facts = table.facts;
    if (!facts?.seed_hash || facts.phase !== "open" || facts.test_mode || table.commitment !== "") return;
    // A deal that was made elsewhere takes no part of mine; its fingerprint is remembered all the same.
    if (facts.again) return void lotFor(table.id, (facts.round ?? 0) + 1, facts.seed_hash);
    this.connection.say({ t: "commit", table: table.id, commitment: sha256(lotFor(table.id, (facts.round ?? 0) + 1, facts.seed_hash)) });
  }

  private tellLot(table: Table): void {
    const value = promised(table.id, (table.facts?.round ?? 0) + 1)?.lot;
    if (value && sha256(value) === table.commitment) this.connection.say({ t: "tell_lot", table: table.id, value });
  }

  private hearEntry(table: Table, entry: wire.EntryMessage): void {
    if (!table.hearEntry(entry)) this.watchOn(table);
  }

  /** Another one of several servers has this table: go there, unless others are shown here. What was refused is asked again there. */
  private goElsewhere(error: wire.ErrorMessage): boolean {
    const node = nodeOf(error);
    if (!node || !this.tables.has(error.table ?? "")) return false;
    this.elsewhere.add(error.table ?? "");
    if ([...this.tables.keys()].some((id) => !this.elsewhere.has(id))) return false;
    this.connection.goTo(node, error.retry_after ?? 1);
    return true;
  }

  private hearError(error: wire.ErrorMessage): void {
    if (this.goElsewhere(error)) return;
    if (error.cid || error.code === "stale_step") return;
    const table = this.tables.get(error.table ?? "");
    if (table && PASSING.includes(error.code)) {
      setTimeout(() => this.tables.has(table.id) && this.watchOn(table), (error.retry_after ?? 1) * 1000);
    } else if (table && !table.facts) this.shut = { ...this.shut, [table.id]: error.code };
    else toasts.tell(errorText(error.code), "", true);
  }

  private hearDoor(door: wire.Door): void {
    if ((door.seat ?? -1) >= 0) return toasts.tell(say(door.open ? "lobby.seat_given" : "lobby.seat_refused"), "", !door.open);
    if (door.open) {
      if (this.tables.has(door.table)) this.connection.say({ t: "watch", table: door.table });
      this.goOn({ at: this.screen ? "tv" : "table", table: door.table });
      return;
    }
    const seen = this.tables.get(door.table)?.facts;
    this.leave(door.table);
    toasts.tell(say(seen ? "error.door_closed" : "error.not_let_in"), "", true);
    this.go({ at: "start" });
  }

  /** Tables of which nothing has been seen yet; the others were named in the hello. */
  private watchAnew(): void {
    for (const table of this.tables.values())
      if (table.seq < 0) this.connection.say({ t: "watch", table: table.id });
  }

  /** What was told before. A server that has no time now is asked again; at last the log begins where the page was opened. */
  private async loadHistory(table: Table, tries = HISTORY_TRIES): Promise<void> {
    if (!table.playing) return;
    try {
      table.recallHistory((await this.http.history(table.id, settings.language, this.screen)).entries);
    } catch {
      if (tries > 1) setTimeout(() => void this.loadHistory(table, tries - 1), HISTORY_PAUSE);
    }
  }

  private turned(status: Status, code: number): void {
    this.status = status;
    this.closeCode = code;
    if (status === "closed" && code === 4401) {
      this.be(NOBODY);
      void this.enter().catch((error: unknown) => this.complain(error));
    }
  }

  private takeMe(line: wire.UserLine): void {
    this.be({ ...this.person, user: line.user, name: line.name });
    this.running = line.tables ?? [];
  }

  private be(person: Person): void {
    this.person = person;
    this.oldKey = "";
    keep("person", person);
  }
}

/** Codes of which the bare text says too little; the rest is told in the server's words. */
const DETAILED: readonly string[] = ["bad_setup", "bad_message"];

const errorKey = (code: string): string | undefined =>
  [`error.${code}`, `wire.error.${code}`].find((one) => hasText(settings.language, one));

const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : error instanceof Error ? error.message : "");

const hasErrorText = (code: string): boolean => errorKey(code) !== undefined;

/** A code of the protocol, or of ours, in words; anything else is a fault of this page. */
export const errorText = (code: string): string => say(errorKey(code) ?? "error.unexpected");

function without(all: Record<string, string>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));
}

/** A name for somebody who has not said his. */
export function offeredName(): string {
  const first = say("names.first").split(" ");
  const last = say("names.last").split(" ");
  const one = (list: string[]) => list[Math.floor(Math.random() * list.length)] ?? "";
  return `${one(first)} ${one(last)}`;
}
