import { luminance } from "../../lib/designer/garments/cloth-look";
import { type Rgb, toRgb } from "../garments/compose";

/** Colours of one print, in the order of the artwork's slots. */
export type Inks = readonly string[];

const CREAM = "#f7efdc";
const SOOT = "#221d1a";
/** Below this distance in RGB a print disappears into its cloth at arm's length. */
const TOO_CLOSE = 62;

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [toRgb(from), toRgb(to)];
  const channel = (i: 0 | 1 | 2) =>
    Math.round(a[i] * (1 - share) + b[i] * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
};

/** Moves an ink that the cloth would swallow towards cream, or on pale cloth towards soot. */
const apart = (ink: string, cloth: string): string => {
  const gap = distance(toRgb(ink), toRgb(cloth));
  // Soot on black and white on cream are intended: a tiger's stripes are the cloth between its orange, a boll is white.
  const isMeant = (luminance(ink) < 0.14 && luminance(cloth) < 0.14) || luminance(ink) > 0.94;
  if (gap >= TOO_CLOSE || isMeant) return ink;
  const target = luminance(cloth) > 0.72 ? SOOT : CREAM;
  return mix(ink, target, 0.3 + 0.3 * (1 - gap / TOO_CLOSE));
};

export const inksFor = (artwork: { light: Inks; dark: Inks }, cloth: string): Inks =>
  (luminance(cloth) < 0.42 ? artwork.dark : artwork.light).map((ink) => apart(ink, cloth));
