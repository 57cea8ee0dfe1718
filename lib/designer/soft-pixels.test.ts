import { softPercent } from "./soft-pixels";

/** 40 x 40 pixels with alpha by a function of their position. */
function picture(alphaAt: (x: number, y: number) => number) {
  const data = new Uint8Array(40 * 40 * 4);
  for (let y = 0; y < 40; y++) for (let x = 0; x < 40; x++) data[(y * 40 + x) * 4 + 3] = alphaAt(x, y);
  return { data, width: 40, height: 40 };
}

it.each([
  ["opaque", () => 255, 0],
  ["nothing", () => 0, 0],
  ["a veil", () => 128, 100],
  ["nearly opaque", () => 246, 0],
  ["half of it a veil, its border with the rest left out", (x: number) => (x < 20 ? 128 : 255), 44],
  ["a smooth border of four pixels", (x: number) => (x < 18 ? 0 : x < 22 ? 128 : 255), 0],
])("%s", (_name, alphaAt, percent) => {
  expect(softPercent(picture(alphaAt))).toBe(percent);
});
