/**
 * Cards that fly from place to place. Only a picture of what has happened already: the table shows the new state at
 * once, nothing waits for a flight, and a click anywhere ends all of them.
 */
import { mount, unmount } from "svelte";
import type { Back } from "../art/cardFace";
import type { Book } from "../lib/book";
import CardBack from "../ui/CardBack.svelte";
import CardFace from "../ui/CardFace.svelte";

export interface Flight {
  /** Names of places: elements with that `data-zone`. */
  from: string;
  to: string;
  /** -1: its back. */
  card: number;
  /** Which deck it belongs to. */
  back?: Back;
  /** Stays face up for a moment on the way, so that it can be read. */
  shown?: boolean;
}

const USUAL = 340;
const BETWEEN = 90;
const WIDTH = 58;
const MANY = 8;

const flying = new Set<() => void>();

/** Every card lands at once. */
export function land(): void {
  for (const end of [...flying]) end();
}

const place = (zone: string): DOMRect | null => {
  for (const one of document.querySelectorAll(`[data-zone="${zone}"]`)) {
    const box = one.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
};

export function fly(flights: readonly Flight[], book: Book, slowness: number): void {
  if (slowness <= 0 || document.hidden) return;
  flights.slice(0, MANY).forEach((flight, i) => flyOne(flight, book, slowness, i * BETWEEN * slowness));
}

function flyOne(flight: Flight, book: Book, slowness: number, delay: number): void {
  const from = place(flight.from);
  const to = place(flight.to);
  if (!from || !to) return;
  const box = document.createElement("div");
  box.className = "flight";
  box.ariaHidden = "true";
  document.body.append(box);
  const face = book.card(flight.card);
  const drawn = face ? mount(CardFace, { target: box, props: { card: face } }) : mount(CardBack, { target: box, props: { deck: flight.back ?? "play" } });
  const at = (rect: DOMRect, scale: number) =>
    `translate(${rect.left + rect.width / 2 - WIDTH / 2}px, ${rect.top + rect.height / 2 - WIDTH * 0.75}px) scale(${scale})`;
  const middle = new DOMRect((from.left + to.left) / 2, (from.top + to.top) / 2 - 24, (from.width + to.width) / 2, (from.height + to.height) / 2);
  const steps: Keyframe[] = [
    { transform: at(from, 0.8), opacity: 0.4 },
    { transform: at(middle, flight.shown ? 1.7 : 1.15), opacity: 1, offset: flight.shown ? 0.3 : 0.5 },
  ];
  if (flight.shown) steps.push({ transform: at(middle, 1.7), opacity: 1, offset: 0.75 });
  steps.push({ transform: at(to, 0.8), opacity: 0.6 });
  const duration = USUAL * slowness * (flight.shown ? 2.6 : 1);
  const animation = box.animate(steps, { duration, delay, easing: "ease-in-out", fill: "both" });
  const end = () => {
    if (!flying.delete(end)) return;
    animation.cancel();
    void unmount(drawn);
    box.remove();
  };
  flying.add(end);
  animation.onfinish = end;
}
