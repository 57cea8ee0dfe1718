import "server-only";
import { z } from "zod";
import type { Choice, ListDefinition } from "@/lib/lists/definition";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import type { ProductRow } from "@/lib/products/product-list";
import { countRows, type ListPage, readListPage } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

/** Categories to filter by: the top ones before those below them. */
export async function listCategoryChoices(): Promise<Choice[]> {
  const answer = await (await viewerClient())
    .from("categories")
    .select("id, name, slug, parent_id")
    .eq("is_deleted", false)
    .order("parent_id", { nullsFirst: true })
    .order("name");
  return unwrap("categories: choices", answer).map(({ id, name, slug, parent_id }) => ({
    value: slug,
    label: name,
    match: { column: parent_id === null ? "primary_category_id" : "subcategory_id", value: String(id) },
  }));
}

const columns =
  "id, name, slug, price, status, is_premium, category, subcategory, stock, variants, picture, created_at";

export async function findProducts(
  definition: ListDefinition,
  state: ListState,
): Promise<ListPage<ProductRow>> {
  const client = await viewerClient();
  const page = await readListPage(
    "products: list",
    client.from("product_list").select(columns),
    definition,
    state,
  );
  return { ...page, rows: z.array(listedSchema).parse(page.rows) };
}

export async function countProducts(definition: ListDefinition, q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("products: count", client.from("product_list").select("id"), definition, q);
}

/** Checked here, because PostgREST does not know which columns of a view are never null. */
const listedSchema = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    price: money,
    status: z.enum(["draft", "published"]),
    is_premium: z.boolean(),
    category: z.string().nullable(),
    subcategory: z.string().nullable(),
    stock: z.number(),
    variants: z.number(),
    picture: z.string().nullable(),
    created_at: z.string(),
  })
  .transform(
    ({ price, is_premium, created_at, ...row }): ProductRow => ({
      ...row,
      pricePaise: price,
      isPremium: is_premium,
      createdAt: created_at,
    }),
  );
