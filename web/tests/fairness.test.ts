import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checks, newLot, seedOf, sha256 } from "../src/lib/fairness";
import type { Proof } from "../src/protocol";

test("our hash is the one that everybody knows, whatever the length", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = "ж".repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("no two lots are the same", () => {
  expect(newLot()).toMatch(/^[0-9a-f]{64}$/);
  expect(newLot()).not.toBe(newLot());
});

const proof = {
  secret: "secret",
  commitment: sha256("secret"),
  lots: [
    { seat: 1, name: "Boris", commitment: sha256("b"), value: "b" },
    { seat: 0, name: "Anna", commitment: sha256("a"), value: "" },
  ],
} as unknown as Proof;

test("the seed is the server's, to the letter", () => {
  expect(seedOf(proof)).toBe(sha256("saloon deal 1\nsecret\n1 b"));
});

const verdicts = (changed: object, setup: unknown, shown: string, mine: string) =>
  Object.fromEntries(checks({ ...proof, ...changed } as Proof, setup, shown, mine).map((one) => [one.key, one.good]));

test("a good deal is good, and whoever slept is told of", () => {
  const setup = { Setup: [seedOf(proof), ["base"]] };
  const good = { secret: true, shown: true, lot: true, left_out: null, mine: true, seed: true };
  expect(verdicts({}, setup, sha256("secret"), "b")).toEqual(good);
  expect(verdicts({}, setup, "", "")).toEqual({ ...good, shown: null, mine: null });
});

test("whatever was changed is noticed", () => {
  const setup = { Setup: [seedOf(proof)] };
  expect(verdicts({}, { Setup: ["another"] }, "", "")["seed"]).toBe(false);
  expect(verdicts({}, setup, sha256("other"), "")["shown"]).toBe(false);
  expect(verdicts({}, setup, "", "what I threw in")["mine"]).toBe(false);
  expect(verdicts({ secret: "other" }, setup, "", "")["secret"]).toBe(false);
});
