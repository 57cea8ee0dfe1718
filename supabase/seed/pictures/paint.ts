import { requireArtwork } from "../artwork/gallery";
import { renderArtwork } from "../artwork/render";
import { requireColor } from "../catalog/colors";
import type { Placement } from "../catalog/product";
import { PICTURE, type Plates } from "../garments/bake";
import { type Base, layPrint } from "../garments/compose";
import type { Scene } from "./plan";

const FRAME_TO_PIXELS = PICTURE.width / 1000;

/** Width in inches at which an artwork is printed on a garment whose print area is `areaWidth` x `areaHeight`. */
const printWidth = (
  artwork: { width: number; height: number },
  area: { width: number; height: number },
  placement: Placement,
) => {
  if (placement === "chest") return Math.min(artwork.width, 5.5);
  return Math.min(artwork.width, area.width, (area.height * artwork.width) / artwork.height);
};

const paintPrint = (scene: Scene, plates: Plates) => {
  if (!scene.artwork) return null;
  const artwork = requireArtwork(scene.artwork);
  const { garment } = plates;
  const area = {
    width: garment.print.width / garment.unitsPerInch,
    height: garment.print.height / garment.unitsPerInch,
  };
  const inches = printWidth(artwork, area, scene.placement);
  const frameWidth = inches * garment.unitsPerInch;
  const image = renderArtwork(artwork, requireColor(scene.color).hex, frameWidth * FRAME_TO_PIXELS);
  const middle = garment.print.x + garment.print.width / 2;
  return {
    ...image,
    left: Math.round((middle - frameWidth / 2) * FRAME_TO_PIXELS),
    top: Math.round(garment.print.y * FRAME_TO_PIXELS),
  };
};

export const paintScene = (scene: Scene, base: Base): Uint8Array => {
  const print = paintPrint(scene, base.plates);
  return print ? layPrint(base, print) : base.pixels;
};
