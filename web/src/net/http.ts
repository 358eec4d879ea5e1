/**
 * The lobby's door: requests over HTTP, and what was wrong with them. The types are generated; a generated client for
 * these two dozen routes would be longer than this file, and heavier.
 */
import type { PlayerId } from "../lib/ids";
import type { Problem } from "../protocol";
import type * as wire from "./wire";

export const API = "/api/v1";

/** A request that was refused: `code` is the protocol's word for it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    detail = "",
    readonly retryAfter: number | null = null,
    /** The one of several servers that can do it; empty: no other, or none is known. */
    readonly node = "",
  ) {
    super(detail || code);
  }
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export class Http {
  constructor(private readonly fetcher: Fetch = (path, init) => fetch(path, init)) {}

  /** As whoever the cookie says, which no script can read; or as the person of a token. */
  async ask<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
    try {
      return await this.askOnce<T>(method, path, body, token);
    } catch (error) {
      if (!(error instanceof Refused) || !error.node) throw error;
      return await this.askOnce<T>(method, at(path, error.node), body, token);
    }
  }

  private async askOnce<T>(method: string, path: string, body: unknown, token: string): Promise<T> {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (token) headers["Authorization"] = `Bearer ${token}`;
    let answer: Response;
    try {
      const init: RequestInit = { method, headers, credentials: "same-origin" };
      if (body !== undefined) init.body = JSON.stringify(body);
      answer = await this.fetcher(API + path, init);
    } catch {
      throw new Refused("offline", 0);
    }
    if (answer.ok) return (await answer.json()) as T;
    throw await problem(answer);
  }

  newUser = (name: string) => this.ask<wire.UserMade>("POST", "/users", { name });
  me = () => this.ask<wire.UserLine>("GET", "/users/me");
  /** Whose token this is; nothing changes by asking. */
  whose = (token: string) => this.ask<wire.UserLine>("GET", "/users/me", undefined, token);
  /** Keep this token as the cookie of this browser, in place of the one that it has. */
  useDevice = (token: string) => this.ask<wire.UserLine>("POST", "/users/me/devices/use", {}, token);
  /** Tables where I am asked something. */
  waiting = () => this.ask<{ tables: string[] }>("GET", "/users/me/waiting");
  rename = (name: string) => this.ask<wire.UserLine>("PATCH", "/users/me", { name });
  /** A token of mine for another device. */
  newDevice = () => this.ask<{ token: string }>("POST", "/users/me/devices", {});
  forgetThisDevice = () => this.ask<object>("POST", "/users/me/devices/forget", {});
  forgetOtherDevices = () => this.ask<object>("POST", "/users/me/devices/forget_others", {});
  games = () => this.ask<{ games: wire.GameLine[] }>("GET", "/games");
  book = (game: string, language: string) => this.ask<wire.BookMessage>("GET", `/games/${game}/book?language=${language}`);
  encyclopedia = (game: string, language: string) =>
    this.ask<wire.Encyclopedia>("GET", `/games/${game}/encyclopedia?language=${language}`);
  tables = () => this.ask<{ tables: wire.TableFacts[] }>("GET", "/tables");
  table = (table: string) => this.ask<wire.TableFacts>("GET", `/tables/${table}`);
  /** What is wrong with a position is told in this language. */
  newTable = (wishes: wire.NewTable, language: string) => this.ask<wire.TableMade>("POST", `/tables?language=${language}`, wishes);
  /** By an invite or a link for watching; by its code, or knocking at a table that one knows of. */
  join = (by: { invite: string } | { code: string } | { table: string }) =>
    this.ask<wire.Joined>("POST", "/tables/join", by);
  /** The table's link for watching. */
  watchLink = async (table: string) => (await this.at<wire.TableMade>(table, "invite", { watch: true })).invite;
  /** As I saw it, or as a screen did that the whole room sees. */
  history = (table: string, language: string, screen = false) =>
    this.ask<{ table: string; entries: wire.EntryMessage[] }>("GET", `/tables/${table}/history?language=${language}${screen ? "&screen=1" : ""}`);
  /** A finished game with everything open: the one that an entry belongs to, or the last (-1). */
  /** The game that runs, as it was some minutes ago, from an entry on. */
  broadcast = (table: string, language: string, seq: number) =>
    this.ask<wire.HistoryMessage>("GET", `/tables/${table}/broadcast?language=${language}${seq < 1 ? "" : `&seq=${seq}`}`);

  replay = (table: string, language: string, seq = -1) =>
    this.ask<wire.HistoryMessage>("GET", `/tables/${table}/replay?language=${language}${seq < 0 ? "" : `&seq=${seq}`}`);
  /** A moment of a game as text: as I may see it, or all of it when the game is over. */
  position = async (table: string, seq: number, open: boolean) =>
    (await this.at<wire.PositionText>(table, "position", { seq, open })).text;
  /** What would be best for my seat now, and whom it has to suspect: where hints are on. */
  hint = (table: string, language: string) => this.ask<wire.Hint>("GET", `/tables/${table}/hint?language=${language}`);
  suspicion = (table: string, language: string) => this.ask<wire.Suspicion>("GET", `/tables/${table}/suspicion?language=${language}`);
  /** A finished game thought over again, or how far that has come: the one that an entry belongs to. */
  review = (table: string, language: string, seq = -1) =>
    this.ask<wire.ReviewSoFar>("GET", `/tables/${table}/review?language=${language}${seq < 0 ? "" : `&seq=${seq}`}`);
  /** What a finished game is remembered for: the one that an entry belongs to. */
  honours = (table: string, language: string, seq = -1) =>
    this.ask<wire.Honours>("GET", `/tables/${table}/honours?language=${language}${seq < 0 ? "" : `&seq=${seq}`}`);
  /** What I have played, after so many of the newest games. */
  myHistory = (language: string, after = 0) => this.ask<wire.HistoryPage>("GET", `/users/me/history?language=${language}&seq=${after}`);
  showHistory = (shown: boolean) => this.ask<object>("POST", "/users/me/history/show", { shown });
  forgetHistory = () => this.ask<object>("POST", "/users/me/history/forget", {});
  /** What those at a table have played who show it. */
  histories = (table: string, language: string) => this.ask<wire.Histories>("GET", `/tables/${table}/histories?language=${language}`);
  /** How strong everybody is who has played rated games. */
  ratings = (language: string) => this.ask<wire.RatingList>("GET", `/ratings?language=${language}`);
  /** What lets others play the deal of a game: that of an entry, or the last or next one (-1). */
  shareDeal = async (table: string, seq = -1) => (await this.at<wire.DealLink>(table, "deal", seq < 0 ? {} : { seq })).deal;
  playDeal = (deal: string) => this.ask<wire.TableMade>("POST", "/deals", { deal });
  /** How a deal went at all tables that have finished it. */
  comparison = (table: string, language: string, seq = -1) =>
    this.ask<wire.Comparison>("GET", `/tables/${table}/comparison?language=${language}${seq < 0 ? "" : `&seq=${seq}`}`);
  /** The last finished game as a file. */
  record = (table: string) => this.ask<unknown>("GET", `/tables/${table}/record`);
  /** The same with all games before it that it follows from. */
  series = (table: string) => this.ask<{ games: unknown[] }>("GET", `/tables/${table}/series`);
  tableBook = (table: string, language: string) => this.ask<wire.BookMessage>("GET", `/tables/${table}/book?language=${language}`);
  notes = (table: string) => this.ask<{ notes: wire.Note[] }>("GET", `/tables/${table}/notes`);
  note = (table: string, seat: PlayerId, text: string) =>
    this.ask<{ notes: wire.Note[] }>("POST", `/tables/${table}/notes`, { seat, text });
  /** Something done at a table: sit, stand, start, kick, host, rematch, close, approve, invite. */
  at = <T = wire.TableFacts>(table: string, deed: string, body: unknown = {}) =>
    this.ask<T>("POST", `/tables/${table}/${deed}`, body);
}

/** What a balancer says when no server answers it. */
const AWAY = [502, 503, 504];

/** An address at one of several servers: the balancer in front of them knows it by its name. */
export function at(address: string, node: string): string {
  return node ? `${address}${address.includes("?") ? "&" : "?"}node=${encodeURIComponent(node)}` : address;
}

/** Where else something can be had that was refused; empty: it was refused for another reason, or nobody knows. */
export function nodeOf(told: { code?: string; params?: Record<string, unknown> }): string {
  const node = told.code === "elsewhere" ? told.params?.["node"] : "";
  return typeof node === "string" ? node : "";
}

async function problem(answer: Response): Promise<Refused> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    return new Refused(told.code ?? "internal", answer.status, told.detail, told.retry_after ?? null, nodeOf(told));
  } catch {
    return new Refused(AWAY.includes(answer.status) ? "offline" : "internal", answer.status);
  }
}
