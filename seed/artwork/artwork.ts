/** Colours of one print, in the order of the artwork's slots. */
export type Inks = readonly [main: string, second: string, third: string, fourth: string];

export type Artwork = {
  /** Printed size in inches at full size. */
  width: number;
  height: number;
  /** Inks for light and for dark cloth. */
  light: Inks;
  dark: Inks;
  /** Draws in units of a hundredth of an inch; `cloth` is the garment's colour, for unprinted areas. */
  draw: (inks: Inks, cloth: string) => string;
};

export const UNITS_PER_INCH = 100;
