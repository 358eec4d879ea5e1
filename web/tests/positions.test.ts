import { expect, test } from "vitest";
import { gameIn } from "../src/lib/positions";

test("the game of a position is what its line says, wherever that stands", () => {
  expect(gameIn("game: bang 2\nboxes: base")).toBe("bang");
  expect(gameIn("# mine\n  game:calibre45\n")).toBe("calibre45");
  expect(gameIn("p0: sheriff | hand bang")).toBe("");
  expect(gameIn("the game: none\n")).toBe("");
});
