import { clothLook, printOpacity } from "../../lib/designer/garments/cloth-look";
import { random } from "../../lib/designer/random";
import { PICTURE, type Plates } from "./bake";
import { noise } from "./noise";

export type Rgb = readonly [red: number, green: number, blue: number];
export type Cloth = { hex: string; melange?: boolean };

export const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const GROUND: Rgb = [233, 228, 220];

/** Warm paper, a little lighter where the light comes from; `across` and `down` from 0 to 1. */
export const groundAt = (across: number, down: number, channel: 0 | 1 | 2): number =>
  GROUND[channel] * (1.035 - 0.055 * across * 0.6 - 0.055 * down);

export const makeGround = (): Uint8Array => {
  const out = new Uint8Array(PICTURE.width * PICTURE.height * 3);
  const chance = random(7);
  for (let y = 0; y < PICTURE.height; y += 1) {
    for (let x = 0; x < PICTURE.width; x += 1) {
      const i = (y * PICTURE.width + x) * 3;
      const grain = (chance() - 0.5) * 2.2;
      for (const c of [0, 1, 2] as const) {
        out[i + c] = Math.min(255, groundAt(x / PICTURE.width, y / PICTURE.height, c) + grain);
      }
    }
  }
  return out;
};

export const melangeTile = (() => {
  const size = 256;
  const tile = new Float32Array(size * size);
  const chance = random(99);
  for (let k = 0; k < 5200; k += 1) {
    const x = Math.floor(chance() * size);
    const y = Math.floor(chance() * size);
    const length = 5 + Math.floor(chance() * 14);
    const slope = (chance() - 0.5) * 0.5;
    const tone = chance() < 0.5 ? -0.055 : 0.045;
    for (let s = 0; s < length; s += 1) {
      const px = (x + s) % size;
      const py = (Math.round(y + s * slope) + size) % size;
      tile[py * size + px] = (tile[py * size + px] ?? 0) + tone;
    }
  }
  return { size, tile };
})();

/** What the ground looks like where the garment keeps all light from it. */
export const SHADE: Rgb = [46, 38, 30];

export type Base = {
  pixels: Uint8Array;
  /** Final colour = cloth x keep + add, needed to lay a print under the same folds. */
  keep: Uint8Array;
  plates: Plates;
  cloth: Cloth;
};

/** How much lighter or darker the yarn of a melange is at a place; 1 for plain cloth. */
const yarnAt = (cloth: Cloth, x: number, y: number): number =>
  cloth.melange
    ? 1 + (melangeTile.tile[(y % melangeTile.size) * melangeTile.size + (x % melangeTile.size)] ?? 0)
    : 1;

/** A function of a byte as a table, instead of a computation for each of 2 million pixels. */
const byteTable = (value: (share: number) => number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, byte) => value(byte / 255));

const toByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value | 0);

export const composeBase = (plates: Plates, cloth: Cloth, ground: Uint8Array): Base => {
  const pixels = new Uint8Array(ground);
  const keep = new Uint8Array(PICTURE.width * PICTURE.height);
  const [red, green, blue] = toRgb(cloth.hex);
  const look = clothLook(cloth.hex);
  const { isShining, opacity } = look.seams;
  const darkness = byteTable((share) => 1 - Math.min(1, share * look.dark));
  const lightness = byteTable((share) => Math.min(1, share * look.light));
  const threadShade = byteTable((share) => (isShining ? 1 : 1 - share * opacity));
  const threadShine = byteTable((share) => (isShining ? share * opacity : 0));
  const { mask, shadow, dark, light, thread } = plates;
  // One function per row: V8 compiles it as a whole, and it runs twice as fast as one long loop.
  const composeRow = (y: number) => {
    for (let x = 0; x < PICTURE.width; x += 1) {
      const p = y * PICTURE.width + x;
      const i = p * 3;
      const shade = (shadow[p] as number) / 255;
      if (shade > 0) {
        const lit = 1 - shade;
        pixels[i] = ((pixels[i] as number) * lit + SHADE[0] * shade) | 0;
        pixels[i + 1] = ((pixels[i + 1] as number) * lit + SHADE[1] * shade) | 0;
        pixels[i + 2] = ((pixels[i + 2] as number) * lit + SHADE[2] * shade) | 0;
      }
      if (mask[p] === 0) continue;
      const cover = (mask[p] as number) / 255;
      const bare = 1 - cover;
      const gleam = lightness[light[p] as number] as number;
      const shine = threadShine[thread[p] as number] as number;
      const kept =
        (darkness[dark[p] as number] as number) *
        (1 - gleam) *
        (threadShade[thread[p] as number] as number) *
        (1 - shine);
      const add = 255 * (gleam * (1 - shine) + shine);
      const tone = yarnAt(cloth, x, y) * kept;
      keep[p] = (kept * (mask[p] as number) + 0.5) | 0;
      pixels[i] = toByte((pixels[i] as number) * bare + (red * tone + add) * cover);
      pixels[i + 1] = toByte((pixels[i + 1] as number) * bare + (green * tone + add) * cover);
      pixels[i + 2] = toByte((pixels[i + 2] as number) * bare + (blue * tone + add) * cover);
    }
  };
  for (let y = 0; y < PICTURE.height; y += 1) composeRow(y);
  sewLabel(pixels, plates);
  return { pixels, keep, plates, cloth };
};

const sewLabel = (pixels: Uint8Array, plates: Plates) => {
  const { label } = plates;
  if (!label) return;
  for (let y = 0; y < label.height; y += 1) {
    for (let x = 0; x < label.width; x += 1) {
      const s = (y * label.width + x) * 4;
      const p = (label.top + y) * PICTURE.width + label.left + x;
      const alpha = (label.pixels[s + 3] ?? 0) / 255;
      const light = 1 - ((plates.dark[p] ?? 0) / 255) * 0.7;
      for (let c = 0; c < 3; c += 1) {
        const under = pixels[p * 3 + c] ?? 0;
        pixels[p * 3 + c] = under * (1 - alpha) + (label.pixels[s + c] ?? 0) * light;
      }
    }
  }
};

export type Print = { pixels: Uint8Array; width: number; height: number; left: number; top: number };

/** Lays a print (straight RGBA) over cloth that is already shaded, so that its folds stay on top. */
export const layPrintOn = (
  pixels: Uint8Array,
  keep: Uint8Array,
  cloth: Cloth,
  print: Print,
  weave: (x: number, y: number) => number,
) => {
  const [red, green, blue] = toRgb(cloth.hex);
  const layRow = (y: number, py: number) => {
    for (let x = 0; x < print.width; x += 1) {
      const s = (y * print.width + x) * 4;
      const alpha = print.pixels[s + 3] as number;
      const px = print.left + x;
      if (alpha === 0 || px < 0 || px >= PICTURE.width) continue;
      const p = py * PICTURE.width + px;
      const i = p * 3;
      const strength = ((keep[p] as number) * alpha * weave(px, py)) / 65_025;
      const yarn = yarnAt(cloth, px, py);
      pixels[i] = toByte((pixels[i] as number) + ((print.pixels[s] as number) - red * yarn) * strength);
      pixels[i + 1] = toByte(
        (pixels[i + 1] as number) + ((print.pixels[s + 1] as number) - green * yarn) * strength,
      );
      pixels[i + 2] = toByte(
        (pixels[i + 2] as number) + ((print.pixels[s + 2] as number) - blue * yarn) * strength,
      );
    }
  };
  for (let y = 0; y < print.height; y += 1) {
    const py = print.top + y;
    if (py >= 0 && py < PICTURE.height) layRow(y, py);
  }
};

/** How the weave varies an ink, by up to 3 %. */
const WEAVE = Float32Array.from(
  { length: 128 * 128 },
  (_, i) => printOpacity + 0.03 * noise((i & 127) / 1.7, (i >> 7) / 2.6, 3),
);

export const layPrint = (base: Base, print: Print): Uint8Array => {
  const out = new Uint8Array(base.pixels);
  layPrintOn(out, base.keep, base.cloth, print, (x, y) => WEAVE[(y & 127) * 128 + (x & 127)] ?? 1);
  return out;
};
