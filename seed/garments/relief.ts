import { FRAME, type Garment } from "../../lib/designer/garments/garment";
import { type Drawing, paint } from "./drawing";
import { blur, clamp01, type Field, makeField, sampler, smoothstep } from "./field";
import { foldHeights } from "./height";
import { rasterAlpha } from "./raster";

export type Shade = { dark: Field; light: Field };

/** Light from the upper left, as in the whole catalogue. */
const LIGHT = (() => {
  const [x, y, z] = [-0.52, -0.6, 0.86];
  const norm = Math.hypot(x, y, z);
  return { x: x / norm, y: y / norm, z: z / norm };
})();

const lambert = (height: Field, unitsPerPixel: number): Shade => {
  const { width, height: rows, data } = height;
  const dark = makeField(width, rows);
  const light = makeField(width, rows);
  const reach = 2 * unitsPerPixel;
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const gx = ((data[i + 1] ?? 0) - (data[i - 1] ?? 0)) / reach;
      const gy = ((data[i + width] ?? 0) - (data[i - width] ?? 0)) / reach;
      const value = clamp01((-gx * LIGHT.x - gy * LIGHT.y + LIGHT.z) / Math.hypot(gx, gy, 1));
      dark.data[i] = Math.max(0, (LIGHT.z - value) / LIGHT.z);
      light.data[i] = Math.max(0, (value - LIGHT.z) / (1 - LIGHT.z));
    }
  }
  return { dark, light };
};

/** Heights of the cloth: folds, rounded edges, sunken seams, raised ribs. */
const heights = async (garment: Garment, drawing: Drawing, width: number, wide: Field): Promise<Field> => {
  const scale = width / FRAME.width;
  const read = sampler(foldHeights(garment, width / 2));
  const silhouette = await rasterAlpha([...drawing.panels, ...drawing.ribs].map(paint).join(""), width);
  const soft = blur(silhouette, 4.6 * scale);
  const ditch = blur(await rasterAlpha(drawing.ditches, width), 2.2 * scale);
  const rib = blur(await rasterAlpha(drawing.ribs.map(paint).join(""), width), 2.4 * scale);
  const layers: Field[] = [];
  for (const panel of garment.layered ? drawing.panels.slice(1) : []) {
    layers.push(blur(await rasterAlpha(paint(panel), width), 3.2 * scale));
  }
  const dome = garment.bulge ? blur(silhouette, 74 * scale) : undefined;
  const height = makeField(silhouette.width, silhouette.height);
  for (let y = 0; y < height.height; y += 1) {
    for (let x = 0; x < height.width; x += 1) {
      const i = y * height.width + x;
      const calm = 0.3 + 0.7 * smoothstep(0.5, 0.95, wide.data[i] ?? 0);
      let value = read(x / 2, y / 2) * calm + smoothstep(0.5, 1, soft.data[i] ?? 0) * 2.6;
      value += (rib.data[i] ?? 0) * 2.8 - (ditch.data[i] ?? 0) * 2.2;
      for (const layer of layers) value += (layer.data[i] ?? 0) * 3;
      if (dome && garment.bulge) value += (dome.data[i] ?? 0) * garment.bulge;
      height.data[i] = value;
    }
  }
  return height;
};

/** The shadow of an upper layer on the one below it. */
const layerShadow = async (panels: readonly string[], width: number): Promise<Field | undefined> => {
  const scale = width / FRAME.width;
  const [, ...upper] = panels;
  let sum: Field | undefined;
  for (const panel of upper) {
    const own = await rasterAlpha(paint(panel), width);
    const cast = blur(
      await rasterAlpha(`<g transform="translate(3 6)">${paint(panel)}</g>`, width),
      5 * scale,
    );
    sum ??= makeField(own.width, own.height);
    for (let i = 0; i < own.data.length; i += 1) {
      const covered = own.data[i] ?? 0;
      sum.data[i] = (sum.data[i] ?? 0) * (1 - covered) + (cast.data[i] ?? 0) * (1 - covered);
    }
  }
  return sum;
};

/** How dark and how light the cloth is at every place, at `width` pixels across. */
export const shadeCloth = async (garment: Garment, drawing: Drawing, width: number): Promise<Shade> => {
  const scale = width / FRAME.width;
  const wide = blur(await rasterAlpha(drawing.whole, width), 24 * scale);
  const height = await heights(garment, drawing, width, wide);
  const shade = lambert(height, 1 / scale);
  const hollows = blur(height, 13 * scale);
  const inside = drawing.inside ? await rasterAlpha(paint(drawing.inside), width) : undefined;
  const depth = inside && blur(inside, 16 * scale);
  const shadowRibs = drawing.shadowRibs.map(paint).join("");
  const collar = blur(await rasterAlpha(`<g transform="translate(3 7)">${shadowRibs}</g>`, width), 5 * scale);
  const onCollar = await rasterAlpha(shadowRibs, width);
  const below = garment.layered ? await layerShadow(drawing.panels, width) : undefined;
  for (let i = 0; i < height.data.length; i += 1) {
    const edge = 1 - smoothstep(0.45, 0.98, wide.data[i] ?? 0);
    const hollow = Math.max(0, (hollows.data[i] ?? 0) - (height.data[i] ?? 0));
    const rib = onCollar.data[i] ?? 0;
    const within = (inside?.data[i] ?? 0) * (1 - rib);
    const value =
      0.6 * (shade.dark.data[i] ?? 0) +
      0.032 * hollow +
      0.1 * edge +
      0.26 * (collar.data[i] ?? 0) * (1 - rib) +
      0.4 * (below?.data[i] ?? 0);
    const gloom = 0.17 + 0.26 * (1 - (depth?.data[i] ?? 0));
    shade.dark.data[i] = clamp01(value * (1 - within * 0.6) + within * gloom);
    shade.light.data[i] = clamp01(0.62 * (shade.light.data[i] ?? 0)) * (1 - within);
  }
  return shade;
};
