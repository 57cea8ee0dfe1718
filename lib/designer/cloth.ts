interface Colour {
  slug: string;
  hex: string;
}

/** The fabric of a tee, for rendering. */
export interface Cloth {
  /** "#rrggbb" */
  hex: string;
  /** Yarns of two shades. */
  isMelange: boolean;
}

/** For a discontinued colour. */
export const whiteCloth: Cloth = { hex: "#f6f5f1", isMelange: false };

/** The cloth of a colour by its slug; null for a discontinued one. */
export function clothOf(colours: readonly Colour[], slug: string): Cloth | null {
  const colour = colours.find((each) => each.slug === slug);
  return colour ? { hex: colour.hex, isMelange: slug.startsWith("heather") } : null;
}
