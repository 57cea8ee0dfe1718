import { type RgbaPixels, removeBackground } from "./remove-background";

type Rgba = readonly [number, number, number, number];
const white: Rgba = [255, 255, 255, 255];
const red: Rgba = [200, 20, 30, 255];

function paint(width: number, height: number, colourAt: (x: number, y: number) => Rgba): RgbaPixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * 4);
  return { data, width, height };
}

const pixelOf = ({ data, width }: RgbaPixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const isIn = (x: number, y: number, from: number, to: number) => x >= from && x < to && y >= from && y < to;

test("removes a plain background and leaves the motif unchanged", () => {
  const square = paint(20, 20, (x, y) => (isIn(x, y, 5, 15) ? red : white));
  const result = removeBackground(square, 20);
  expect(pixelOf(result, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(pixelOf(result, 4, 10)).toEqual([0, 0, 0, 0]);
  expect(pixelOf(result, 10, 10)).toEqual([...red]);
  expect(result.cleared).toBe(300);
  expect(pixelOf(square, 0, 0)).toEqual([...white]);
});

test("the edge fades over two pixels, in the motif's colour", () => {
  const pink: Rgba = [228, 138, 143, 255];
  const soft = paint(20, 20, (x, y) => (isIn(x, y, 6, 14) ? red : isIn(x, y, 5, 15) ? pink : white));
  const result = removeBackground(soft, 10);
  expect(pixelOf(result, 5, 10)).toEqual([200, 20, 30, 128]);
  expect(pixelOf(result, 6, 10)).toEqual([200, 20, 30, 217]);
  expect(pixelOf(result, 7, 10)).toEqual([...red]);
});

test("a hole of the background's colour inside the motif stays", () => {
  const ring = paint(30, 30, (x, y) => (isIn(x, y, 5, 25) && !isIn(x, y, 12, 18) ? red : white));
  const result = removeBackground(ring, 20);
  expect(pixelOf(result, 15, 15)).toEqual([...white]);
  expect(pixelOf(result, 1, 1)).toEqual([0, 0, 0, 0]);
});

test("reaches around corners: the background of a spiral is removed completely", () => {
  const walls = paint(21, 21, (x, y) => {
    const isWall =
      (x === 4 && y >= 4 && y <= 16) || (y === 16 && x >= 4 && x <= 16) || (x === 16 && y >= 8 && y <= 16);
    return isWall ? red : white;
  });
  const result = removeBackground(walls, 5);
  expect(pixelOf(result, 10, 12)).toEqual([0, 0, 0, 0]);
});

test("tolerance limits how far a shade may be from the background", () => {
  const shaded = paint(40, 10, (x) => (x < 20 ? white : [225, 225, 225, 255]));
  const motif = (pixels: RgbaPixels) => removeBackground({ ...pixels }, 0).cleared;
  expect(motif(shaded)).toBe(400);
  const spot = paint(40, 40, (x, y) => (isIn(x, y, 15, 25) ? [225, 225, 225, 255] : white));
  expect(removeBackground(spot, 0).cleared).toBe(1500);
  expect(removeBackground(spot, 40).cleared).toBe(1600);
});

test("removes a background of several colours: a photo on a checkered cloth", () => {
  const cloth: Rgba = [40, 60, 120, 255];
  const checkered = paint(40, 40, (x, y) =>
    isIn(x, y, 12, 28) ? red : (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? white : cloth,
  );
  expect(removeBackground(checkered, 10).cleared).toBe(40 * 40 - 16 * 16);
});

test("transparent pixels are background, and lose their hidden colour", () => {
  const cut = paint(20, 20, (x, y) => (isIn(x, y, 5, 15) ? red : [10, 200, 30, 0]));
  const result = removeBackground(cut, 0);
  expect(pixelOf(result, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(result.cleared).toBe(300);
});

test("a semi-transparent motif stays semi-transparent", () => {
  const glass = paint(20, 20, (x, y) => (isIn(x, y, 5, 15) ? [200, 20, 30, 120] : white));
  expect(pixelOf(removeBackground(glass, 10), 10, 10)).toEqual([200, 20, 30, 120]);
});

test("handles pictures of one pixel and of one line", () => {
  expect(
    removeBackground(
      paint(1, 1, () => white),
      10,
    ).cleared,
  ).toBe(1);
  expect(
    removeBackground(
      paint(200, 1, (x) => (x > 20 && x < 30 ? red : white)),
      10,
    ).cleared,
  ).toBe(191);
});
