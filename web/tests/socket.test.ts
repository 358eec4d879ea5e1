import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, pauseBefore, type Status } from "../src/net/socket";
import type { ServerMessage } from "../src/net/wire";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome() {
    this.onopen?.();
    this.tell({ t: "welcome", v: 1, user: "u", name: "Joe" });
  }
  said = (t: string) => this.sent.filter((one) => one["t"] === t);
}

const newest = () => FakeSocket.made.at(-1) as FakeSocket;
const ANSWER = { t: "answer", table: "t1", step: 4, key: "pass" } as const;

let statuses: Status[];
let heard: ServerMessage[];
let connection: Connection;
let opened: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  statuses = [];
  heard = [];
  opened = [];
  connection = new Connection(
    "ws://test/ws/v1",
    {
      hello: () => ({ token: "secret", since: { t1: 7 } }),
      heard: (message) => heard.push(message),
      status: (status) => statuses.push(status),
    },
    (url) => {
      opened.push(url);
      return new FakeSocket() as unknown as WebSocket;
    },
  );
  connection.start();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  test("says hello first, with what it has seen already", () => {
    newest().welcome();
    expect(newest().sent[0]).toEqual({ t: "hello", v: 1, token: "secret", since: { t1: 7 } });
    expect(statuses.at(-1)).toBe("online");
  });

  test("a deed is done when it is acknowledged", async () => {
    newest().welcome();
    const done = connection.deliver(ANSWER);
    const [sent] = newest().said("answer");
    newest().tell({ t: "ack", cid: sent?.["cid"], table: "t1", seq: 8 });
    await expect(done).resolves.toMatchObject({ seq: 8 });
    expect(connection.unacknowledged).toBe(0);
  });

  test("without an ack it is sent again, under the same name", () => {
    newest().welcome();
    void connection.deliver(ANSWER);
    vi.advanceTimersByTime(5_000);
    const names = newest().said("answer").map((one) => one["cid"]);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(1);
  });

  test("after a break it comes back and sends what was not acknowledged", () => {
    newest().welcome();
    void connection.deliver(ANSWER);
    const cid = newest().said("answer")[0]?.["cid"];
    newest().onclose?.({ code: 1006 });
    expect(statuses.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made.length).toBe(2);
    expect(newest().said("answer")).toEqual([]);
    newest().welcome();
    expect(newest().said("answer").map((one) => one["cid"])).toEqual([cid]);
  });

  test("a deed made while there is no connection waits for it", () => {
    void connection.deliver(ANSWER);
    expect(newest().sent).toEqual([]);
    newest().welcome();
    expect(newest().said("answer").length).toBe(1);
  });

  test("a refusal ends the deed, but for one that says: later", async () => {
    newest().welcome();
    const refused = connection.deliver(ANSWER);
    const first = newest().said("answer")[0]?.["cid"];
    newest().tell({ t: "error", code: "slow_down", cid: first, retry_after: 1 });
    expect(connection.unacknowledged).toBe(1);
    vi.advanceTimersByTime(4_000);
    expect(newest().said("answer").length).toBe(2);
    newest().tell({ t: "error", code: "illegal_answer", cid: first });
    await expect(refused).rejects.toMatchObject({ message: "illegal_answer" });
  });

  test("what another server has is asked for there, at once and under the same name", () => {
    newest().welcome();
    void connection.deliver(ANSWER);
    const cid = newest().said("answer")[0]?.["cid"];
    newest().tell({ t: "error", code: "elsewhere", cid, table: "t1", retry_after: 1, params: { node: "b 2" } });
    expect(connection.unacknowledged).toBe(1);
    connection.goTo("b 2", 1);
    expect(opened).toEqual(["ws://test/ws/v1", "ws://test/ws/v1?node=b%202"]);
    newest().welcome();
    expect(newest().said("answer").map((one) => one["cid"])).toEqual([cid]);
  });

  test("a balancer that knows no servers by name is called again after a pause, once", () => {
    newest().welcome();
    connection.goTo("b", 1);
    newest().welcome();
    connection.goTo("b", 1);
    connection.goTo("b", 1);
    expect(opened.length).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(opened.length).toBe(3);
    vi.advanceTimersByTime(5_000);
    expect(opened.length).toBe(3);
  });

  test("a server that was asked for and is gone is not asked for again", () => {
    newest().welcome();
    connection.goTo("b", 1);
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    expect(opened.at(-1)).toBe("ws://test/ws/v1");
  });

  test("after a break it comes back to the server that it was sent to", () => {
    newest().welcome();
    connection.goTo("b", 1);
    newest().welcome();
    newest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(600);
    expect(opened.at(-1)).toBe("ws://test/ws/v1?node=b");
  });

  test("silence for too long is a break", () => {
    newest().welcome();
    vi.advanceTimersByTime(27_000);
    expect(statuses).toContain("waiting");
  });

  test("a socket that was replaced does not come back by itself", () => {
    newest().welcome();
    newest().onclose?.({ code: 4409 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made.length).toBe(1);
    expect(statuses.at(-1)).toBe("closed");
  });

  test("pauses grow, are never all alike and never longer than ten seconds", () => {
    expect(pauseBefore(0, 1)).toBe(500);
    expect(pauseBefore(3, 1)).toBe(4_000);
    expect(pauseBefore(3, 0)).toBe(2_000);
    expect(pauseBefore(30, 1)).toBe(10_000);
  });
});
