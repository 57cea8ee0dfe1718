/** All garments are drawn in a 1000 x 1250 frame (4:5), y downwards. */
export const FRAME = { width: 1000, height: 1250 } as const;

export type Point = readonly [x: number, y: number];

/** A fold runs from `from` (deep) to `to` (faded), bent towards `via`; `width` and `height` are its peak. */
export type Fold = { from: Point; via: Point; to: Point; width: number; height: number };

type LineKind = "seam" | "twin" | "edge" | "pick";

export type Line = { d: string; kind: LineKind };

/** A strip of ribbed knit between two curves that run in the same direction. */
export type Rib = { outer: string; inner: string; shadow: boolean };

type PrintBox = { x: number; y: number; width: number; height: number };

/** A square on a sleeve; `angle` in degrees, clockwise, so that its lower edge runs along the hem of the sleeve. */
type SleevePrint = { centre: Point; angle: number; size: number };

export type Garment = {
  id: string;
  unitsPerInch: number;
  /** Cloth panels from bottom to top; where one overlaps another its edge casts a small shadow. */
  panels: readonly string[];
  /** The visible inside through the neck or the mouth of a bag. */
  inside?: string;
  ribs: readonly Rib[];
  lines: readonly Line[];
  folds: readonly Fold[];
  /** The full-size print, in frame units. */
  print: PrintBox;
  /** A print on the sleeve at the left of the picture; the other sleeve is its mirror image. */
  sleevePrint?: SleevePrint;
  /** The position of the woven neck label. */
  label?: Point;
  /** Panels overlap in layers (a folded tee, a strap on a bag) instead of being sewn edge to edge. */
  layered?: boolean;
  /** How far the middle bulges towards the viewer: a cap does, flat cloth does not. */
  bulge?: number;
  seed: number;
};

export const fold = (from: Point, via: Point, to: Point, width: number, height: number): Fold => ({
  from,
  via,
  to,
  width,
  height,
});
