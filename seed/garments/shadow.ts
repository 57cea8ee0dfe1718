import { FRAME } from "../../lib/designer/garments/garment";
import type { Drawing } from "./drawing";
import { blur, sampler } from "./field";
import { rasterAlpha } from "./raster";

const WIDTH = 320;
const UNITS = FRAME.width / WIDTH;

/** How much light a garment keeps from the ground at (x, y) of the frame: a tight shadow where it lies, a wide one to the lower right. */
export const castShadow = async (drawing: Drawing): Promise<(x: number, y: number) => number> => {
  const ground = await rasterAlpha(drawing.whole, WIDTH);
  const [readContact, readCast] = [sampler(blur(ground, 1.6)), sampler(blur(ground, 9))];
  return (x, y) =>
    0.26 * readContact(x / UNITS - 1.25, y / UNITS - 2.25) + 0.24 * readCast(x / UNITS - 5, y / UNITS - 9.5);
};
