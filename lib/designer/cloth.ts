interface Colour {
  slug: string;
  hex: string;
}

/** What a tee is made of, to be painted. */
export interface Cloth {
  /** "#rrggbb" */
  hex: string;
  /** Yarns of two shades. */
  isMelange: boolean;
}

/** For a colour that is not made any more. */
export const whiteCloth: Cloth = { hex: "#f6f5f1", isMelange: false };

/** The cloth of a colour by its slug; null for one that is not made any more. */
export function clothOf(colours: readonly Colour[], slug: string): Cloth | null {
  const colour = colours.find((each) => each.slug === slug);
  return colour ? { hex: colour.hex, isMelange: slug.startsWith("heather") } : null;
}
