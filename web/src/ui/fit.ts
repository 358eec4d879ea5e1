/** A text that has no room is written smaller, step by step; what does not fit even then can be scrolled. */
const STEPS = ["1", "0.94", "0.88", "0.82", "0.76"];

export function fit(node: HTMLElement): { destroy: () => void } {
  const shrink = () => {
    for (const step of STEPS) {
      node.style.setProperty("--fit", step);
      if (node.scrollHeight <= node.clientHeight + 1) return;
    }
  };
  const texts = new MutationObserver(shrink);
  texts.observe(node, { childList: true, characterData: true, subtree: true });
  const room = new ResizeObserver(shrink);
  room.observe(node.parentElement ?? node);
  shrink();
  return {
    destroy() {
      texts.disconnect();
      room.disconnect();
    },
  };
}
