// The child process that draws SVGs for rasterize.ts. resvg aborts on some of them, and an abort here costs one drawing only.

import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

/** 96 MB of RGBA. The garbage collector does not see this memory, and resvg frees it only when the collector runs. */
const pixelsBeforeCollecting = 24_000_000;
let pixelsHeld = 0;

/** RGBA, premultiplied; with a density a PNG in sRGB. */
async function draw({ svg, width, density }) {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    logLevel: "off",
  });
  const size = { width: image.width, height: image.height };
  if (density === null) return { bytes: image.pixels, ...size };
  const png = sharp(image.pixels, { raw: { ...size, channels: 4, premultiplied: true } })
    .withIccProfile("srgb")
    .withDensity(density)
    .png({ compressionLevel: 6 });
  return { bytes: await png.toBuffer(), ...size };
}

process.on("message", async (job) => {
  const answer = await draw(job).catch(({ message }) => ({ error: String(message) }));
  process.send?.(answer, () => {
    pixelsHeld += (answer.width ?? 0) * (answer.height ?? 0);
    if (pixelsHeld < pixelsBeforeCollecting) return;
    pixelsHeld = 0;
    globalThis.gc?.();
  });
});
