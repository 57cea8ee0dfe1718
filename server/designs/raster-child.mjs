// The process in which rasterize.ts has SVGs drawn: resvg ends its process on some of them, and nobody else is in this one.

import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

/** 96 MB of RGBA, which the garbage collector does not see, and resvg gives back only when it runs. */
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
