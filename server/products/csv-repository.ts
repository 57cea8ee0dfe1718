import "server-only";
import { z } from "zod";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Cursor, ListState } from "@/lib/lists/list-state";
import type { CategoryRow } from "@/lib/products/csv-category";
import { type ProductSheet, parseProductSheets } from "@/lib/products/csv-sheet";
import { readListPage } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

/** Products as the CSV file shows them, in the order of the ids; deleted ones are missing. */
export async function listSheets(ids: readonly number[]): Promise<ProductSheet[]> {
  return parseProductSheets(await viewerRpc("list_product_sheets", { ids: [...ids] }));
}

export async function listCategoryRows(): Promise<CategoryRow[]> {
  const answer = await (await viewerClient())
    .from("categories")
    .select("id, name, slug, parent_id")
    .eq("is_deleted", false)
    .filter("words", "eq", "{}");
  return unwrap("categories: list", answer).map(({ id, name, slug, parent_id: parentId }) => ({
    id,
    name,
    slug,
    parentId,
  }));
}

/** Names of sizes in lower case, and slugs of colours by slug and by name in lower case. */
export async function listOptions(): Promise<{ sizes: Map<string, string>; colours: Map<string, string> }> {
  const client = await viewerClient();
  const [sizes, colours] = await Promise.all([
    client.from("sizes").select("name"),
    client.from("colors").select("slug, name"),
  ]);
  return {
    sizes: new Map(unwrap("sizes: list", sizes).map(({ name }) => [name.toLowerCase(), name])),
    colours: new Map(
      unwrap("colors: list", colours).flatMap(({ slug, name }): [string, string][] => [
        [name.toLowerCase(), slug],
        [slug, slug],
      ]),
    ),
  };
}

const codesSchema = z.object({
  skus: z.record(z.string(), z.number()),
  barcodes: z.record(z.string(), z.string()),
  slugs: z.record(z.string(), z.number()),
});

/** The product of an SKU or slug, and the SKU of a barcode. */
export async function findCodes(codes: { skus: string[]; barcodes: string[]; slugs: string[] }) {
  const found = codesSchema.parse(
    await viewerRpc("known_codes", { skus: codes.skus, barcodes: codes.barcodes, slugs: codes.slugs }),
  );
  return {
    skus: new Map(Object.entries(found.skus)),
    barcodes: new Map(Object.entries(found.barcodes)),
    slugs: new Map(Object.entries(found.slugs)),
  };
}

/** A page of the list's ids, and the next page's cursor. */
export async function findProductIds(
  definition: ListDefinition,
  state: ListState,
  size: number,
): Promise<{ rows: number[]; next: Cursor | null }> {
  const query = (await viewerClient()).from("product_list").select("id, name, price, stock, created_at");
  const { rows, next } = await readListPage("products: ids", query, definition, state, size);
  return { rows: rows.flatMap(({ id }) => (id === null ? [] : [id])), next };
}
