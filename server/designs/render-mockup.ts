import "server-only";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { DesignDocument } from "@/lib/designer/document";
import { clothFill, overlayOpacity, printOpacity } from "@/lib/designer/garments/cloth-look";
import { FRAME } from "@/lib/designer/garments/garment";
import { areaToPicture, type GarmentSide, placementOf, viewsOn } from "@/lib/designer/printing/placements";
import { mmPerInch, printAreaOf } from "@/lib/designer/printing/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
import { sceneSheets } from "@/lib/designer/scene/scene-svg";
import { rasterize, rasterizePng } from "./rasterize";

// next.config.mjs names these files for hosts that deploy only traced files.
const layers = join(/* turbopackIgnore: true */ process.cwd(), "public/garments");

interface Cloth {
  /** "#rrggbb" */
  hex: string;
  isMelange: boolean;
}

interface Size {
  width: number;
  height: number;
}

/**
 * A picture of a tee with its prints as WebP, `width` pixels wide and 5/4 as high; the front shows both sleeves too.
 * The same scene gives the same bytes. Uses the layers of components/designer/canvas/garment-picture.tsx in the same order.
 */
export async function renderMockup(
  document: DesignDocument,
  side: GarmentSide,
  cloth: Cloth,
  resources: SceneResources,
  width: number,
  signal?: AbortSignal,
): Promise<Buffer> {
  const size = { width, height: Math.round((width * FRAME.height) / FRAME.width) };
  const path = (layer: string) => join(layers, `${document.cut}-${side}.${layer}`);
  const opacity = overlayOpacity(cloth.hex);
  const [print, heather, dark, light, seams, mask, label] = await Promise.all([
    printLayer(document, side, resources, size, signal),
    cloth.isMelange ? heatherLayer(size) : [],
    veilLayer(path("dark.webp"), size, 0, opacity.dark),
    veilLayer(path("light.webp"), size, 1, opacity.light),
    veilLayer(path("seams.svg"), size, opacity.seams.isShining ? 1 : 0, opacity.seams.opacity),
    fitted(path("mask.svg"), size).extractChannel("alpha").raw().toBuffer(),
    side === "front" ? fitted(path("label.svg"), size).raw().toBuffer() : null,
  ]);
  const dyed = await sharp({
    create: { ...size, channels: 3, background: clothFill(cloth.hex, cloth.isMelange) },
  })
    .composite([...heather, ...print, dark, light, seams])
    .removeAlpha()
    .raw()
    .toBuffer();
  const tee = await sharp(dyed, { raw: { ...size, channels: 3 } })
    .joinChannel(mask, { raw: { ...size, channels: 1 } })
    .raw()
    .toBuffer();
  return fitted(path("ground.webp"), size)
    .composite([rgba(tee, size), ...(label ? [rgba(label, size)] : [])])
    .removeAlpha()
    .webp({ quality: 88, effort: 3 })
    .toBuffer();
}

const rgba = (input: Buffer, size: Size): OverlayOptions => ({ input, raw: { ...size, channels: 4 } });

const fitted = (path: string, size: Size) =>
  sharp(path).resize(size.width, size.height, { fit: "fill", kernel: "cubic" });

/** A black (0) or white (1) layer at `opacity`. */
async function veilLayer(path: string, size: Size, shade: 0 | 1, opacity: number): Promise<OverlayOptions> {
  const veil = fitted(path, size).linear([0, 0, 0, opacity], [255 * shade, 255 * shade, 255 * shade, 0]);
  return rgba(await veil.raw().toBuffer(), size);
}

/** One tile is 200 units wide and high. */
async function heatherLayer({ width }: Size): Promise<OverlayOptions[]> {
  const side = Math.max(1, Math.round(width / 5));
  const input = await sharp(join(layers, "heather.webp")).resize(side, side).png().toBuffer();
  return [{ input, tile: true, gravity: "northwest" }];
}

/**
 * All prints visible on one side, without the garment, for a picture of `width` pixels; null when there are
 * none. Each print is drawn alone, as for the print file.
 */
export async function mockupSvg(
  document: DesignDocument,
  side: GarmentSide,
  resources: SceneResources,
  width: number,
  signal?: AbortSignal,
): Promise<string | null> {
  const { cut } = document;
  const views = viewsOn(side).filter((view) => document.views[view].length > 0);
  if (views.length === 0) return null;
  const prints = await Promise.all(
    views.map(async (view) => {
      const { widthMm, heightMm } = printAreaOf(cut, view);
      // Drawn at twice the resolution, because sleeves are rotated.
      const pixels = Math.ceil(2 * widthMm * placementOf(cut, view).unitsPerMm * (width / FRAME.width));
      const dpi = (pixels * mmPerInch) / widthMm;
      const { bytes } = await rasterizePng(sceneSheets(document, view, resources), pixels, dpi, { signal });
      return `<image transform="${areaToPicture(cut, view)}" opacity="${printOpacity}" width="${widthMm}" height="${heightMm}" preserveAspectRatio="none" href="data:image/png;base64,${bytes.toString("base64")}"/>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${prints.join("")}</svg>`;
}

async function printLayer(
  document: DesignDocument,
  side: GarmentSide,
  resources: SceneResources,
  size: Size,
  signal: AbortSignal | undefined,
): Promise<OverlayOptions[]> {
  const svg = await mockupSvg(document, side, resources, size.width, signal);
  if (svg === null) return [];
  const { bytes, width, height } = await rasterize([{ svg, opacity: 1 }], size.width, { signal });
  return [{ ...rgba(bytes, { width, height }), premultiplied: true, left: 0, top: 0 }];
}
