/** QR codes for links: byte mode, error correction M, versions 1 to 10 (up to 213 bytes), always mask 0. */

/** Error correction words per block, then blocks and data words of the two groups. */
const BLOCKS: readonly (readonly [number, number, number, number?, number?])[] = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
  [18, 4, 31],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
];
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const FORMAT_M_MASK_0 = 0b101010000010010;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i += 1) {
  EXP[i] = EXP[i + 255] = value;
  LOG[value] = i;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

/** The Reed-Solomon remainder of these words. */
function correction(words: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i += 1) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, at) => {
      next[at] = (next[at] ?? 0) ^ factor;
      next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[i] ?? 0);
    });
    generator = next;
  }
  const rest = [...words, ...new Array<number>(count).fill(0)];
  words.forEach((_, i) => {
    const lead = rest[i] ?? 0;
    generator.forEach((factor, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(factor, lead)));
  });
  return rest.slice(words.length);
}

function dataWords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const push = (value: number, long: number) => {
    for (let i = long - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
}

/** Data and correction words of all blocks, interleaved. */
function interleaved(words: readonly number[], version: number): number[] {
  const [extra, count1, size1, count2 = 0, size2 = 0] = BLOCKS[version - 1] ?? [0, 0, 0];
  const sizes = [...new Array<number>(count1).fill(size1), ...new Array<number>(count2).fill(size2)];
  let at = 0;
  const blocks = sizes.map((size) => words.slice(at, (at += size)));
  const corrections = blocks.map((block) => correction(block, extra));
  const woven: number[] = [];
  for (const lists of [blocks, corrections])
    for (let i = 0; i < Math.max(...lists.map((list) => list.length)); i += 1)
      for (const list of lists) if (i < list.length) woven.push(list[i] ?? 0);
  return woven;
}

type Grid = (boolean | undefined)[][];

function patterned(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let y = -4; y <= 4; y += 1)
      for (let x = -4; x <= 4; x += 1) {
        const far = Math.max(Math.abs(x), Math.abs(y));
        put(cx + x, cy + y, far !== 2 && far !== 4);
      }
  for (let i = 8; i < size - 8; i += 1) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  const places = ALIGNED[version - 1] ?? [];
  for (const cy of places)
    for (const cx of places)
      if (!((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cy === 6 && cx === size - 7)))
        for (let y = -2; y <= 2; y += 1) for (let x = -2; x <= 2; x += 1) put(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  for (let i = 0; i < 15; i += 1) {
    const dark = ((FORMAT_M_MASK_0 >> i) & 1) === 1;
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    put(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark);
  }
  put(8, size - 8, true);
  if (version >= 7) putVersion(version, size, put);
  return grid;
}

function putVersion(version: number, size: number, put: (x: number, y: number, dark: boolean) => void): void {
  let rest = version << 12;
  for (let i = 17; i >= 12; i -= 1) if ((rest >> i) & 1) rest ^= 0x1f25 << (i - 12);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    put(size - 11 + (i % 3), Math.floor(i / 3), dark);
    put(Math.floor(i / 3), size - 11 + (i % 3), dark);
  }
}

/** The code as rows of dark and light. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const rooms = BLOCKS.map(([, count1, size1, count2 = 0, size2 = 0]) => count1 * size1 + count2 * size2);
  const version = rooms.findIndex((room, i) => bytes.length + (i < 9 ? 2 : 3) <= room) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for a code: at most 213`);
  const words = interleaved(dataWords(bytes, version, rooms[version - 1] ?? 0), version);
  const grid = patterned(version);
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

/** The code as the path of its dark squares, one unit each. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
