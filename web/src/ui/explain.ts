/**
 * Marks what can be explained: `{@attach explain({ card })}`. One tooltip at the table listens for all of them.
 * Where a button lies over many small things, as on a seat, its box has `data-parts`: what is under the pointer counts.
 */
import type { Attachment } from "svelte/attachments";
import type { Explained } from "../state/inspector.svelte";

const MARK = "data-explained";
const told = new Map<Element, readonly Explained[]>();
const listeners = new Set<(node: Element) => void>();

function tell(node: Element): void {
  for (const listener of listeners) listener(node);
}

export const explain =
  (...what: readonly Explained[]): Attachment<Element> =>
  (node) => {
    told.set(node, what);
    node.setAttribute(MARK, "");
    tell(node);
    return () => {
      told.delete(node);
      // Whatever only says something else now is attached again at once.
      queueMicrotask(() => {
        if (told.has(node)) return;
        node.removeAttribute(MARK);
        tell(node);
      });
    };
  };

/** Hears of whatever says something else now, or nothing any more. */
export function onChange(listener: (node: Element) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const within = (box: DOMRect, x: number, y: number) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** What there is to explain at this point, the smallest thing first. */
export function explainedAt(target: Element, x: number, y: number): Element | null {
  const own = target.closest(`[${MARK}]`);
  const host = target.closest("[data-parts]");
  if (!host || (own && host.contains(own))) return own;
  const size = (node: Element) => node.getBoundingClientRect().width * node.getBoundingClientRect().height;
  const parts = [...host.querySelectorAll(`[${MARK}]`)].filter((node) => within(node.getBoundingClientRect(), x, y));
  return parts.sort((a, b) => size(a) - size(b))[0] ?? own;
}

/** What is explained to whoever comes to a thing by keys: itself, or all that lies under it and cannot be come to. */
export function explainedFor(target: Element): readonly Explained[] {
  const own = told.get(target);
  if (own) return own;
  const host = target.closest("[data-parts]");
  const parts = host ? [...host.querySelectorAll(`[${MARK}]`)] : [];
  return parts.filter((node) => [null, target].includes(node.closest("button"))).flatMap(explanations);
}

export const explanations = (node: Element): readonly Explained[] => told.get(node) ?? [];
