import "server-only";
import sharp from "sharp";
import { drawArt } from "@/lib/designer/clip-art/clip-art";
import type { DesignDocument, ImageLayer, Layer } from "@/lib/designer/document";
import { drawPattern } from "@/lib/designer/patterns/patterns";
import { mmPerInch, type PrintView, printViews } from "@/lib/designer/print-areas";
import { rememberDrawings } from "@/lib/designer/remember-drawings";
import type { SceneResources } from "@/lib/designer/resources";
import { makeTextEngine } from "@/lib/designer/text-engine";
import { takeTurns } from "@/server/take-turns";
import { fontFiles } from "./font-files";

interface StoredPicture {
  bytes: Uint8Array;
  mime: string;
}

/** An upload's whole picture; null when it is gone. */
export type ReadPicture = (assetId: string) => Promise<StoredPicture | null>;

interface Wanted {
  /** Only what these sides need is opened. */
  views?: readonly PrintView[];
  /** Pictures get no more pixels than that: 300 for print files, less for pictures to look at. */
  dpi?: number;
}

/** Opened fonts stay open: they are the same for all designs. */
const engine = makeTextEngine(fontFiles);
/** Decoded pictures are large. */
const inTurn = takeTurns(1);
const printDpi = 300;

/** Opens the fonts of a design and reads its pictures, so that its scene can be drawn here. A picture that is gone is left out. */
export async function openDesignResources(
  document: DesignDocument,
  readPicture: ReadPicture,
  { views = printViews, dpi = printDpi }: Wanted = {},
): Promise<SceneResources> {
  const layers = views.flatMap((view) => document.views[view]).filter((layer) => !layer.hidden);
  await engine.openFonts(layers.flatMap((layer) => (layer.type === "text" ? [layer.font] : [])));
  const hrefs = new Map<string, string>();
  for (const [asset, shown] of imagesOf(layers)) {
    const picture = await readPicture(asset);
    if (picture) hrefs.set(asset, await inTurn(() => embed(picture, shown, dpi)));
  }
  return {
    text: engine.outline,
    imageHref: (asset) => hrefs.get(asset) ?? null,
    art: rememberDrawings(drawArt),
    pattern: rememberDrawings(drawPattern),
  };
}

function imagesOf(layers: readonly Layer[]): Map<string, ImageLayer[]> {
  const images = layers.filter((layer) => layer.type === "image");
  return Map.groupBy(images, ({ asset }) => asset);
}

/** As many pixels as its largest layer prints, and none that it does not have. Only what was a JPEG becomes one again. */
async function embed(
  { bytes, mime }: StoredPicture,
  shown: readonly ImageLayer[],
  dpi: number,
): Promise<string> {
  const pixels = (mm: number, part: number) => Math.ceil(((mm / mmPerInch) * dpi) / part);
  const width = Math.max(...shown.map((layer) => pixels(layer.width, layer.crop.width)));
  const height = Math.max(...shown.map((layer) => pixels(layer.height, layer.crop.height)));
  const picture = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient().toColourspace("srgb");
  const { width: ownWidth, height: ownHeight } = await sharp(bytes).metadata();
  picture.resize(Math.min(width, ownWidth), Math.min(height, ownHeight), { fit: "fill" });
  const isPhoto = mime === "image/jpeg";
  const encoded = isPhoto
    ? picture.jpeg({ quality: 96, chromaSubsampling: "4:4:4" })
    : picture.png({ compressionLevel: 2 });
  return `data:image/${isPhoto ? "jpeg" : "png"};base64,${(await encoded.toBuffer()).toString("base64")}`;
}

/** No upload has more: lib/designer/uploads.ts. */
const mostPixels = 6000 * 6000;
