import { z } from "zod";
import type { Cells } from "@/lib/products/csv-cells";
import { COLORS, type ColorSlug } from "./colors";
import { ADULT_SIZES, KIDS_SIZES, ONE_SIZE } from "./sizes";

const words = z
  .string()
  .default("")
  .transform((cell) => (cell === "" ? [] : cell.split(" ")));
const isYes = z.literal("yes").optional().transform(Boolean);

/** A line of product-extras.csv: what the shop's import of products has no column for. */
export const extrasSchema = z.strictObject({
  id: z.coerce.number(),
  accessory: z.enum(["tote", "cap", "bandana"]).optional(),
  colors: words.pipe(z.array(z.enum(COLORS.map(({ slug }): ColorSlug => slug))).min(1)),
  artwork: z.string().optional(),
  placement: z.enum(["front", "chest", "back", "allover"]).default("front"),
  /** Pictures in addition to one front per colour. */
  views: words.pipe(z.array(z.enum(["back", "detail", "folded"]))),
  /** `mixed` has everything from plenty to sold-out sizes. */
  stock: z.enum(["plenty", "mixed", "low", "last-few", "sold-out"]).default("mixed"),
  days_ago: z.coerce.number(),
  basic: isYes,
  /** Custom designs of its cut are printed on it. */
  blank: isYes,
  deleted: isYes,
});

const columns = [
  "slug",
  "name",
  "description",
  "price",
  "category",
  "status",
  "premium",
  "cut",
  "fabric",
  "fit",
  "keywords",
] as const;

type Imported = Required<Pick<Cells, (typeof columns)[number]>>;

export const isWhole = (cells: Cells): cells is Imported =>
  columns.every((column) => cells[column] !== undefined);

type Extras = z.output<typeof extrasSchema>;
export type Placement = Extras["placement"];
export type StockLevel = Extras["stock"];
export type SeedProduct = Imported & Extras;

export const productSizes = ({ cut }: SeedProduct): readonly string[] => {
  if (cut === "kids") return KIDS_SIZES;
  return cut === "accessory" ? ONE_SIZE : ADULT_SIZES;
};
