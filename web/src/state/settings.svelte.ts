/** How this viewer likes it: language, light, pace, sound, keys. Kept in this browser. */
import { keep, recall } from "../lib/keep";
import { keymapFrom, type Keymap } from "../lib/keys";
import type { Steady } from "../lib/tempo";
import { browserLanguage, spoken, type Language, type Values } from "../lib/words";

export type Theme = "auto" | "light" | "dark";

export const SPEEDS = { off: 0, fast: 0.55, normal: 1, slow: 1.8 } as const;
export type Speed = keyof typeof SPEEDS;

const darkOutside = matchMedia("(prefers-color-scheme: dark)");
const calmOutside = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>(recall("language", browserLanguage(navigator.languages)));
  theme = $state<Theme>(recall("theme", "auto"));
  speed = $state<Speed>(recall("speed", "normal"));
  /** How fast bots are to play, at every table. */
  pace = $state<Steady>(recall("pace", "1"));
  volume = $state<number>(recall("volume", 0.6));
  turnVolume = $state<number>(recall("turn-volume", 0.8));
  muted = $state<boolean>(recall("muted", false));
  /** Whether the moments that matter are told in large words. */
  headlines = $state<boolean>(recall("headlines", true));
  keys = $state<boolean>(recall("keys", true));
  /** Only my hand and what I am asked, while a screen shows the table to the whole room. */
  handOnly = $state<boolean>(recall("hand-only", true));
  keymap = $state.raw<Keymap>(keymapFrom(recall("keymap", null)));
  /** Codes of warnings that are not asked about any more. */
  sure = $state<string[]>(recall("sure", []));
  /** Whether lessons are offered at the table. */
  offers = $state<boolean>(recall("offers", true));
  private dark = $state(darkOutside.matches);
  private calm = $state(calmOutside.matches);

  constructor() {
    darkOutside.addEventListener("change", (event) => (this.dark = event.matches));
    calmOutside.addEventListener("change", (event) => (this.calm = event.matches));
  }

  get shownTheme(): "light" | "dark" {
    return this.theme === "auto" ? (this.dark ? "dark" : "light") : this.theme;
  }

  /** How much longer than usual a card flies; 0: it does not. */
  get flight(): number {
    return this.calm ? 0 : SPEEDS[this.speed];
  }

  /** Write everything down and dress the page; to be called in an effect. */
  apply(): void {
    document.documentElement.dataset["theme"] = this.shownTheme;
    document.documentElement.lang = this.language === "en" ? "en" : "ru";
    keep("language", this.language);
    keep("theme", this.theme);
    keep("speed", this.speed);
    keep("pace", this.pace);
    keep("volume", this.volume);
    keep("turn-volume", this.turnVolume);
    keep("muted", this.muted);
    keep("headlines", this.headlines);
    keep("keys", this.keys);
    keep("hand-only", this.handOnly);
    keep("keymap", this.keymap);
    keep("sure", this.sure);
    keep("offers", this.offers);
  }
}

export const settings = new Settings();

/** A word of the page in the viewer's language; changes when the language does. */
export const say = (key: string, values?: Values): string => spoken(settings.language, key, values);
