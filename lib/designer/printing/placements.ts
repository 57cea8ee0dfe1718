import type { DesignDocument } from "../document";
import { FRAME, type Point } from "../garments/garment";
import type { Box } from "../resources";
import { type Cut, mmPerInch, type PrintView, printAreaOf, printViews } from "./print-areas";

/** The pictures of a garment; both sleeves are visible from the front. */
export const garmentSides = ["front", "back"] as const;
export type GarmentSide = (typeof garmentSides)[number];

/** A print area's place on a picture of 1000 x 1250 units. */
export interface Placement {
  picture: GarmentSide;
  /** The middle of the area, in units. */
  centre: Point;
  /** Degrees, clockwise. */
  angle: number;
  unitsPerMm: number;
}

interface PrintPlace {
  unitsPerInch: number;
  /** The distance from the top of the picture to the middle of a front or back print. */
  front: number;
  back: number;
  /** The sleeve at the left of the picture. */
  sleeve: { centre: Point; angle: number };
}

/** The measurements of lib/designer/garments/cuts.ts without the drawings, which a browser need not load. A test compares both. */
const places: Record<Cut, PrintPlace> = {
  regular: {
    unitsPerInch: 30,
    front: 618,
    back: 523.5,
    sleeve: { centre: [151.904, 394.508], angle: 38.27 },
  },
  oversized: {
    unitsPerInch: 28.4,
    front: 606.8,
    back: 525.86,
    sleeve: { centre: [134.746, 435.835], angle: 27.27 },
  },
  women: {
    unitsPerInch: 33,
    front: 630.9,
    back: 510.45,
    sleeve: { centre: [189.711, 366.996], angle: 41.27 },
  },
  kids: {
    unitsPerInch: 41,
    front: 647.65,
    back: 575.9,
    sleeve: { centre: [181.576, 399.943], angle: 42.27 },
  },
};

export function placementOf(cut: Cut, view: PrintView): Placement {
  const { unitsPerInch, sleeve, ...middles } = places[cut];
  const unitsPerMm = unitsPerInch / mmPerInch;
  if (view === "front" || view === "back") {
    return { picture: view, centre: [FRAME.width / 2, middles[view]], angle: 0, unitsPerMm };
  }
  const { centre, angle } = sleeve;
  // A person facing the viewer has their right arm on the viewer's left.
  return view === "right"
    ? { picture: "front", centre, angle, unitsPerMm }
    : { picture: "front", centre: [FRAME.width - centre[0], centre[1]], angle: -angle, unitsPerMm };
}

/** The views whose prints are visible on a picture. */
export function viewsOn(picture: GarmentSide): readonly PrintView[] {
  return picture === "front" ? ["front", "left", "right"] : ["back"];
}

/** The pictures on which a print is visible. */
export function sidesShowing(prints: readonly { view: PrintView }[]): GarmentSide[] {
  return garmentSides.filter((side) => prints.some(({ view }) => viewsOn(side).includes(view)));
}

/** The picture of a design in a list: the front, unless only the back has a print. */
export function coverSideOf({ views }: Pick<DesignDocument, "views">): GarmentSide {
  const printed = printViews.filter((view) => views[view].some(({ hidden }) => !hidden));
  return sidesShowing(printed.map((view) => ({ view })))[0] ?? "front";
}

/** An SVG transform from mm of a print area to units of its picture. */
export function areaToPicture(cut: Cut, view: PrintView): string {
  const { centre, angle, unitsPerMm } = placementOf(cut, view);
  const { widthMm, heightMm } = printAreaOf(cut, view);
  return `translate(${centre[0]} ${centre[1]}) rotate(${angle}) scale(${unitsPerMm}) translate(${-widthMm / 2} ${-heightMm / 2})`;
}

/**
 * How much of the garment is shown around the print area, and how much of that above it: the front includes
 * the collar.
 */
const surroundings = {
  front: { times: 1.7, above: 0.66 },
  back: { times: 1.6, above: 0.5 },
  left: { times: 2.1, above: 0.5 },
  right: { times: 2.1, above: 0.5 },
} as const;

/**
 * The window of the garment that shows one print area large and upright, as an SVG viewBox in mm of that area. Its ratio is 4 to 5,
 * like the whole picture.
 */
export function frameOf(cut: Cut, view: PrintView): Box {
  const { widthMm, heightMm } = printAreaOf(cut, view);
  const { times, above } = surroundings[view];
  const height = Math.max(heightMm, (widthMm * FRAME.height) / FRAME.width) * times;
  const width = (height * FRAME.width) / FRAME.height;
  return { x: (widthMm - width) / 2, y: (heightMm - height) * above, width, height };
}
