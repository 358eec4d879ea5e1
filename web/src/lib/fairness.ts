/** How a deal is proved (docs/fairness.md): what was promised before it, and what it follows from. */

import type { Proof } from "../protocol";

/** Whether one thing fits; `null`: nobody can say. */
export interface Check {
  key: string;
  good: boolean | null;
  name?: string;
}

const K = constants();

/** The first 32 bits of what is behind the point of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  return Uint32Array.from(primes, (prime) => behindThePoint(Math.cbrt(prime)));
}

function behindThePoint(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32);
}

/** SHA-256 as hexadecimal digits. The browser's own works over https only, and a home network has none. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const state = Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (prime) => behindThePoint(Math.sqrt(prime)));
  for (let at = 0; at < blocks.byteLength; at += 64) compress(state, blocks, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

function compress(state: Uint32Array, blocks: DataView, from: number): void {
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = blocks.getUint32(from + 4 * i);
      continue;
    }
    const [a, b] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
}

/** 256 bits that nobody can foresee. */
export function newLot(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed that a secret and the lots that were told lead to. */
export function seedOf(proof: Proof): string {
  const told = [...(proof.lots ?? [])].sort((one, other) => one.seat - other.seat).filter((lot) => lot.value);
  return sha256(["saloon deal 1", proof.secret, ...told.map((lot) => `${lot.seat} ${lot.value}`)].join("\n"));
}

function strings(plain: unknown): string[] {
  if (typeof plain === "string") return [plain];
  return plain !== null && typeof plain === "object" ? Object.values(plain).flatMap(strings) : [];
}

/** What of a deal fits what was promised: `shown` is the hash that this page saw before it, `mine` what it threw in. */
export function checks(proof: Proof, setup: unknown, shown: string, mine: string): Check[] {
  const lots = (proof.lots ?? []).map((lot) => ({
    key: lot.value ? "lot" : "left_out",
    good: lot.value ? sha256(lot.value) === lot.commitment : null,
    name: lot.name,
  }));
  return [
    { key: "secret", good: sha256(proof.secret) === proof.commitment },
    { key: "shown", good: shown ? shown === proof.commitment : null },
    ...lots,
    { key: "mine", good: mine ? (proof.lots ?? []).some((lot) => lot.value === mine) : null },
    { key: "seed", good: strings(setup).includes(seedOf(proof)) },
  ];
}
