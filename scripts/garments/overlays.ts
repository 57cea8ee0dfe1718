import { createHash } from "node:crypto";
import { FRAME, type Garment } from "../../lib/designer/garments/garment";
import { requireGarment } from "../../lib/designer/garments/wardrobe";
import { garmentSides } from "../../lib/designer/printing/placements";
import { cuts } from "../../lib/designer/printing/print-areas";
import { drawGarment } from "../../seed/garments/drawing";

/** Increase it when the baking changes; a change of the outlines changes the hash automatically. */
const EDITION = 1;

export const bakedGarments = (): Garment[] =>
  cuts.flatMap((cut) => garmentSides.map((picture) => requireGarment(`${cut}-${picture}`)));

/** A picture of everything that a garment's overlays are made from. */
export const hashOf = (garment: Garment): string => {
  const { print: _print, sleevePrint: _sleevePrint, ...drawn } = garment;
  return createHash("sha256")
    .update(JSON.stringify([EDITION, drawn]))
    .digest("hex");
};

const sheet = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${body}</svg>\n`;

/** The layers that stay sharp at any size: cloth and stitches. */
export const drawLayers = (garment: Garment): { mask: string; seams: string } => {
  const { whole, threads } = drawGarment(garment);
  return { mask: sheet(whole), seams: sheet(threads) };
};

export const labelSheet = (body: string): string => sheet(body);
