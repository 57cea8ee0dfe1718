import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";

export interface CatalogueEntry {
  name: string;
  price?: number;
  keywords?: string;
  categoryId?: number;
  isPremium?: boolean;
  isBasic?: boolean;
  status?: "published" | "draft";
  isDeleted?: boolean;
  /** "black/M": 3 is a variant with three items. */
  stock?: Record<string, number>;
}

const colors = [
  ["black", "Black"],
  ["bottle-green", "Bottle Green"],
  ["white", "White"],
];

const sizes = ["S", "M", "L"];

/** Removes the shop's products for the open transaction, and adds those of a test. Run it as "postgres". */
export async function emptyCatalogue(client: PoolClient): Promise<void> {
  await client.query("update public.products set is_deleted = true");
  await client.query("delete from private.search_words");
  for (const [slug, name] of colors) {
    await client.query(
      "insert into public.colors (slug, name, hex) select $1, $2, '#111111' where not exists (select from public.colors where slug = $1)",
      [slug, name],
    );
  }
  for (const [index, name] of sizes.entries()) {
    await client.query(
      "insert into public.sizes (name, kind, sort_order) select $1, 'adult', $2 where not exists (select from public.sizes where name = $1)",
      [name, index],
    );
  }
  await client.query("update public.colors set name = name");
}

export async function addCategory(
  client: PoolClient,
  slug: string,
  parentId: number | null,
): Promise<number> {
  const { rows } = await client.query(
    "insert into public.categories (name, slug, parent_id) values ($1, $2, $3) returning id",
    [slug, `${slug}-${randomUUID()}`, parentId],
  );
  return rows[0].id;
}

export async function addProduct(client: PoolClient, entry: CatalogueEntry): Promise<number> {
  const { rows } = await client.query(
    `insert into public.products
       (name, slug, price, keywords, primary_category_id, is_premium, is_basic, status, is_deleted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      entry.name,
      `tee-${randomUUID()}`,
      entry.price ?? 499,
      entry.keywords ?? "",
      entry.categoryId ?? null,
      entry.isPremium ?? false,
      entry.isBasic ?? false,
      entry.status ?? "published",
      entry.isDeleted ?? false,
    ],
  );
  const id: number = rows[0].id;
  for (const [key, stock] of Object.entries(entry.stock ?? { "black/M": 5 })) {
    const [color, size] = key.split("/");
    const variant = await client.query(
      "insert into public.product_variants (product_id, color, size, sku) values ($1, $2, $3, $4) returning id",
      [id, color, size, randomUUID()],
    );
    if (stock > 0) {
      await client.query(
        "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, $2, 'receive')",
        [variant.rows[0].id, stock],
      );
    }
  }
  return id;
}
