/** A category as the back office shows it. */
export interface DeskCategory {
  id: number;
  name: string;
  slug: string;
  oldSlugs: readonly string[];
  description: string;
  parentId: number | null;
  pictureUrl: string | null;
  isHidden: boolean;
  version: number;
  /** Published products that name it, as the first or the second category. */
  published: number;
  drafts: number;
  /** Running coupons that count for it. */
  coupons: number;
}

/** Lower-cased, without punctuation, spaces as hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function countProducts({ published, drafts }: Pick<DeskCategory, "published" | "drafts">): string {
  const total = published + drafts;
  const products = total === 1 ? "1 product" : `${total} products`;
  return drafts === 0 ? products : `${products} (${drafts === 1 ? "1 draft" : `${drafts} drafts`})`;
}

/** What deleting it does, in figures. */
export function describeDeletion(
  category: DeskCategory,
  all: readonly DeskCategory[],
  target: string,
): string[] {
  const below = all.filter(({ parentId }) => parentId === category.id);
  const total = category.published + category.drafts;
  const coupons = [category, ...below].reduce((sum, { coupons }) => sum + coupons, 0);
  return [
    total === 0
      ? "No product is in it."
      : `${countProducts(category)} ${total === 1 ? "moves" : "move"} to ${target}.`,
    ...(below.length === 0
      ? []
      : [
          `${below.length === 1 ? "1 category" : `${below.length} categories`} below it ${below.length === 1 ? "goes" : "go"} too: ${below.map(({ name }) => name).join(", ")}.`,
        ]),
    ...(coupons === 0
      ? []
      : [
          `${coupons === 1 ? "1 running coupon counts" : `${coupons} running coupons count`} for it, and no longer will.`,
        ]),
    `The shop's page of ${category.name} answers “not found” within a second.`,
  ];
}
