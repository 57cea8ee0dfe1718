import "server-only";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { renderAsync } from "@resvg/resvg-js";
import { takeTurns } from "@/server/take-turns";

interface Raster {
  /** RGBA, premultiplied. */
  pixels: Buffer;
  width: number;
  height: number;
}

/** 96 MB of RGBA. */
const pixelsBeforeCollecting = 24_000_000;
let pixelsHeld = 0;
let collect: unknown;
const inTurn = takeTurns(1);

/**
 * Draws an SVG, `width` pixels wide, off the main thread. Drawings wait for each other and for the garbage collector: a print file
 * alone takes 70 MB that it does not see, and resvg gives them back only when it runs.
 */
export function rasterize(svg: string, width: number): Promise<Raster> {
  refuseFiles(svg);
  return inTurn(async () => {
    const image = await renderAsync(svg, {
      fitTo: { mode: "width", value: width },
      font: { loadSystemFonts: false },
      logLevel: "off",
    });
    const raster = { pixels: image.pixels, width: image.width, height: image.height };
    await release(raster.width * raster.height);
    return raster;
  });
}

/** resvg opens files of this machine when an address names them, so it only gets pictures that lie in the SVG itself. */
function refuseFiles(svg: string): void {
  for (const [, href = ""] of svg.matchAll(/href="([^"]{0,16})/g))
    if (!href.startsWith("data:image/")) throw new Error(`designs: a picture can't show ${href}`);
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
