/** Where in the house one is: everything behind the # of the address, which never leaves the browser. */

export type Route =
  | { at: "start" }
  | { at: "table"; table: string }
  | { at: "join"; invite: string }
  /** By a link for watching. */
  | { at: "watch"; invite: string }
  | { at: "code"; code: string }
  | { at: "device"; token: string }
  | { at: "cards"; game: string; key: string }
  | { at: "how"; game: string }
  /** A deal of another table, to be played at one of my own. */
  | { at: "deal"; deal: string }
  /** What I have played. */
  | { at: "me" }
  /** How strong everybody is. */
  | { at: "club" }
  /** A screen for the whole room: what it is to show, by an invite or by its name; empty: that is chosen there. */
  | { at: "tv"; table: string }
  /** A game that runs, with open hands and some minutes late: by a link for watching, or by the name of the table. */
  | { at: "live"; table: string }
  | Looking;

/** A game looked at again: at which entry (-1: from its beginning), with everything open or as I saw it. */
export interface Looking {
  at: "replay";
  table: string;
  seq: number;
  open: boolean;
  /** Lets in whoever was sent a link to a private table: to watch, not to play. */
  invite: string;
}

export function routeOf(hash: string): Route {
  const [at, first = "", second = "", third = "", fourth = ""] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => decodeURIComponent(part));
  switch (at) {
    case "table":
      return first ? { at, table: first } : { at: "start" };
    case "replay":
      return first ? { at, table: first, seq: Number.parseInt(second) || -1, open: third !== "own", invite: fourth } : { at: "start" };
    case "join":
    case "watch":
      return first ? { at, invite: first } : { at: "start" };
    case "code":
      return /^\d{5}$/.test(first) ? { at, code: first } : { at: "start" };
    case "device":
      return first ? { at, token: first } : { at: "start" };
    case "cards":
      return { at, game: first, key: second };
    case "how":
      return { at, game: first };
    case "deal":
      return first ? { at, deal: first } : { at: "start" };
    case "me":
    case "club":
      return { at };
    case "tv":
      return { at, table: first };
    case "live":
      return first ? { at, table: first } : { at: "start" };
    default:
      return { at: "start" };
  }
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case "start":
      return "#/";
    case "deal":
      return `#/deal/${encodeURIComponent(route.deal)}`;
    case "me":
    case "club":
      return `#/${route.at}`;
    case "table":
      return `#/table/${encodeURIComponent(route.table)}`;
    case "replay":
      return `#/replay/${[route.table, String(route.seq), route.open ? "open" : "own", route.invite].filter(Boolean).map(encodeURIComponent).join("/")}`;
    case "join":
    case "watch":
      return `#/${route.at}/${encodeURIComponent(route.invite)}`;
    case "code":
      return `#/code/${route.code}`;
    case "device":
      return `#/device/${encodeURIComponent(route.token)}`;
    case "cards":
      return `#/cards/${[route.game, route.key].filter(Boolean).map(encodeURIComponent).join("/")}`;
    case "how":
      return `#/how/${encodeURIComponent(route.game)}`;
    case "tv":
    case "live":
      return `#/${route.at}/${encodeURIComponent(route.table)}`;
  }
}

/** What is given away: the address of this house and a place in it. */
export const linkTo = (route: Route): string => location.origin + location.pathname + hashOf(route);

/** Whether a host's name leads only to the machine itself: nobody else can come by it. */
export const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);
