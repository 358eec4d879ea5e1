/** Sounds made on the spot, without a file. Each one has a visible twin; nothing sounds before the first click. */

export type Cue = "turn" | "alert" | "card" | "shuffle" | "shot" | "miss" | "hit" | "heal" | "boom" | "death" | "win" | "lose" | "check" | "chat";

let context: AudioContext | null = null;

/** To be called on the first click or key: browsers are silent before. */
export function wakeSounds(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

interface Tone {
  at: number;
  from: number;
  to: number;
  long: number;
  kind?: OscillatorType;
  loud?: number;
}

interface Hiss {
  at: number;
  long: number;
  low: number;
  high: number;
  loud?: number;
}

const TONES: Partial<Record<Cue, Tone[]>> = {
  turn: [
    { at: 0, from: 660, to: 660, long: 0.14, kind: "triangle" },
    { at: 0.13, from: 880, to: 880, long: 0.28, kind: "triangle" },
  ],
  alert: [
    { at: 0, from: 520, to: 500, long: 0.1, kind: "square", loud: 0.35 },
    { at: 0.14, from: 520, to: 500, long: 0.16, kind: "square", loud: 0.35 },
  ],
  miss: [{ at: 0, from: 2400, to: 700, long: 0.28, kind: "sine", loud: 0.4 }],
  hit: [{ at: 0, from: 170, to: 70, long: 0.22, kind: "sine" }],
  heal: [
    { at: 0, from: 1180, to: 1180, long: 0.12, kind: "sine", loud: 0.5 },
    { at: 0.09, from: 1570, to: 1570, long: 0.22, kind: "sine", loud: 0.5 },
  ],
  boom: [{ at: 0, from: 90, to: 28, long: 0.9, kind: "sine" }],
  death: [
    { at: 0, from: 220, to: 218, long: 1.1, kind: "triangle", loud: 0.8 },
    { at: 0, from: 331, to: 328, long: 0.8, kind: "sine", loud: 0.4 },
  ],
  win: [392, 523, 659, 784].map((note, i) => ({ at: i * 0.12, from: note, to: note, long: 0.3, kind: "triangle" as const })),
  lose: [392, 349, 294].map((note, i) => ({ at: i * 0.2, from: note, to: note, long: 0.35, kind: "triangle" as const })),
  chat: [{ at: 0, from: 900, to: 1100, long: 0.07, kind: "sine", loud: 0.4 }],
};

const HISSES: Partial<Record<Cue, Hiss[]>> = {
  card: [{ at: 0, long: 0.07, low: 1800, high: 7000, loud: 0.5 }],
  shuffle: [0, 0.06, 0.12, 0.18, 0.24].map((at) => ({ at, long: 0.05, low: 1500, high: 6000, loud: 0.45 })),
  shot: [
    { at: 0, long: 0.06, low: 300, high: 9000, loud: 1.4 },
    { at: 0.02, long: 0.45, low: 120, high: 1400, loud: 0.7 },
  ],
  hit: [{ at: 0, long: 0.12, low: 100, high: 800, loud: 0.9 }],
  boom: [{ at: 0, long: 1, low: 40, high: 900, loud: 1.6 }],
  check: [
    { at: 0, long: 0.05, low: 2500, high: 8000, loud: 0.5 },
    { at: 0.1, long: 0.05, low: 2500, high: 8000, loud: 0.5 },
  ],
};

export function play(cue: Cue, volume: number): void {
  if (!context || context.state !== "running" || volume <= 0) return;
  const gain = context.createGain();
  gain.gain.value = volume * 0.3;
  gain.connect(context.destination);
  for (const tone of TONES[cue] ?? []) sound(context, gain, tone);
  for (const hiss of HISSES[cue] ?? []) noise(context, gain, hiss);
}

function faded(audio: AudioContext, out: AudioNode, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  gain.connect(out);
  return gain;
}

function sound(audio: AudioContext, out: AudioNode, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const oscillator = audio.createOscillator();
  oscillator.type = tone.kind ?? "sine";
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
  oscillator.connect(faded(audio, out, tone.at, tone.long, tone.loud ?? 1));
  oscillator.start(start);
  oscillator.stop(start + tone.long);
}

function noise(audio: AudioContext, out: AudioNode, hiss: Hiss): void {
  const start = audio.currentTime + hiss.at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * hiss.long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const low = audio.createBiquadFilter();
  low.type = "highpass";
  low.frequency.value = hiss.low;
  const high = audio.createBiquadFilter();
  high.type = "lowpass";
  high.frequency.value = hiss.high;
  source.connect(low).connect(high).connect(faded(audio, out, hiss.at, hiss.long, hiss.loud ?? 1));
  source.start(start);
}
