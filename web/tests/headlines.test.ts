import { expect, test } from "vitest";
import { Queue, standsFor } from "../src/lib/headlines";
import { boxAt, firstFree } from "../src/table/free";

test("headlines stand from one and a half to two and a half seconds", () => {
  expect(standsFor("!")).toBe(1500);
  expect(standsFor("Law of the West: the second card drawn is shown and must be played")).toBe(2500);
});

test("headlines are told one after the other, and what comes too fast is dropped from the oldest on", () => {
  const queue = new Queue();
  queue.add(["one", "two", "three", "four"], 0);
  expect([queue.next(10), queue.next(20), queue.next(30), queue.next(40)]).toEqual(["two", "three", "four", ""]);
});

test("whatever waited too long is old news", () => {
  const queue = new Queue();
  queue.add(["old"], 0);
  queue.add(["new"], 3000);
  expect(queue.next(5000)).toBe("new");
});

test("passing words lie at the first place that covers nothing and is on the screen", () => {
  const screen = boxAt(0, 0, 100, 100);
  const kept = [boxAt(0, 0, 100, 30)];
  const places = [boxAt(10, 20, 50, 10), boxAt(10, 95, 50, 10), boxAt(10, 40, 50, 10)];
  expect(firstFree(places, kept, screen)).toEqual(places[2]);
  expect(firstFree(places.slice(0, 2), kept, screen)).toBeUndefined();
});
