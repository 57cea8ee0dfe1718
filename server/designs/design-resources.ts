import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { drawArt, loadArtCategories } from "@/lib/designer/clip-art/clip-art";
import type { DesignDocument, ImageLayer, Layer, TextLayer } from "@/lib/designer/document";
import { drawPattern, hasPattern } from "@/lib/designer/patterns/patterns";
import { mmPerInch, type PrintView, printViews } from "@/lib/designer/printing/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
import { cacheDrawings } from "@/lib/designer/scene/cache-drawings";
import { findFont } from "@/lib/designer/text/fonts";
import { makeTextEngine } from "@/lib/designer/text/text-engine";
import { limitConcurrency } from "@/server/limit-concurrency";
import { fontFiles } from "./font-files";

interface StoredPicture {
  bytes: Uint8Array;
  mime: string;
}

/** An upload's full picture; null when it is deleted. */
export type ReadPicture = (assetId: string) => Promise<StoredPicture | null>;

interface Wanted {
  /** Opens only what these sides need. */
  views?: readonly PrintView[];
  /** Limits pictures to this resolution: 300 for print files, less for previews. */
  dpi?: number;
}

/** Opened fonts are cached: they are the same for all designs. */
const engine = makeTextEngine(fontFiles);
// next.config.mjs names these files for hosts that deploy only traced files.
const publicFolder = join(/* turbopackIgnore: true */ process.cwd(), "public");
const readPublic = (path: string) => readFileSync(join(publicFolder, path), "utf8");
/** Decoded pictures are large. */
const inTurn = limitConcurrency(1);
const printDpi = 300;

/**
 * Opens the fonts of a design and reads its pictures, so that its scene can be drawn here. Leaves out missing
 * pictures, and texts whose font is missing.
 */
export async function loadDesignResources(
  document: DesignDocument,
  readPicture: ReadPicture,
  { views = printViews, dpi = printDpi }: Wanted = {},
): Promise<SceneResources> {
  loadArtCategories(readPublic);
  const layers = shownOf(document, views);
  await setTexts(layers, engine.outline);
  const pattern = cacheDrawings(drawPattern);
  for (const layer of layers) {
    if (layer.type !== "pattern") continue;
    pattern(layer);
    await setImmediate();
  }
  const hrefs = new Map<string, string>();
  for (const [asset, shown] of imagesOf(layers)) {
    const picture = await readPicture(asset);
    for (const layer of picture ? shown : []) {
      const href = hrefs.get(keyOf(layer)) ?? (picture && (await inTurn(() => embed(picture, layer, dpi))));
      if (href) hrefs.set(keyOf(layer), href).set(asset, href);
    }
  }
  return {
    text: engine.outline,
    // Only marks it as present; each layer draws its own part.
    imageHref: (asset) => hrefs.get(asset) ?? null,
    croppedHref: (layer) => hrefs.get(keyOf(layer)) ?? null,
    art: cacheDrawings(drawArt),
    pattern,
  };
}

/**
 * Enough to measure and check a design: texts have no paths, patterns and pictures are only marked as
 * present. `hasPicture`: by the id of an upload.
 */
export async function loadDesignSizes(
  document: DesignDocument,
  hasPicture: (asset: string) => boolean,
): Promise<SceneResources> {
  loadArtCategories(readPublic);
  await setTexts(shownOf(document, printViews), engine.measure);
  return {
    text: (layer) => {
      const size = engine.measure(layer);
      return size && { ...size, d: "" };
    },
    imageHref: (asset) => (hasPicture(asset) ? "data:," : null),
    art: cacheDrawings(drawArt),
    pattern: ({ pattern, width, height }) => (hasPattern(pattern) ? { markup: "", width, height } : null),
  };
}

function shownOf(document: DesignDocument, views: readonly PrintView[]): Layer[] {
  return views.flatMap((view) => document.views[view]).filter(({ hidden }) => !hidden);
}

/** The paths of 400 letters can take a tenth of a second, their size a tenth of that: other requests are served between two texts. */
async function setTexts(layers: readonly Layer[], set: (text: TextLayer) => unknown): Promise<void> {
  const texts = layers.filter((layer) => layer.type === "text");
  await engine.openFonts(texts.map(({ font }) => font).filter((font) => findFont(font) !== null));
  for (const text of texts) {
    set(text);
    await setImmediate();
  }
}

function imagesOf(layers: readonly Layer[]): Map<string, ImageLayer[]> {
  const images = layers.filter((layer) => layer.type === "image");
  return Map.groupBy(images, ({ asset }) => asset);
}

function keyOf({ asset, crop, width, height }: ImageLayer): string {
  return JSON.stringify([asset, crop, width, height]);
}

/**
 * The part of its picture that a layer shows, with as many pixels as it prints. A smaller picture is
 * enlarged, so that the crop is exact. Only what was a JPEG becomes one again.
 */
async function embed({ bytes, mime }: StoredPicture, layer: ImageLayer, dpi: number): Promise<string> {
  const { width: ownWidth, height: ownHeight } = (await sharp(bytes).metadata()).autoOrient;
  const across = cutOf(ownWidth, layer.crop.x, layer.crop.width, (layer.width / mmPerInch) * dpi);
  const down = cutOf(ownHeight, layer.crop.y, layer.crop.height, (layer.height / mmPerInch) * dpi);
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .toColourspace("srgb")
    .extract({ left: across.from, top: down.from, width: across.length, height: down.length })
    .resize(across.scaled, down.scaled, { fit: "fill" })
    .extract({ left: across.skip, top: down.skip, width: across.visible, height: down.visible });
  const isPhoto = mime === "image/jpeg";
  const encoded = isPhoto
    ? picture.jpeg({ quality: 96, chromaSubsampling: "4:4:4" })
    : picture.png({ compressionLevel: 2 });
  return `data:image/${isPhoto ? "jpeg" : "png"};base64,${(await encoded.toBuffer()).toString("base64")}`;
}

/** Along one axis: whole pixels around the part first, then that many, then the part of those. */
function cutOf(own: number, start: number, part: number, printed: number) {
  const [first, last] = [start * own, Math.min(1, start + part) * own];
  const from = Math.min(own - 1, Math.floor(first));
  const length = Math.max(1, Math.min(own, Math.ceil(last)) - from);
  const shown = Math.max(last - first, minShown);
  const scale = Math.min(printed, shown * maxEnlarged, longestSide) / shown;
  const scaled = Math.max(1, Math.round(length * scale));
  const skip = Math.min(scaled - 1, Math.round((first - from) * scale));
  const visible = Math.max(1, Math.min(scaled - skip, Math.round(shown * scale)));
  return { from, length, scaled, skip, visible };
}

/** No upload has more: lib/designer/uploads.ts. */
const maxPixels = 6000 * 6000;
const longestSide = 6000;
const maxEnlarged = 4;
const minShown = 1;
