export type SeedColor = { slug: string; name: string; hex: string; melange?: boolean };

export const COLORS = [
  { slug: "white", name: "White", hex: "#f6f5f1" },
  { slug: "off-white", name: "Off-white", hex: "#ece3d0" },
  { slug: "black", name: "Black", hex: "#1d1d1f" },
  { slug: "charcoal", name: "Charcoal", hex: "#43464a" },
  { slug: "heather-grey", name: "Heather Grey", hex: "#b5b6b8", melange: true },
  { slug: "navy", name: "Navy", hex: "#1f2b46" },
  { slug: "sky", name: "Sky", hex: "#a9cbe0" },
  { slug: "teal", name: "Teal", hex: "#1f6b70" },
  { slug: "bottle-green", name: "Bottle Green", hex: "#1e4236" },
  { slug: "olive", name: "Olive", hex: "#666a45" },
  { slug: "mustard", name: "Mustard", hex: "#d8a031" },
  { slug: "rust", name: "Rust", hex: "#b1532c" },
  { slug: "red", name: "Tomato Red", hex: "#c2352d" },
  { slug: "maroon", name: "Maroon", hex: "#6a1f2b" },
  { slug: "blush", name: "Blush", hex: "#e6c2ba" },
  { slug: "lavender", name: "Lavender", hex: "#c2b5da" },
] as const satisfies readonly SeedColor[];

export type ColorSlug = (typeof COLORS)[number]["slug"];

const BY_SLUG = new Map<string, SeedColor>(COLORS.map((color) => [color.slug, color]));

export const requireColor = (slug: ColorSlug): SeedColor => {
  const color = BY_SLUG.get(slug);
  if (!color) throw new Error(`no colour "${slug}"`);
  return color;
};
