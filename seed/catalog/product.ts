import type { CategoryId } from "./categories";
import type { ColorSlug } from "./colors";
import { ADULT_SIZES, KIDS_SIZES, ONE_SIZE } from "./sizes";

type Cut = "regular" | "oversized" | "women" | "kids" | "accessory";
type AccessoryKind = "tote" | "cap" | "bandana";
export type Placement = "front" | "chest" | "back" | "allover";
/** The stock of a product: `mixed` has everything from plenty to sold-out sizes. */
export type StockLevel = "plenty" | "mixed" | "low" | "last-pieces" | "sold-out";

export type SeedProduct = {
  id: number;
  name: string;
  category: CategoryId;
  cut: Cut;
  accessory?: AccessoryKind;
  price: number;
  colors: readonly ColorSlug[];
  artwork?: string;
  placement?: Placement;
  description: string;
  fabric: string;
  fit: string;
  keywords: string;
  premium?: boolean;
  basic?: boolean;
  /** Custom designs of its cut are printed on it. */
  blank?: boolean;
  stock?: StockLevel;
  sizes?: readonly string[];
  /** Pictures in addition to one front per colour. */
  extras?: readonly ("back" | "detail" | "folded")[];
  daysAgo: number;
  status?: "draft";
  deleted?: boolean;
};

const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

export const productSlug = (product: Pick<SeedProduct, "id" | "name">): string =>
  [slugify(product.name), product.id].filter(Boolean).join("-");

export const productSizes = (product: SeedProduct): readonly string[] => {
  if (product.sizes) return product.sizes;
  if (product.cut === "kids") return KIDS_SIZES;
  if (product.cut === "accessory") return ONE_SIZE;
  return ADULT_SIZES;
};
