import { backend, changeStock, rowsOf } from "./backend";
import { get } from "./http";

/** One thing that can be bought: a product in a colour and a size. */
export type Tee = {
  variantId: number;
  productId: number;
  name: string;
  slug: string;
  /** Rupees, before any discount */
  price: number;
  color: string;
  colorName: string;
  size: string;
};

const PLENTY = 20;

const dayMs = 86_400_000;

/**
 * Each worker's own share of the seed's products, each with one tee: two tests never share a page's stock. The shares do not
 * depend on what is sold out at this moment, nor on products that tests make: a worker that begins later must count alike.
 */
async function listTees(parallelIndex: number, workers: number): Promise<Tee[]> {
  const colors = new Map(
    rowsOf(await backend.from("colors").select("slug, name")).map(({ slug, name }) => [slug, name]),
  );
  const products = rowsOf(
    await backend
      .from("products")
      .select("id, name, slug, price, product_variants(id, color, size, stock, reserved, is_active)")
      .eq("status", "published")
      .eq("is_deleted", false)
      .eq("cut", "regular")
      .lt("created_at", new Date(Date.now() - dayMs).toISOString())
      .order("id"),
  );
  const mine = products.filter((_, index) => index % workers === parallelIndex);
  return mine.flatMap((product) => {
    const buyable = product.product_variants.filter(
      ({ is_active, stock, reserved }) => is_active && stock > reserved,
    );
    const hasChoice = new Set(buyable.map(({ color }) => color)).size > 1;
    const [variant] = buyable.filter(({ size }) => size === "M" || size === "L");
    if (!variant || !hasChoice) return [];
    const { id, name, slug, price } = product;
    const colorName = colors.get(variant.color) ?? variant.color;
    return [
      {
        variantId: variant.id,
        productId: id,
        name,
        slug,
        price,
        color: variant.color,
        colorName,
        size: variant.size,
      },
    ];
  });
}

let taken = 0;
let known: Promise<Tee[]> | null = null;

/** A tee with plenty of stock that no other test of this run touches at the same time. */
export async function takeTee(parallelIndex: number, workers: number): Promise<Tee> {
  known ??= listTees(parallelIndex, workers);
  const mine = await known;
  const tee = mine[taken++ % mine.length];
  if (!tee) throw new Error("the seed has no tee with two colours in stock");
  const [variant] = rowsOf(
    await backend.from("product_variants").select("stock, reserved").eq("id", tee.variantId),
  );
  const free = variant ? variant.stock - variant.reserved : 0;
  if (free < PLENTY) {
    await changeStock(tee.variantId, PLENTY - free);
    // Its page may still say what an earlier test left: sold out, or only a few.
    await get("/api/ready");
  }
  return tee;
}
