/** Arrow keys walk among the things of a group, in their order on the page; Home and End go to its ends. */
interface Roving {
  /** Which things are walked among. */
  among: string;
  /** Whether Tab stops at one of them only, the last one at first. */
  single?: boolean;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where a key leads from a place among so many; null: nowhere. */
export function stepTo(key: string, place: number, count: number): number | null {
  if (place < 0 || count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : Math.max(0, Math.min(count - 1, place + step));
}

export function roving(node: HTMLElement, { among, single = false }: Roving): { destroy: () => void } {
  const all = () => [...node.querySelectorAll<HTMLElement>(among)];
  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const things = all();
    const next = stepTo(event.key, things.indexOf(event.target as HTMLElement), things.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    things[next]?.focus();
  };
  const stop = (at: HTMLElement | undefined) => {
    for (const one of all()) one.tabIndex = one === at ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    const thing = (event.target as HTMLElement).closest<HTMLElement>(among);
    if (thing) stop(thing);
  };
  node.addEventListener("keydown", keyed);
  let watcher: MutationObserver | undefined;
  if (single) {
    node.addEventListener("focusin", focused);
    watcher = new MutationObserver(() => node.contains(document.activeElement) || stop(all().at(-1)));
    watcher.observe(node, { childList: true, subtree: true });
    stop(all().at(-1));
  }
  return {
    destroy() {
      node.removeEventListener("keydown", keyed);
      node.removeEventListener("focusin", focused);
      watcher?.disconnect();
    },
  };
}
