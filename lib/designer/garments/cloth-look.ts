const channels = (hex: string): readonly [red: number, green: number, blue: number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** From 0, black, to 1, white. */
export const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

/** The visibility of folds and seams on a cloth, between 0 and 1.25. */
export type ClothLook = {
  dark: number;
  light: number;
  /** Stitches are darker than the cloth; on nearly black cloth they shine. */
  seams: { isShining: boolean; opacity: number };
};

/** Black cloth must not turn grey, white must not turn dull. */
export const clothLook = (hex: string): ClothLook => {
  const bright = luminance(hex);
  const [dark, light] = bright < 0.05 ? [1.25, 0.2] : bright < 0.2 ? [1.1, 0.24] : [1, 0.32];
  const isShining = bright < 0.12;
  return { dark, light, seams: { isShining, opacity: isShining ? 0.16 : 0.34 } };
};

/** Overlays are baked at the strength that the most demanding cloth needs; see `overlayOpacity`. */
export const bakedStrength = { dark: 1.25, light: 0.32 } as const;

/** The opacities of the baked overlays on a cloth. */
export const overlayOpacity = (hex: string) => {
  const look = clothLook(hex);
  return { dark: look.dark / bakedStrength.dark, light: look.light / bakedStrength.light, seams: look.seams };
};

/** Ink on cotton is never fully opaque. */
export const printOpacity = 0.955;

/** The lightest yarn of a melange is lighter than its colour by this factor; the heather tile darkens all others. */
export const lightestYarn = 1.12;

/** The colour under the heather tile, or the cloth's own colour where it is plain. */
export const clothFill = (hex: string, isMelange: boolean): string => {
  if (!isMelange) return hex;
  const lifted = channels(hex).map((channel) => Math.min(255, Math.round(channel * lightestYarn)));
  return `#${lifted.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
};
