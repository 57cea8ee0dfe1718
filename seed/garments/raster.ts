import { Resvg } from "@resvg/resvg-js";
import { FRAME, type Point } from "../../lib/designer/garments/garment";
import { flatten, subdivide, toPath } from "../../lib/designer/garments/path";
import { releaseRendered } from "./collect";
import { type Field, makeField } from "./field";
import { noise } from "./noise";

/** Bends every outline a little, because cloth is never cut straight; the same way for all layers of one garment. */
export const warped = (d: string, seed: number): string => {
  const bend = ([x, y]: Point): Point => [
    x + 2.6 * noise(x / 120, y / 120, seed) + 0.7 * noise(x / 26, y / 26, seed + 1),
    y + 2.6 * noise(x / 120, y / 120, seed + 2) + 0.7 * noise(x / 26, y / 26, seed + 3),
  ];
  const closed = d.includes("Z") ? "Z" : "";
  return flatten(d)
    .map((line) => toPath(subdivide(line).map(bend)) + closed)
    .join("");
};

type Pixels = { width: number; height: number; data: Uint8Array };

const pixels = async (body: string, width: number): Promise<Pixels> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${body}</svg>`;
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  }).render();
  const result = { width: image.width, height: image.height, data: image.pixels };
  await releaseRendered(image.width * image.height);
  return result;
};

/** The coverage of the shapes in `body`, whatever their colour. */
export const rasterAlpha = async (body: string, width: number): Promise<Field> => {
  const image = await pixels(body, width);
  const field = makeField(image.width, image.height);
  for (let i = 0; i < field.data.length; i += 1) field.data[i] = (image.data[i * 4 + 3] ?? 0) / 255;
  return field;
};

/** The same in bytes, for the large plates. */
export const rasterMask = async (body: string, width: number): Promise<Uint8Array> => {
  const image = await pixels(body, width);
  const mask = new Uint8Array(image.width * image.height);
  for (let i = 0; i < mask.length; i += 1) mask[i] = image.data[i * 4 + 3] ?? 0;
  return mask;
};

export const rasterRgba = (body: string, width: number) => pixels(body, width);
