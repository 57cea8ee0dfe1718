import { FRAME } from "../../lib/designer/garments/garment";
import { requireArtwork, UNITS_PER_INCH } from "../artwork/gallery";
import { renderArtwork } from "../artwork/render";
import { requireColor } from "../catalog/colors";
import type { Placement } from "../catalog/product";
import { PICTURE, type Plates } from "../garments/bake";
import { type Base, layPrint, type Print } from "../garments/compose";
import { drawGarment, paint } from "../garments/drawing";
import { sampler } from "../garments/field";
import { rasterAlpha } from "../garments/raster";
import { paintCloseUp } from "./close-up";
import type { Scene } from "./plan";

const FRAME_TO_PIXELS = PICTURE.width / 1000;

/** Width in inches at which an artwork is printed on a garment whose print area is `areaWidth` x `areaHeight`. */
const printWidth = (
  artwork: { width: number; height: number },
  area: { width: number; height: number },
  placement: Placement,
) => {
  if (placement === "allover") return artwork.width;
  if (placement === "chest") return Math.min(artwork.width, 7.5);
  return Math.min(artwork.width, area.width, (area.height * artwork.width) / artwork.height);
};

/** Where on its garment a scene's print goes, in frame units. */
const placePrint = (scene: Scene, plates: Plates) => {
  if (!scene.artwork) return null;
  const artwork = requireArtwork(scene.artwork);
  const { garment } = plates;
  const area = {
    width: garment.print.width / garment.unitsPerInch,
    height: garment.print.height / garment.unitsPerInch,
  };
  const width = printWidth(artwork, area, scene.placement) * garment.unitsPerInch;
  const height = (width * artwork.height) / artwork.width;
  return {
    artwork,
    width,
    height,
    x: garment.print.x + garment.print.width / 2 - width / 2,
    y: scene.placement === "allover" ? FRAME.height / 2 - height / 2 : garment.print.y,
  };
};

/** Draws the part of the print inside the picture whose top left pixel is (left, top) at this scale. */
const paintPrint = async (
  scene: Scene,
  plates: Plates,
  toPixels: (frame: number) => number,
  left = 0,
  top = 0,
): Promise<Print | null> => {
  const place = placePrint(scene, plates);
  if (!place) return null;
  const unit = toPixels(place.width) / (place.artwork.width * UNITS_PER_INCH);
  const [x, y] = [toPixels(place.x) - left, toPixels(place.y) - top];
  const [fromX, fromY] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const toX = Math.min(PICTURE.width, Math.round(x + toPixels(place.width)));
  const toY = Math.min(PICTURE.height, Math.round(y + toPixels(place.height)));
  if (toX <= fromX || toY <= fromY) return null;
  const image = await renderArtwork(place.artwork, requireColor(scene.color).hex, toX - fromX, {
    x: (fromX - x) / unit,
    y: (fromY - y) / unit,
    width: (toX - fromX) / unit,
    height: (toY - fromY) / unit,
  });
  const print = { ...image, left: fromX, top: fromY };
  if (scene.placement === "allover") await eraseCollar(print, plates, toPixels(1), left, top);
  return print;
};

/** Cloth printed by the metre still has a plain collar, and shows its plain wrong side through the neck. */
const eraseCollar = async (print: Print, plates: Plates, scale: number, left: number, top: number) => {
  const { inside, ribs } = drawGarment(plates.garment);
  const read = sampler(await rasterAlpha([...ribs, inside ?? ""].map(paint).join(""), FRAME.width));
  for (let y = 0; y < print.height; y += 1) {
    const v = (print.top + y + top) / scale;
    for (let x = 0; x < print.width; x += 1) {
      const i = (y * print.width + x) * 4 + 3;
      print.pixels[i] = (print.pixels[i] ?? 0) * (1 - read((print.left + x + left) / scale, v));
    }
  }
};

/** The corner of a square, the collar of a plain tee, else the middle of the print. */
const closeUpCenter = (scene: Scene, plates: Plates) => {
  const place = placePrint(scene, plates);
  if (plates.garment.id === "bandana-front") return { x: 300, y: 420 };
  if (plates.garment.id === "cap-front") return { x: 500, y: 600 };
  if (!place || scene.placement === "allover") return { x: 500, y: 380 };
  return { x: place.x + place.width * 0.5, y: place.y + Math.min(place.height * 0.5, 240) };
};

export const paintScene = async (scene: Scene, base: Base): Promise<Uint8Array> => {
  if (scene.view === "detail") {
    const center = closeUpCenter(scene, base.plates);
    return paintCloseUp(base, center, (toPixels, left, top) =>
      paintPrint(scene, base.plates, toPixels, left, top),
    );
  }
  const print = await paintPrint(scene, base.plates, (frame) => frame * FRAME_TO_PIXELS);
  return print ? layPrint(base, print) : base.pixels;
};
