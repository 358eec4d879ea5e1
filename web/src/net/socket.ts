/**
 * One socket to the server that comes back by itself.
 *
 * What is done at a table is sent until it is acknowledged, always under the same name (`cid`), so that it is
 * done exactly once. After a break the socket says how far it has seen each table and gets what it missed.
 */
import { at } from "./http";
import type { Ack, ClientMessage, Deed, ErrorMessage, Hello, ServerMessage } from "./wire";

export type Status = "connecting" | "online" | "waiting" | "closed";

const HEARTBEAT = 10_000;
const DEAD_AFTER = 25_000;
const RESEND_AFTER = 2_500;
const LOOK_EVERY = 1_200;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const UNAUTHORIZED = 4401;
const REPLACED = 4409;
/** Refusals after which a deed is sent again. */
const AGAIN = ["slow_down", "restarting", "elsewhere"];

/** A deed that the server refused. */
export class DeedRefused extends Error {
  constructor(readonly error: ErrorMessage) {
    super(error.code);
  }
}

interface Waiting {
  message: Deed & { cid: string };
  sentAt: number;
  done: (ack: Ack) => void;
  refused: (why: DeedRefused) => void;
}

export interface Ears {
  hello: () => Omit<Hello, "t" | "v">;
  heard: (message: ServerMessage) => void;
  status: (status: Status, closeCode: number) => void;
}

/** How long to wait before the n-th attempt: longer and longer, and not all clients at the same moment. */
export function pauseBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + chance / 2);
}

/** A name that no other message of this client has. */
export function newCid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  private socket: WebSocket | null = null;
  private welcomed = false;
  /** The one of several servers that is asked for; empty: whichever takes it. */
  private node = "";
  private attempt = 0;
  private lastHeard = 0;
  private lastPing = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private look: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
    private readonly open: (url: string) => WebSocket = (at) => new WebSocket(at),
  ) {}

  start(): void {
    if (this.look !== undefined) return;
    this.look = setInterval(() => this.lookAround(), LOOK_EVERY);
    this.connect();
  }

  stop(): void {
    clearInterval(this.look);
    clearTimeout(this.again);
    this.look = undefined;
    this.drop();
    this.ears.status("closed", 0);
  }

  /** Try at once: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.look === undefined || this.socket !== null) return;
    clearTimeout(this.again);
    this.connect();
  }

  /** Say hello anew, for instance in another language. */
  restart(): void {
    this.drop();
    clearTimeout(this.again);
    this.attempt = 0;
    if (this.look !== undefined) this.connect();
  }

  /** Go on at another one of several servers. One that was asked for in vain is reached by chance, after a pause of so many seconds. */
  goTo(node: string, pause: number): void {
    clearTimeout(this.again);
    if (node === this.node) this.again = setTimeout(() => this.restart(), pause * 1000);
    else {
      this.node = node;
      this.restart();
    }
  }

  /** Something that need not be repeated: what the hello of the next socket says anyway. */
  say(message: ClientMessage): void {
    if (this.welcomed) this.send(message);
  }

  /** Something that must be done exactly once. */
  deliver(deed: Deed): Promise<Ack> {
    const message = { ...deed, cid: newCid() };
    return new Promise((done, refused) => {
      this.waiting.set(message.cid, { message, sentAt: Date.now(), done, refused });
      this.say(message);
    });
  }

  get unacknowledged(): number {
    return this.waiting.size;
  }

  private connect(): void {
    this.ears.status("connecting", 0);
    const socket = this.open(at(this.url, this.node));
    this.socket = socket;
    this.welcomed = false;
    this.lastHeard = Date.now();
    socket.onopen = () => socket === this.socket && this.send({ t: "hello", v: 1, ...this.ears.hello() });
    socket.onmessage = (event) => socket === this.socket && this.hear(String(event.data));
    socket.onclose = (event) => socket === this.socket && this.lost(event.code);
  }

  private hear(text: string): void {
    this.lastHeard = Date.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === "welcome") {
      this.welcomed = true;
      this.attempt = 0;
      this.ears.status("online", 0);
      this.ears.heard(message);
      for (const one of this.waiting.values()) this.repeat(one);
      return;
    }
    if (message.t === "ack") this.settle(message.cid, (one) => one.done(message));
    if (message.t === "error" && message.cid) this.refuse(message, message.cid);
    this.ears.heard(message);
  }

  private refuse(error: ErrorMessage, cid: string): void {
    const again = AGAIN.includes(error.code);
    const one = this.waiting.get(cid);
    if (again && one) one.sentAt = Date.now() + (error.retry_after ?? 1) * 1000 - RESEND_AFTER;
    else this.settle(cid, (found) => found.refused(new DeedRefused(error)));
  }

  private settle(cid: string, how: (one: Waiting) => void): void {
    const one = this.waiting.get(cid);
    this.waiting.delete(cid);
    if (one) how(one);
  }

  private repeat(one: Waiting): void {
    one.sentAt = Date.now();
    this.send(one.message);
  }

  private lookAround(): void {
    if (!this.socket) return;
    const now = Date.now();
    if (now - this.lastHeard > DEAD_AFTER) return this.lost(0);
    if (!this.welcomed) return;
    for (const one of this.waiting.values()) if (now - one.sentAt > RESEND_AFTER) this.repeat(one);
    if (now - this.lastPing > HEARTBEAT) {
      this.lastPing = now;
      this.send({ t: "ping" });
    }
  }

  private lost(code: number): void {
    if (!this.welcomed) this.node = "";
    this.drop();
    clearTimeout(this.again);
    if (code === UNAUTHORIZED || code === REPLACED) {
      clearInterval(this.look);
      this.look = undefined;
      this.ears.status("closed", code);
      return;
    }
    this.ears.status("waiting", code);
    this.again = setTimeout(() => this.connect(), pauseBefore(this.attempt));
    this.attempt += 1;
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
