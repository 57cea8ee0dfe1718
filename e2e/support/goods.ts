import { randomInt, randomUUID } from "node:crypto";
import { backend, rowOf } from "./backend";

interface Goods {
  id: number;
  name: string;
  slug: string;
  variants: { id: number; sku: string; barcode: string; size: string }[];
}

/** A product for one test, with a black variant in each size and this stock of each. A draft affects no other test. */
export async function makeGoods(
  stocks: Record<string, number>,
  more: { status?: "draft" | "published"; categoryId?: number } = {},
): Promise<Goods> {
  const mark = randomUUID().slice(0, 8);
  const name = `Counted Tee ${mark}`;
  const slug = `counted-tee-${mark}`;
  const product = rowOf(
    await backend
      .from("products")
      .insert({
        name,
        slug,
        price: 499,
        status: more.status ?? "draft",
        primary_category_id: more.categoryId ?? null,
      })
      .select("id"),
  );
  const variants = [];
  for (const [size, stock] of Object.entries(stocks)) {
    const [sku, barcode] = [`T${mark.toUpperCase()}-${size}`, String(randomInt(1e12, 9e12))];
    const row = { product_id: product.id, size, color: "black", sku, barcode };
    const { id } = rowOf(await backend.from("product_variants").insert(row).select("id"));
    if (stock > 0) {
      const move = { variant_id: id, stock_delta: stock, reason: "receive", actor: "e2e" };
      const { error } = await backend.from("stock_moves").insert(move);
      if (error) throw new Error(error.message);
    }
    variants.push({ id, sku, barcode, size });
  }
  return { id: product.id, name, slug, variants };
}
