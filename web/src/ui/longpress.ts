/** A finger that rests: looks at a thing instead of using it. The click that would follow is swallowed. */
const REST = 450;

export function longpress(node: HTMLElement, act: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested = false;
  const begin = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    rested = false;
    timer = setTimeout(() => {
      rested = true;
      act();
    }, REST);
  };
  const end = () => clearTimeout(timer);
  const swallow = (event: MouseEvent) => {
    if (rested) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    rested = false;
  };
  node.addEventListener("pointerdown", begin);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  node.addEventListener("pointermove", end);
  node.addEventListener("click", swallow, { capture: true });
  return {
    update: (next) => (act = next),
    destroy() {
      end();
      node.removeEventListener("pointerdown", begin);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("pointermove", end);
      node.removeEventListener("click", swallow, { capture: true });
    },
  };
}
