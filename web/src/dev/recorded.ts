/** A recorded game instead of a server, for work on the page: `/?frames=/@fs/FOLDER&step=N&speed=800`. */
import { House } from "../state/house.svelte";
import { settings } from "../state/settings.svelte";
import type { BookMessage, EntryMessage, GameLine, ServerMessage } from "../net/wire";

interface Recording {
  games: { games: GameLine[] };
  book: BookMessage;
  frames: EntryMessage[];
}

const wishes = new URLSearchParams(location.search);

export async function recordedHouse(folder: string): Promise<House> {
  const wanted = wishes.get("language");
  if (wanted) settings.language = wanted as typeof settings.language;
  const theme = wishes.get("theme");
  if (theme) settings.theme = theme as typeof settings.theme;
  const language = settings.language === "en" ? "en" : "ru";
  const recording = (await (await fetch(`${folder}/${language}.json`)).json()) as Recording;
  const house = new House(
    async (path) => answer(path, recording),
    () => new RecordedSocket(recording.frames) as unknown as WebSocket,
  );
  house.person = { user: "me", name: "Джо", token: "recorded" };
  if (wishes.has("step")) house.go({ at: "table", table: "recorded" });
  return house;
}

function answer(path: string, recording: Recording): Response {
  const until = Number(wishes.get("step") ?? 0);
  const found: Record<string, unknown> = {
    "/api/v1/games": recording.games,
    "/api/v1/users/me": { user: "me", name: "Джо", tables: wishes.has("running") ? ["recorded"] : [] },
    "/api/v1/tables": { tables: [] },
    "/api/v1/tables/recorded/history": { table: "recorded", entries: recording.frames.slice(0, until + 1) },
  };
  if (path.includes("/book")) return Response.json(recording.book);
  const body = found[path.split("?")[0] ?? ""];
  return body ? Response.json(body) : Response.json({ code: "unknown_route" }, { status: 404 });
}

/** Says everything up to the step at once, and the rest at its pace. */
class RecordedSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private next = Number(wishes.get("step") ?? 0);

  constructor(private readonly frames: EntryMessage[]) {
    setTimeout(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as { t: string };
    if (message.t === "hello") this.tell({ t: "welcome", v: 1, user: "me", name: "Джо" });
    if (message.t === "watch") this.begin();
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  private begin(): void {
    const entry = this.frames[this.next];
    const first = this.frames[0];
    if (!entry || !first?.lobby) return;
    const { lines: _lines, events: _events, what: _what, by: _by, ...state } = entry;
    this.tell({ ...state, t: "state", seat: 0, lobby: first.lobby, view: entry.view ?? null, chat: [] });
    const pace = Number(wishes.get("speed") ?? 0);
    if (pace)
      setInterval(() => {
        this.next += 1;
        const frame = this.frames[this.next];
        if (frame) this.tell(frame);
      }, pace);
  }

  private tell(message: ServerMessage): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}
