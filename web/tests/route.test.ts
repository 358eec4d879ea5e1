import { expect, test } from "vitest";
import { hashOf, routeOf, type Route } from "../src/lib/route";

const ROUTES: Route[] = [
  { at: "start" },
  { at: "table", table: "t-1" },
  { at: "replay", table: "a/b", seq: -1, open: true, invite: "" },
  { at: "replay", table: "t-1", seq: 42, open: false, invite: "" },
  { at: "replay", table: "t-1", seq: 7, open: true, invite: "t-1.abc_DEF" },
  { at: "join", invite: "abc_DEF-123" },
  { at: "watch", invite: "t-1.abc_DEF" },
  { at: "code", code: "01234" },
  { at: "how", game: "calibre45" },
  { at: "device", token: "xyz" },
  { at: "deal", deal: "t-1.2.abc_DEF" },
  { at: "me" },
  { at: "club" },
  { at: "tv", table: "" },
  { at: "live", table: "t-1" },
  { at: "tv", table: "t-1.abc_DEF" },
  { at: "cards", game: "bang", key: "barrel" },
];

test("every place has an address, and the address leads there", () => {
  for (const route of ROUTES) expect(routeOf(hashOf(route))).toEqual(route);
});

test("an address that leads nowhere leads to the entrance", () => {
  for (const hash of ["", "#", "#/", "#/nowhere", "#/table", "#/join/", "#/deal"]) expect(routeOf(hash)).toEqual({ at: "start" });
});
