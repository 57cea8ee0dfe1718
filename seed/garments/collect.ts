import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** 48 MB of RGBA. */
const PIXELS_BEFORE_COLLECTING = 12_000_000;
let pixelsSinceCollection = 0;

export const releaseNow = async (): Promise<void> => {
  pixelsSinceCollection = 0;
  if (typeof collect === "function") collect();
  await setImmediate();
};

/**
 * A rendered image keeps its pixels in native memory. The garbage collector does not see it and frees it only between two
 * turns of the event loop, so hundreds of megabytes would accumulate. Renderers report here how much they have allocated.
 */
export const releaseRendered = async (pixels: number): Promise<void> => {
  pixelsSinceCollection += pixels;
  if (pixelsSinceCollection >= PIXELS_BEFORE_COLLECTING) await releaseNow();
};
