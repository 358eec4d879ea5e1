/** Keys by their place on the keyboard, so that they are the same in every layout. Each can be moved or switched off. */

/** What a key of its own is for. */
export const ACTS = ["main", "end", "ability", "barrel", "reach", "inspect", "log", "chat", "next", "hint", "undo", "command", "help"] as const;
export type Act = (typeof ACTS)[number];

export type Deed = { do: "card"; place: number } | { do: "seat"; place: number } | { do: Act | "cancel" };

/** A place on the keyboard, `Shift+` before it; empty: no key. */
export type Keymap = Readonly<Record<Act, string>>;

export const USUAL: Keymap = {
  main: "Space",
  end: "KeyE",
  ability: "KeyA",
  barrel: "KeyB",
  reach: "KeyR",
  inspect: "KeyI",
  log: "KeyL",
  chat: "KeyT",
  next: "KeyN",
  hint: "KeyH",
  undo: "KeyZ",
  command: "Slash",
  help: "Shift+Slash",
};

/** Signs that mean the same wherever they are on the keyboard, as long as their key was not moved. */
const SIGNS: Record<string, Act> = { "?": "help", "/": "command", ":": "command" };

export interface Pressed {
  code: string;
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const DIGIT = /^(?:Digit|Numpad)(\d)$/;
/** Keys that belong to the browser, to moving about, or to cards and seats. */
const TAKEN = /^(?:Shift\+)?(?:Digit\d|Numpad\d|Escape|Enter|NumpadEnter|Tab|Arrow.+|Home|End|Page.+|Backspace|Delete|F\d+|ShiftLeft|ShiftRight|(?:Control|Alt|Meta|OS).*|CapsLock|)$/;

/** Where a key is, `Shift+` before it. */
export const placeOf = (event: Pressed): string => (event.shiftKey ? "Shift+" : "") + event.code;

/** What a key means at the table, or null. */
export function meaning(event: Pressed, keymap: Keymap = USUAL): Deed | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const digit = DIGIT.exec(event.code);
  if (digit) return { do: event.shiftKey ? "seat" : "card", place: (Number(digit[1]) + 9) % 10 };
  if (event.code === "Escape") return { do: "cancel" };
  if (event.code === "Backspace") return { do: "undo" };
  if (event.code === "Enter" || event.code === "NumpadEnter") return { do: "main" };
  const place = placeOf(event);
  const act = ACTS.find((one) => keymap[one] === place);
  if (act) return { do: act };
  const sign = SIGNS[event.key];
  return sign && keymap[sign] === USUAL[sign] ? { do: sign } : null;
}

/** The place that is pressed, if a key may be put there; otherwise "". */
export function placeable(event: Pressed): string {
  const place = placeOf(event);
  return event.ctrlKey || event.altKey || event.metaKey || TAKEN.test(place) ? "" : place;
}

/** A key at another place; whatever had that place is without one. */
export function moved(keymap: Keymap, act: Act, place: string): Keymap {
  const freed = Object.fromEntries(ACTS.map((one) => [one, place && keymap[one] === place ? "" : keymap[one]])) as Record<Act, string>;
  return { ...freed, [act]: place };
}

/** What is kept of a keymap may be older than the page, or spoilt. */
export function keymapFrom(kept: unknown): Keymap {
  const found = typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
  return Object.fromEntries(
    ACTS.map((act) => [act, typeof found[act] === "string" ? found[act] : USUAL[act]]),
  ) as Record<Act, string>;
}

const SHOWN: Record<string, string> = {
  Slash: "/",
  Backslash: "\\",
  Period: ".",
  Comma: ",",
  Semicolon: ";",
  Quote: "'",
  BracketLeft: "[",
  BracketRight: "]",
  Minus: "-",
  Equal: "=",
  Backquote: "`",
};

/** What stands on the key: `E`, `Shift + /`. */
export function printed(place: string, space: string): string {
  if (!place) return "—";
  const shift = place.startsWith("Shift+");
  const code = shift ? place.slice(6) : place;
  const sign = code === "Space" ? space : (SHOWN[code] ?? code.replace(/^Key/, ""));
  return shift ? `Shift + ${sign}` : sign;
}

/** Whether a key belongs to whatever has the focus: somebody is writing, or presses a button. */
export function isTyping(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  return (code === "Space" || code === "Enter" || code === "NumpadEnter") && target.closest("button, a, summary, [role=option]") !== null;
}
