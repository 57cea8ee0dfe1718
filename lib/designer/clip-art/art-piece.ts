export type Inks = readonly [first: string, second: string, third: string, fourth: string, fifth: string];

/** How a piece is drawn; its name and tags stand in art-names.ts. */
export interface ArtPiece {
  /** The colours it comes with, one for each slot, at most five. */
  inks: readonly string[];
  /** The same for dark cloth, where the first would be lost. */
  onDark: readonly string[];
  /** What it covers: where its left upper corner lies in the drawing's own units, and its size. */
  frame: Frame;
  draw: (inks: Inks) => string;
}

type Frame = readonly [x: number, y: number, width: number, height: number];

interface Options {
  frame?: Frame;
  onDark?: readonly string[];
}

/** A piece that covers 200 x 200 unless `frame` says otherwise. */
export function piece(
  inks: readonly string[],
  draw: (inks: Inks) => string,
  { frame = [0, 0, 200, 200], onDark = inks }: Options = {},
): ArtPiece {
  return { inks, onDark, frame, draw };
}

/** The colours of the shop's drawings. */
export const INK = "#2a2342";
export const CREAM = "#fff4df";
export const RED = "#d8412f";
export const SUN = "#f3ab35";
export const LEAF = "#2f8f6b";
export const SKY = "#3f86b5";
export const PINK = "#e8648c";
export const BROWN = "#8a4b2a";
export const MAROON = "#8c2340";
export const GREY = "#8d93a3";
export const PALE_BLUE = "#bfe0ea";
