import type { CategoryFields } from "./category-schema";

/** A category in the admin. */
export interface AdminCategory {
  id: number;
  name: string;
  slug: string;
  oldSlugs: readonly string[];
  description: string;
  parentId: number | null;
  pictureUrl: string | null;
  pictureAlt: string;
  isHidden: boolean;
  /** Of a theme; empty: a category of its own products. */
  words: readonly string[];
  version: number;
  /** Published products in it. */
  published: number;
  drafts: number;
  /** Active coupons that apply to it. */
  coupons: number;
}

/** The values of its form; null: of a new one. */
export function toCategoryFields(category: AdminCategory | null): CategoryFields {
  return {
    name: category?.name ?? "",
    slug: category?.slug ?? "",
    description: category?.description ?? "",
    pictureUrl: category?.pictureUrl ?? "",
    pictureAlt: category?.pictureAlt ?? "",
    isHidden: category?.isHidden ?? false,
    words: category?.words.join(", ") ?? "",
  };
}

export const isTheme = ({ words }: Pick<AdminCategory, "words">): boolean => words.length > 0;

/** The product list search behind a count of the tree. */
export function productsQuery({ slug }: Pick<AdminCategory, "slug">, status?: "draft"): string {
  return status ? `category:${slug} status:${status}` : `category:${slug}`;
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

/** After a save: a theme with the number of its products, because a misspelt word has none. */
export function describeSave(
  change: "added" | "saved",
  category: Pick<AdminCategory, "words" | "published" | "drafts"> | undefined,
): { title: string; description?: string; variant?: "destructive" } {
  if (!category || !isTheme(category)) return { title: `Category ${change}` };
  if (category.published + category.drafts > 0)
    return { title: `Theme ${change}: ${countProducts(category)}` };
  return {
    title: `Theme ${change}, but it has 0 products`,
    description: "No product has one of its words in its name or search keywords. Check the words.",
    variant: "destructive",
  };
}

type Counted = Pick<AdminCategory, "published" | "drafts">;

export function formatProductCount({ published, drafts }: Counted): string {
  return published + drafts === 1 ? "1 product" : `${published + drafts} products`;
}

export const formatDraftCount = ({ drafts }: Pick<AdminCategory, "drafts">) =>
  drafts === 1 ? "1 draft" : `${drafts} drafts`;

export function countProducts(counted: Counted): string {
  return counted.drafts === 0
    ? formatProductCount(counted)
    : `${formatProductCount(counted)} (${formatDraftCount(counted)})`;
}

/** The effects of deleting it, in figures. */
export function describeDeletion(
  category: AdminCategory,
  all: readonly AdminCategory[],
  target: string,
): string[] {
  const below = all.filter(({ parentId }) => parentId === category.id);
  const total = category.published + category.drafts;
  const coupons = [category, ...below].reduce((sum, { coupons }) => sum + coupons, 0);
  return [
    isTheme(category)
      ? "Its products stay in the shop."
      : total === 0
        ? "It has no products."
        : `${countProducts(category)} ${total === 1 ? "moves" : "move"} to ${target}.`,
    ...(below.length === 0
      ? []
      : [
          `${below.length === 1 ? "1 subcategory is" : `${below.length} subcategories are`} deleted too: ${below.map(({ name }) => name).join(", ")}.`,
        ]),
    ...(coupons === 0
      ? []
      : [`${coupons === 1 ? "1 active coupon" : `${coupons} active coupons`} will no longer apply to it.`]),
    `The page of ${category.name} shows “not found” within a second.`,
  ];
}
