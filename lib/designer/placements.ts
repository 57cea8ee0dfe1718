import { TEES } from "./garments/cuts";
import { FRAME, type Garment, type Point } from "./garments/garment";
import { type Cut, mmPerInch, type PrintView, printAreaOf } from "./print-areas";
import type { Box } from "./resources";

/** The pictures of a garment; both sleeves are seen from the front. */
export const garmentSides = ["front", "back"] as const;
export type GarmentSide = (typeof garmentSides)[number];

/** Where a print area lies on a picture of 1000 x 1250 units. */
export interface Placement {
  picture: GarmentSide;
  /** The middle of the area, in units. */
  centre: Point;
  /** Degrees, clockwise. */
  angle: number;
  unitsPerMm: number;
}

/** Of the tees alone: the rest of the wardrobe is no load for a browser. */
function requireTee(cut: Cut, side: GarmentSide): Garment {
  const tee = TEES.find(({ id }) => id === `${cut}-${side}`);
  if (!tee) throw new Error(`no picture of ${cut}, ${side}`);
  return tee;
}

export function placementOf(cut: Cut, view: PrintView): Placement {
  const picture = view === "back" ? "back" : "front";
  const { print, sleevePrint, unitsPerInch } = requireTee(cut, picture);
  const unitsPerMm = unitsPerInch / mmPerInch;
  if (view === "front" || view === "back") {
    const centre: Point = [print.x + print.width / 2, print.y + print.height / 2];
    return { picture, centre, angle: 0, unitsPerMm };
  }
  if (!sleevePrint) throw new Error(`no print on the sleeves of ${cut}`);
  const { centre, angle } = sleevePrint;
  // Somebody who faces us has their right arm on our left.
  return view === "right"
    ? { picture, centre, angle, unitsPerMm }
    : { picture, centre: [FRAME.width - centre[0], centre[1]], angle: -angle, unitsPerMm };
}

/** The views whose prints are seen on a picture. */
export function viewsOn(picture: GarmentSide): readonly PrintView[] {
  return picture === "front" ? ["front", "left", "right"] : ["back"];
}

/** An SVG transform from mm of a print area to units of its picture. */
export function areaToPicture(cut: Cut, view: PrintView): string {
  const { centre, angle, unitsPerMm } = placementOf(cut, view);
  const { widthMm, heightMm } = printAreaOf(cut, view);
  return `translate(${centre[0]} ${centre[1]}) rotate(${angle}) scale(${unitsPerMm}) translate(${-widthMm / 2} ${-heightMm / 2})`;
}

/**
 * How much more than the print area is seen of the garment around it, and how much of that above the area: on the front the
 * collar belongs to the picture.
 */
const surroundings = {
  front: { times: 1.7, above: 0.66 },
  back: { times: 1.6, above: 0.5 },
  left: { times: 2.1, above: 0.5 },
  right: { times: 2.1, above: 0.5 },
} as const;

/**
 * The window of the garment that shows one print area large and upright, as an SVG viewBox in mm of that area. It is as 4 to 5, like
 * the whole picture.
 */
export function frameOf(cut: Cut, view: PrintView): Box {
  const { widthMm, heightMm } = printAreaOf(cut, view);
  const { times, above } = surroundings[view];
  const height = Math.max(heightMm, (widthMm * FRAME.height) / FRAME.width) * times;
  const width = (height * FRAME.width) / FRAME.height;
  return { x: (widthMm - width) / 2, y: (heightMm - height) * above, width, height };
}
