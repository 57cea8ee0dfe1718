import { labOf } from "./lab.ts";

/** Pixels in sRGB with alpha, row by row. */
export interface RgbaPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Colour {
  r: number;
  g: number;
  b: number;
}

/** Colours are compared in cells of 4 by 4 by 4, with one table lookup per pixel. */
const bits = 6;
const cells = 1 << bits;
const drop = 8 - bits;
const cellOf = (r: number, g: number, b: number) =>
  ((r >> drop) << (2 * bits)) | ((g >> drop) << bits) | (b >> drop);

/** A pixel with at most this alpha is background already. */
const clearAlpha = 8;
const maxColours = 3;
/** Share of the border: a rarer colour belongs to the motif. */
const minShare = 0.1;

/** Steps around the whole border of a picture, as pixel indexes. */
function* borderOf({ width, height }: RgbaPixels): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 0; y < height; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

/** The dominant colours of the border: the middle of each frequent coarse cell. */
function findBackgroundColours(pixels: RgbaPixels): Colour[] {
  const { data } = pixels;
  const found = new Map<number, { count: number } & Colour>();
  let all = 0;
  for (const pixel of borderOf(pixels)) {
    const at = pixel * 4;
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < clearAlpha) continue;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const sum = found.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    found.set(key, { count: sum.count + 1, r: sum.r + r, g: sum.g + g, b: sum.b + b });
    all += 1;
  }
  return [...found.values()]
    .filter(({ count }) => count >= all * minShare)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxColours)
    .map(({ count, r, g, b }) => ({ r: r / count, g: g / count, b: b / count }));
}

/** 1 for each colour cell that is within `distance` in Lab of one of these colours. */
function tabulateNear(colours: readonly Colour[], distance: number): Uint8Array {
  const labs = colours.map(({ r, g, b }) => labOf(r, g, b));
  const near = new Uint8Array(cells ** 3);
  const middle = (index: number) => (index << drop) + (1 << (drop - 1));
  for (let r = 0; r < cells; r += 1)
    for (let g = 0; g < cells; g += 1)
      for (let b = 0; b < cells; b += 1) {
        const lab = labOf(middle(r), middle(g), middle(b));
        const isNear = labs.some(
          (other) => Math.hypot(lab.l - other.l, lab.a - other.a, lab.b - other.b) <= distance,
        );
        near[(r << (2 * bits)) | (g << bits) | b] = isNear ? 1 : 0;
      }
  return near;
}

/** Marks with 1 what is reachable from the border through background pixels, row by row. */
function flood(pixels: RgbaPixels, near: Uint8Array): Uint8Array {
  const { data, width, height } = pixels;
  const mask = new Uint8Array(width * height);
  const isOpen = (pixel: number) => {
    if (mask[pixel] === 1) return false;
    const at = pixel * 4;
    if ((data[at + 3] ?? 0) < clearAlpha) return true;
    return near[cellOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)] === 1;
  };
  const waiting: number[] = [];
  /** The first pixel of each open stretch of a row. */
  const pushOpenSpans = (from: number, to: number) => {
    for (let pixel = from, wasOpen = false; pixel <= to; pixel += 1) {
      const opens = isOpen(pixel);
      if (opens && !wasOpen) waiting.push(pixel);
      wasOpen = opens;
    }
  };
  const fillFrom = (seed: number) => {
    waiting.push(seed);
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      if (!isOpen(pixel)) continue;
      const rowStart = pixel - (pixel % width);
      let left = pixel;
      while (left > rowStart && isOpen(left - 1)) left -= 1;
      let right = pixel;
      while (right < rowStart + width - 1 && isOpen(right + 1)) right += 1;
      mask.fill(1, left, right + 1);
      if (rowStart > 0) pushOpenSpans(left - width, right - width);
      if (rowStart < (height - 1) * width) pushOpenSpans(left + width, right + width);
    }
  };
  for (const pixel of borderOf(pixels)) if (isOpen(pixel)) fillFrom(pixel);
  return mask;
}

/** The remaining alpha of a kept pixel at the edge, and of the one behind it. */
const edgeShares = [0.5, 0.85] as const;
/** An edge takes the motif's colour this many pixels further in, where no background shines through. */
const behind = 2;

interface Edge {
  share: number;
  /** The pixel whose colour it takes. */
  inner: number;
}

/** Null for a pixel that is not at the edge. */
function findEdge(mask: Uint8Array, { width, height }: RgbaPixels, x: number, y: number): Edge | null {
  const at = (px: number, py: number) =>
    px >= 0 && py >= 0 && px < width && py < height ? mask[py * width + px] : undefined;
  for (const [index, share] of edgeShares.entries()) {
    const reach = index + 1;
    for (const [dx, dy] of directions) {
      if (at(x + dx * reach, y + dy * reach) !== 1) continue;
      const [innerX, innerY] = [x - dx * behind, y - dy * behind];
      const isInner = at(innerX, innerY) === 0;
      return { share, inner: isInner ? innerY * width + innerX : y * width + x };
    }
  }
  return null;
}

const directions = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/**
 * Removes the background of a picture: what is reachable from its border and has the border's dominant
 * colours. Holes in the motif stay. The edge fades over two pixels and takes its colour from inside the
 * motif. `tolerance` from 0 to 100: the allowed distance from the background colour. Returns new pixels,
 * and how many were cleared.
 */
export function removeBackground(pixels: RgbaPixels, tolerance: number): RgbaPixels & { cleared: number } {
  const { width, height } = pixels;
  const data = Uint8Array.from(pixels.data);
  const mask = flood(pixels, tabulateNear(findBackgroundColours(pixels), 3 + tolerance * 0.55));
  let cleared = 0;
  for (let y = 0, pixel = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const at = pixel * 4;
      if (mask[pixel] === 1) {
        data.fill(0, at, at + 4);
        cleared += 1;
        continue;
      }
      const edge = findEdge(mask, pixels, x, y);
      if (!edge) continue;
      data.set(pixels.data.subarray(edge.inner * 4, edge.inner * 4 + 3), at);
      data[at + 3] = Math.round((pixels.data[at + 3] ?? 0) * edge.share);
    }
  return { data, width, height, cleared };
}
