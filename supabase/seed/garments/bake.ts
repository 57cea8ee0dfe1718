import { FRAME, type Garment, type Line } from "../../../lib/designer/garments/garment";
import { blur, clamp01, type Field, makeField, sampler, smoothstep } from "./field";
import { foldHeights } from "./height";
import { random } from "./noise";
import { rasterAlpha, warped } from "./raster";

export const PICTURE = { width: 1920, height: 2400 } as const;

/** Everything about one garment view that does not depend on its colour, in bytes per pixel. */
export type Plates = {
  garment: Garment;
  mask: Uint8Array;
  dark: Uint8Array;
  light: Uint8Array;
  /** Seams and stitches, drawn dark on light cloth and light on black cloth. */
  thread: Uint8Array;
  /** Darkness that the garment throws on the ground. */
  shadow: Uint8Array;
};

const fill = (d: string) => `<path d="${d}" fill="#fff" stroke="#fff" stroke-width="1"/>`;
const stroke = (d: string, width: number, extra = "") =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" ${extra}/>`;

const ribShape = (outer: string, inner: string): string => {
  const numbers = (inner.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points: string[] = [];
  for (let i = numbers.length - 2; i >= 0; i -= 2) points.push(`${numbers[i]} ${numbers[i + 1]}`);
  return `${outer} L${points.join(" L")} Z`;
};

const THREAD: Record<Line["kind"], (d: string) => string> = {
  seam: (d) => stroke(d, 1.5, 'stroke-opacity=".85"'),
  twin: (d) => stroke(d, 1.15, 'stroke-dasharray="4.2 2.6" stroke-opacity=".62"'),
  edge: (d) => stroke(d, 1.1, 'stroke-opacity=".6"'),
  pick: (d) => stroke(d, 1, 'stroke-dasharray="3 3" stroke-opacity=".5"'),
};

const LIGHT = (() => {
  const direction = [-0.52, -0.6, 0.86] as const;
  const norm = Math.hypot(...direction);
  return direction.map((d) => d / norm) as [number, number, number];
})();

type Shade = { dark: Field; light: Field };

const lambert = (height: Field, unitsPerPixel: number): Shade => {
  const { width, height: rows, data } = height;
  const dark = makeField(width, rows);
  const light = makeField(width, rows);
  const flat = LIGHT[2];
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const gx = ((data[i + 1] ?? 0) - (data[i - 1] ?? 0)) / (2 * unitsPerPixel);
      const gy = ((data[i + width] ?? 0) - (data[i - width] ?? 0)) / (2 * unitsPerPixel);
      const norm = 1 / Math.hypot(gx, gy, 1);
      const value = clamp01((-gx * LIGHT[0] - gy * LIGHT[1] + LIGHT[2]) * norm);
      dark.data[i] = Math.max(0, (flat - value) / flat);
      light.data[i] = Math.max(0, (value - flat) / (1 - flat));
    }
  }
  return { dark, light };
};

const HALF = PICTURE.width / 2;

/** Cloth relief with rounded edges, sunken seams and raised ribs. */
const relief = (garment: Garment, paths: { panels: string[]; ribs: string[] }) => {
  const scale = HALF / FRAME.width;
  const folds = foldHeights(garment, HALF / 2);
  const read = sampler(folds);
  const silhouette = rasterAlpha([...paths.panels, ...paths.ribs].map(fill).join(""), HALF);
  const soft = blur(silhouette, 7 * scale);
  const wide = blur(silhouette, 26 * scale);
  const seams = blur(
    rasterAlpha(
      garment.lines.map((l) => stroke(warped(l.d, garment.seed), l.kind === "seam" ? 5 : 3)).join(""),
      HALF,
    ),
    2.2 * scale,
  );
  const rib = blur(rasterAlpha(paths.ribs.map(fill).join(""), HALF), 2.6 * scale);
  const height = makeField(silhouette.width, silhouette.height);
  for (let y = 0; y < height.height; y += 1) {
    for (let x = 0; x < height.width; x += 1) {
      const i = y * height.width + x;
      const edge = smoothstep(0.5, 1, soft.data[i] ?? 0);
      height.data[i] =
        read(x / 2, y / 2) * (0.35 + 0.65 * smoothstep(0.5, 0.95, wide.data[i] ?? 0)) +
        edge * 4.5 -
        (seams.data[i] ?? 0) * 2.4 +
        (rib.data[i] ?? 0) * 3;
    }
  }
  return { height, silhouette, soft, wide };
};

export const bake = (garment: Garment): Plates => {
  const bend = (d: string) => warped(d, garment.seed);
  const panels = garment.panels.map(bend);
  const ribs = garment.ribs.map((r) => bend(ribShape(r.outer, r.inner)));
  const { height, wide } = relief(garment, { panels, ribs });
  const scale = HALF / FRAME.width;
  const hollows = blur(height, 13 * scale);
  const shade = lambert(height, 1 / scale);
  const inside = garment.inside ? rasterAlpha(fill(bend(garment.inside)), HALF) : undefined;
  const insideDepth = inside && blur(inside, 16 * scale);
  const shadowRibs = ribs.filter((_, i) => garment.ribs[i]?.shadow);
  const collarShadow = blur(
    rasterAlpha(`<g transform="translate(3 7)">${shadowRibs.map(fill).join("")}</g>`, HALF),
    5 * scale,
  );
  const sharpRib = rasterAlpha(shadowRibs.map(fill).join(""), HALF);

  const dark = makeField(height.width, height.height);
  const light = makeField(height.width, height.height);
  for (let i = 0; i < dark.data.length; i += 1) {
    const edge = 1 - smoothstep(0.45, 0.98, wide.data[i] ?? 0);
    const hollow = Math.max(0, (hollows.data[i] ?? 0) - (height.data[i] ?? 0));
    const onRib = sharpRib.data[i] ?? 0;
    const isInside = (inside?.data[i] ?? 0) * (1 - onRib);
    const value =
      0.62 * (shade.dark.data[i] ?? 0) +
      0.035 * hollow +
      0.14 * edge +
      0.3 * (collarShadow.data[i] ?? 0) * (1 - onRib);
    const depth = 0.2 + 0.26 * (1 - (insideDepth?.data[i] ?? 0));
    dark.data[i] = clamp01(value * (1 - isInside * 0.6) + isInside * depth);
    light.data[i] = clamp01(0.62 * (shade.light.data[i] ?? 0)) * (1 - isInside);
  }
  return toPlates(garment, { panels, ribs, dark, light, inside: garment.inside && bend(garment.inside) });
};

type Layers = { panels: string[]; ribs: string[]; dark: Field; light: Field; inside: string | undefined };

const bytes = (field: Field, gain = 1): Uint8Array => {
  const out = new Uint8Array(field.data.length);
  for (let i = 0; i < out.length; i += 1) out[i] = Math.min(255, (field.data[i] ?? 0) * gain * 255 + 0.5);
  return out;
};

const toPlates = (garment: Garment, layers: Layers): Plates => {
  const bend = (d: string) => warped(d, garment.seed);
  const whole = [...layers.panels, ...layers.ribs, ...(layers.inside ? [layers.inside] : [])]
    .map(fill)
    .join("");
  const mask = rasterAlpha(whole, PICTURE.width);
  const threads = [
    ...garment.lines.map((line) => THREAD[line.kind](bend(line.d))),
    ...garment.ribs.flatMap((r) => [
      stroke(bend(r.outer), 1.6, 'stroke-opacity=".9"'),
      stroke(bend(r.inner), 0.9, 'stroke-opacity=".5"'),
    ]),
  ].join("");
  const thread = rasterAlpha(threads, PICTURE.width);
  const ground = rasterAlpha(whole, HALF / 2);
  const contact = blur(ground, 1.6);
  const cast = blur(ground, 9);
  const [readContact, readCast] = [sampler(contact), sampler(cast)];
  const [readDark, readLight] = [sampler(layers.dark), sampler(layers.light)];

  const size = PICTURE.width * PICTURE.height;
  const plates: Plates = {
    garment,
    mask: bytes(mask),
    thread: bytes(thread),
    dark: new Uint8Array(size),
    light: new Uint8Array(size),
    shadow: new Uint8Array(size),
  };
  const chance = random(garment.seed);
  for (let y = 0; y < PICTURE.height; y += 1) {
    for (let x = 0; x < PICTURE.width; x += 1) {
      const i = y * PICTURE.width + x;
      if ((plates.mask[i] ?? 0) > 0) {
        const grain = (chance() - 0.5) * 0.016;
        plates.dark[i] = Math.max(
          0,
          Math.min(255, (readDark(x / 2, y / 2) + Math.max(0, grain)) * 255 + 0.5),
        );
        plates.light[i] = Math.max(
          0,
          Math.min(255, (readLight(x / 2, y / 2) + Math.max(0, -grain)) * 255 + 0.5),
        );
      }
      if ((plates.mask[i] ?? 0) < 255) {
        const tight = readContact((x - 5) / 4, (y - 9) / 4);
        const wide = readCast((x - 20) / 4, (y - 38) / 4);
        plates.shadow[i] = Math.min(255, (0.26 * tight + 0.24 * wide) * 255);
      }
    }
  }
  return plates;
};
