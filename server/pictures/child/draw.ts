import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import type { Sheet } from "@/lib/designer/scene/scene-svg";

export interface Scene {
  /** From bottom to top, all of the same size. */
  sheets: readonly Sheet[];
  /** In pixels */
  width: number;
  /** Dots per inch of a PNG; null for bare pixels. */
  density: number | null;
}

export interface Drawn {
  /** RGBA, premultiplied; with a density a PNG in sRGB. */
  bytes: Buffer;
  width: number;
  height: number;
}

export async function draw({ sheets, width, density }: Scene): Promise<Drawn> {
  const { bytes, ...size } = await lay(sheets, width);
  if (density === null) return { bytes, ...size };
  const png = sharp(bytes, { raw: { ...size, channels: 4, premultiplied: true } })
    .withIccProfile("srgb")
    .withDensity(density)
    .png({ compressionLevel: 6 });
  return { bytes: await png.toBuffer(), ...size };
}

async function lay(sheets: readonly Sheet[], width: number): Promise<Drawn> {
  let ground: Drawn | null = null;
  for (const { svg, opacity } of sheets) {
    const image = await renderAsync(svg, {
      fitTo: { mode: "width", value: width },
      font: { loadSystemFonts: false },
      logLevel: "off",
    });
    const { pixels } = image;
    if (ground) blend(pixels, opacity, ground.bytes);
    else ground = { bytes: pixels, width: image.width, height: image.height };
  }
  if (!ground) throw new Error("designs: nothing to draw");
  return ground;
}

/** Composites RGBA over RGBA, both premultiplied. */
function blend(above: Buffer, opacity: number, ground: Buffer): void {
  for (let alpha = 3; alpha < above.length; alpha += 4) {
    const covered = ((above[alpha] ?? 0) * opacity) / 255;
    if (covered === 0) continue;
    for (let at = alpha - 3; at <= alpha; at++)
      ground[at] = Math.round((above[at] ?? 0) * opacity + (ground[at] ?? 0) * (1 - covered));
  }
}
