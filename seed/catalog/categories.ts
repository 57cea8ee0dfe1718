export type SeedCategory = {
  id: number;
  slug: string;
  name: string;
  parentId: number | null;
  description: string;
};

const top = (id: number, slug: string, name: string, description: string): SeedCategory => ({
  id,
  slug,
  name,
  parentId: null,
  description,
});

const sub = (
  id: number,
  parentId: number,
  slug: string,
  name: string,
  description: string,
): SeedCategory => ({
  id,
  slug,
  name,
  parentId,
  description,
});

export const CATEGORIES = [
  top(1, "mens", "Mens", "Tees cut for men, from chest prints to heavy drop-shoulder backs."),
  top(2, "womens", "Womens", "A shorter, shaped cut and relaxed tees with room to breathe."),
  top(3, "kids", "Kids", "Soft tees with a wide neck opening, for ages two to fourteen."),
  top(4, "unisex", "Unisex", "One cut for everybody, and the basics we keep in stock all year."),
  top(5, "accessories", "Accessories", "Totes, caps and bandanas, printed on the same tables."),

  sub(11, 1, "mens-graphic-tees", "Graphic tees", "Screen prints on regular-fit cotton."),
  sub(12, 1, "mens-oversized", "Oversized", "Drop shoulders, longer sleeves, big prints."),
  sub(13, 1, "mens-basics", "Basics", "Plain tees for every day."),
  sub(21, 2, "womens-graphic-tees", "Graphic tees", "Screen prints on the shaped cut."),
  sub(22, 2, "womens-relaxed", "Relaxed", "Loose tees, half-tucked or knotted."),
  sub(23, 2, "womens-basics", "Basics", "Plain tees in quiet colours."),
  sub(31, 3, "kids-graphic-tees", "Graphic tees", "Animals, rockets and rain."),
  sub(32, 3, "kids-basics", "Basics", "Plain tees that survive the playground."),
  sub(41, 4, "unisex-graphic-tees", "Graphic tees", "Our own drawings on the regular cut."),
  sub(42, 4, "unisex-oversized", "Oversized", "Full-back prints on heavy cotton."),
  sub(43, 4, "unisex-basics", "Basics", "The Kapas basic and its heavy sister."),
  sub(51, 5, "tote-bags", "Tote bags", "Canvas that carries vegetables and laptops alike."),
  sub(52, 5, "caps", "Caps", "Six-panel cotton caps."),
  sub(53, 5, "bandanas", "Bandanas", "Squares of soft cambric."),
] as const satisfies readonly SeedCategory[];

export type CategoryId = (typeof CATEGORIES)[number]["id"];
