export type Inks = readonly [first: string, second: string, third: string, fourth: string, fifth: string];

/** How a piece is drawn; its name and tags stand in art-names.ts. */
export interface ArtPiece {
  /** The colours it comes with, one for each slot, at most five. */
  inks: readonly string[];
  /** The same for dark cloth, where the first would be lost. */
  onDark: readonly string[];
  /** The frame that it is drawn in. */
  width: number;
  height: number;
  draw: (inks: Inks) => string;
}

interface Options {
  size?: readonly [width: number, height: number];
  onDark?: readonly string[];
}

/** A piece in a frame of 200 x 200 unless `size` says otherwise. */
export function piece(
  inks: readonly string[],
  draw: (inks: Inks) => string,
  { size = [200, 200], onDark = inks }: Options = {},
): ArtPiece {
  return { inks, onDark, width: size[0], height: size[1], draw };
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
