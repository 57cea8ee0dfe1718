/** The cuts for custom prints; those of lib/designer/garments that lie flat. */
export const cuts = ["regular", "oversized", "women", "kids"] as const;
export type Cut = (typeof cuts)[number];

/** The printable sides; left and right are the wearer's sleeves. */
export const printViews = ["front", "back", "left", "right"] as const;
export type PrintView = (typeof printViews)[number];

export const mmPerInch = 25.4;
/** A guideline, not a limit: content closer to the edge of a print area may be cut off in printing. */
export const safeInsetMm = 6;

export interface PrintArea {
  widthMm: number;
  heightMm: number;
}

/** Whole hundredths: 12 × 25.4 is slightly less than 304.8 in floating point. */
const toMm = (length: number) => Math.round(length * mmPerInch * 100) / 100;

const inches = (width: number, height: number): PrintArea => ({
  widthMm: toMm(width),
  heightMm: toMm(height),
});

const sides = (body: PrintArea, sleeve: number): Record<PrintView, PrintArea> => ({
  front: body,
  back: body,
  left: inches(sleeve, sleeve),
  right: inches(sleeve, sleeve),
});

/**
 * The frames of lib/designer/garments/cuts.ts in mm; a test compares both. A sleeve fits what lies flat between its hem and its seam.
 */
const areas: Record<Cut, Record<PrintView, PrintArea>> = {
  regular: sides(inches(12, 16), 3),
  oversized: sides(inches(13.5, 16), 2.75),
  women: sides(inches(10, 13), 2),
  kids: sides(inches(9, 12), 1.75),
};

export function printAreaOf(cut: Cut, view: PrintView): PrintArea {
  return areas[cut][view];
}

/** From the collar down to the print area of front or back; measured in lib/designer/garments/cuts.ts. */
export const belowCollarMm: Record<Cut, number> = {
  regular: 2.2 * mmPerInch,
  oversized: 2.4 * mmPerInch,
  women: 1.8 * mmPerInch,
  kids: 1.5 * mmPerInch,
};

/** The smallest garments of a cut have less room: the maximum print size on them. */
interface SizeGroup {
  sizes: readonly string[];
  area: PrintArea;
}

const smallSizes: Record<Cut, SizeGroup | null> = {
  regular: { sizes: ["XS", "S"], area: inches(11, 15) },
  oversized: { sizes: ["XS", "S"], area: inches(12.5, 15.5) },
  women: { sizes: ["XS", "S"], area: inches(9, 12) },
  kids: { sizes: ["2-3Y", "4-5Y"], area: inches(6.5, 8) },
};

/** The maximum print size on front or back of this size; sleeves are the same on all sizes. */
export function largestPrintOn(cut: Cut, view: PrintView, size: string): PrintArea {
  const small = smallSizes[cut];
  const isBody = view === "front" || view === "back";
  return isBody && small?.sizes.includes(size) ? small.area : printAreaOf(cut, view);
}

/** Prints are measured in whole tenths of a millimetre, so one that fills its area may seem half a tenth larger. */
const roundingMm = 0.051;

export function fitsOnto(print: PrintArea, area: PrintArea): boolean {
  return print.widthMm <= area.widthMm + roundingMm && print.heightMm <= area.heightMm + roundingMm;
}
