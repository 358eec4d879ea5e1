/** Keys by their place on the keyboard, so that they are the same in every layout. */

export type Deed =
  | { do: "card"; place: number }
  | { do: "seat"; place: number }
  | { do: "end" | "ability" | "barrel" | "main" | "cancel" | "reach" | "inspect" | "log" | "chat" | "command" | "help" };

const PLAIN: Record<string, Exclude<Deed["do"], "card" | "seat">> = {
  KeyE: "end",
  KeyA: "ability",
  KeyB: "barrel",
  Space: "main",
  Escape: "cancel",
  KeyR: "reach",
  KeyI: "inspect",
  KeyL: "log",
  KeyT: "chat",
};

export interface Pressed {
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key means at the table, or null. */
export function meaning(event: Pressed): Deed | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (digit) {
    const place = (Number(digit[1]) + 9) % 10;
    return { do: event.shiftKey ? "seat" : "card", place };
  }
  if (event.code === "Slash") return { do: event.shiftKey ? "help" : "command" };
  if (event.key === "?") return { do: "help" };
  if (event.key === "/" || event.key === ":") return { do: "command" };
  const plain = PLAIN[event.code];
  return plain && !event.shiftKey ? { do: plain } : null;
}

/** Whether a key belongs to whatever has the focus: somebody is writing, or presses a button. */
export function isTyping(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  return (code === "Space" || code === "Enter") && target.closest("button, a, summary, [role=option]") !== null;
}
