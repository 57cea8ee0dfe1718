import "server-only";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { renderAsync } from "@resvg/resvg-js";

export interface Raster {
  /** RGBA, premultiplied. */
  pixels: Buffer;
  width: number;
  height: number;
}

/** 96 MB of RGBA. */
const pixelsBeforeCollecting = 24_000_000;
let pixelsHeld = 0;
let last: Promise<unknown> = Promise.resolve();
let collect: unknown;

/**
 * Draws an SVG, `width` pixels wide. Drawings wait for each other, off the main thread: a print file alone takes 70 MB, and resvg
 * gives them back only when the garbage collector, which does not see them, happens to run.
 */
export async function rasterize(svg: string, width: number): Promise<Raster> {
  const drawing = last.then(() => draw(svg, width));
  last = drawing.catch(() => undefined);
  return drawing;
}

async function draw(svg: string, width: number): Promise<Raster> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  const raster = { pixels: image.pixels, width: image.width, height: image.height };
  await release(raster.width * raster.height);
  return raster;
}

async function release(pixels: number): Promise<void> {
  pixelsHeld += pixels;
  if (pixelsHeld < pixelsBeforeCollecting) return;
  pixelsHeld = 0;
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc");
  }
  if (typeof collect === "function") collect();
  await setImmediate();
}
