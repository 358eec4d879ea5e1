/** Where in the house one is: everything behind the # of the address, which never leaves the browser. */

export type Route =
  | { at: "start" }
  | { at: "table"; table: string }
  | { at: "join"; invite: string }
  | { at: "device"; token: string }
  | { at: "cards"; game: string; key: string }
  | { at: "replay"; table: string };

export function routeOf(hash: string): Route {
  const [at, first = "", second = ""] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => decodeURIComponent(part));
  switch (at) {
    case "table":
    case "replay":
      return first ? { at, table: first } : { at: "start" };
    case "join":
      return first ? { at, invite: first } : { at: "start" };
    case "device":
      return first ? { at, token: first } : { at: "start" };
    case "cards":
      return { at, game: first, key: second };
    default:
      return { at: "start" };
  }
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case "start":
      return "#/";
    case "table":
    case "replay":
      return `#/${route.at}/${encodeURIComponent(route.table)}`;
    case "join":
      return `#/join/${encodeURIComponent(route.invite)}`;
    case "device":
      return `#/device/${encodeURIComponent(route.token)}`;
    case "cards":
      return `#/cards/${[route.game, route.key].filter(Boolean).map(encodeURIComponent).join("/")}`;
  }
}
