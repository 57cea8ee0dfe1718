import type { CategoryRow } from "@/lib/products/csv-category";
import { readTable } from "./table";

type SeedCategory = CategoryRow & { description: string; words: string[] };

export const CATEGORIES: readonly SeedCategory[] = readTable("categories.csv").map(
  ({ id, parent_id: parentId, slug = "", name = "", description = "", words }) => ({
    id: Number(id),
    parentId: parentId === undefined ? null : Number(parentId),
    slug,
    name,
    description,
    words: words?.split(" ") ?? [],
  }),
);
