import { expect, test } from "vitest";
import { qr, qrPath } from "../src/lib/qr";

/** Made by another maker of codes (segno: error M, byte mode, mask 0); both links fill their code. */
const SMALL = [
  "#######..#.##.#######",
  "#.....#.###.#.#.....#",
  "#.###.#...###.#.###.#",
  "#.###.#..####.#.###.#",
  "#.###.#.#...#.#.###.#",
  "#.....#...##..#.....#",
  "#######.#.#.#.#######",
  ".........#...........",
  "#.#.#.#...#.#...#..#.",
  "..#....##.#.#....#.#.",
  "..#.######..#.#######",
  "#.##...#............#",
  "..#.###.#..#..##..#.#",
  "........#.####.##.#..",
  "#######.....###.#.###",
  "#.....#..##....##..##",
  "#.###.#.##.##.##..##.",
  "#.###.#..###.#.#..##.",
  "#.###.#.#..##..###..#",
  "#.....#....#....#..#.",
  "#######.##.#..##..###",
];
const LARGE =
  "1fcab944597f829ed337d20dd14f7994976e8c574c96bb75b2bffdf5d8201d8f4020ff55555555fc011de3a5c0154a27f17e" +
  "1248b23950d5a9df769e56c2cf050c527445c79ef71fe70f53b7159d05a9679be565fcd2f4432b440ec6355912f1a4b4b385" +
  "d15fd251ac6edcea7b1d725442df185fd7bf1c8f1a890889bd69dd4545546278e3a76279fd65f5f3fa34f3cf59d65f5d913a" +
  "541bc8194b5270c7e619ed931a038856584535dbd36746614e413dc1331c37cf98edd9d15159e51408485bb97044365e07e3" +
  "92710734ffdf1fdf500f99899889ff3fe54d4d5e084e2326a2175455f933f8ba32e5dc494dd4a5e6a64ce08d47737525fdb3" +
  "1bd7993";

const drawn = (text: string) => qr(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("a small code is the same as another maker's", () => {
  expect(drawn("SALOON-TABLE-1")).toEqual(SMALL);
});

test("so is a large one, with several blocks and its version written down", () => {
  const link = `http://192.168.1.20:8383/#/join/${"abcDEF0123".repeat(9)}`;
  const bits = drawn(link).join("").replaceAll("#", "1").replaceAll(".", "0");
  expect(BigInt(`0b${bits}`).toString(16)).toBe(LARGE);
});

test("the longer the link, the larger the code, up to its limit", () => {
  expect(qr("x".repeat(84)).length).toBe(37);
  expect(qr("x".repeat(85)).length).toBe(41);
  expect(qr("x".repeat(213)).length).toBe(57);
  expect(() => qr("x".repeat(214))).toThrow(/too many/);
});

test("the path has one square for each dark place", () => {
  const rows = [[true, false], [false, true]];
  expect(qrPath(rows)).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
