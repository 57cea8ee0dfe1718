import { PICTURE, type Plates } from "./bake";
import { noise, random } from "./noise";

export type Rgb = readonly [red: number, green: number, blue: number];
export type Cloth = { hex: string; melange?: boolean };

export const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

export const luminance = (hex: string): number => {
  const [r, g, b] = toRgb(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
};

const GROUND: Rgb = [233, 228, 220];

/** Warm paper, a little lighter where the light comes from. */
export const makeGround = (): Uint8Array => {
  const out = new Uint8Array(PICTURE.width * PICTURE.height * 3);
  const chance = random(7);
  for (let y = 0; y < PICTURE.height; y += 1) {
    for (let x = 0; x < PICTURE.width; x += 1) {
      const i = (y * PICTURE.width + x) * 3;
      const fall = 1.035 - 0.055 * (x / PICTURE.width) * 0.6 - 0.055 * (y / PICTURE.height);
      const grain = (chance() - 0.5) * 2.2;
      for (let c = 0; c < 3; c += 1) out[i + c] = Math.min(255, (GROUND[c] ?? 0) * fall + grain);
    }
  }
  return out;
};

const melangeTile = (() => {
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

/** How strongly light and dark overlays act: black cloth must not turn grey, white must not turn dull. */
const overlayGain = (hex: string) => {
  const l = luminance(hex);
  return l < 0.05
    ? { dark: 1.25, light: 0.2 }
    : l < 0.2
      ? { dark: 1.1, light: 0.24 }
      : { dark: 1, light: 0.32 };
};

export type Base = {
  pixels: Uint8Array;
  /** Final colour = cloth x keep + add, needed to lay a print under the same folds. */
  keep: Uint8Array;
  plates: Plates;
  cloth: Cloth;
};

const clothColorAt = (cloth: Cloth, rgb: Rgb, channel: number, x: number, y: number): number => {
  const value = rgb[channel] ?? 0;
  if (!cloth.melange) return value;
  const { size, tile } = melangeTile;
  return value * (1 + (tile[(y % size) * size + (x % size)] ?? 0));
};

export const composeBase = (plates: Plates, cloth: Cloth, ground: Uint8Array): Base => {
  const pixels = new Uint8Array(ground);
  const keep = new Uint8Array(PICTURE.width * PICTURE.height);
  const rgb = toRgb(cloth.hex);
  const gain = overlayGain(cloth.hex);
  const isDark = luminance(cloth.hex) < 0.12;
  const shadowTint: Rgb = [46, 38, 30];
  for (let y = 0; y < PICTURE.height; y += 1) {
    for (let x = 0; x < PICTURE.width; x += 1) {
      const p = y * PICTURE.width + x;
      const i = p * 3;
      const mask = (plates.mask[p] ?? 0) / 255;
      const shadow = (plates.shadow[p] ?? 0) / 255;
      const d = Math.min(1, ((plates.dark[p] ?? 0) / 255) * gain.dark);
      const l = Math.min(1, ((plates.light[p] ?? 0) / 255) * gain.light);
      const thread = (plates.thread[p] ?? 0) / 255;
      const threadDark = isDark ? 0 : thread * 0.34;
      const threadLight = isDark ? thread * 0.16 : 0;
      const a = (1 - d) * (1 - l) * (1 - threadDark) * (1 - threadLight);
      keep[p] = a * mask * 255 + 0.5;
      for (let c = 0; c < 3; c += 1) {
        const under = (pixels[i + c] ?? 0) * (1 - shadow) + (shadowTint[c] ?? 0) * shadow;
        if (mask === 0) {
          pixels[i + c] = under;
        } else {
          const over = clothColorAt(cloth, rgb, c, x, y) * a + 255 * (l * (1 - threadLight) + threadLight);
          pixels[i + c] = Math.min(255, under * (1 - mask) + over * mask);
        }
      }
    }
  }
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
  const rgb = toRgb(cloth.hex);
  for (let y = 0; y < print.height; y += 1) {
    const py = print.top + y;
    if (py < 0 || py >= PICTURE.height) continue;
    for (let x = 0; x < print.width; x += 1) {
      const s = (y * print.width + x) * 4;
      const alpha = (print.pixels[s + 3] ?? 0) / 255;
      const px = print.left + x;
      if (alpha === 0 || px < 0 || px >= PICTURE.width) continue;
      const p = py * PICTURE.width + px;
      const strength = ((keep[p] ?? 0) / 255) * alpha * weave(px, py);
      for (let c = 0; c < 3; c += 1) {
        const shift = (print.pixels[s + c] ?? 0) - clothColorAt(cloth, rgb, c, px, py);
        pixels[p * 3 + c] = Math.max(0, Math.min(255, (pixels[p * 3 + c] ?? 0) + shift * strength));
      }
    }
  }
};

/** How the cloth breaks an ink up, a hundredth here and there. */
const WEAVE = Float32Array.from(
  { length: 128 * 128 },
  (_, i) => 0.955 + 0.03 * noise((i & 127) / 1.7, (i >> 7) / 2.6, 3),
);

export const layPrint = (base: Base, print: Print): Uint8Array => {
  const out = new Uint8Array(base.pixels);
  layPrintOn(out, base.keep, base.cloth, print, (x, y) => WEAVE[(y & 127) * 128 + (x & 127)] ?? 1);
  return out;
};
