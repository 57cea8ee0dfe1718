import { backend, changeStock, rowsOf } from "./backend";
import { runJobs } from "./jobs";

/** A product in one colour and size. */
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

/** The seed's products with several colours, each with one tee. */
async function listTees(): Promise<Tee[]> {
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
      .order("id")
      .order("id", { referencedTable: "product_variants" }),
  );
  return products.flatMap((product) => {
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

/** A tee with plenty of stock, a different one for each test of a worker. */
export async function takeTee(): Promise<Tee> {
  known ??= listTees();
  const tees = await known;
  return restock(tees[taken++ % tees.length]);
}

/** The tee whose name has the longest word, as the hardest to fit into a page. */
export async function takeLongestTee(): Promise<Tee> {
  known ??= listTees();
  const longest = ({ name }: Tee) => Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return restock((await known).toSorted((a, b) => longest(b) - longest(a))[0]);
}

async function restock(tee: Tee | undefined): Promise<Tee> {
  if (!tee) throw new Error("the seed has no tee with two colours in stock");
  const [variant] = rowsOf(
    await backend.from("product_variants").select("stock, reserved").eq("id", tee.variantId),
  );
  const free = variant ? variant.stock - variant.reserved : 0;
  if (free < PLENTY) {
    await changeStock(tee.variantId, PLENTY - free);
    // Its page may still show what an earlier test left: sold out, or only a few.
    await runJobs({ only: ["storefront_changes"] });
  }
  return tee;
}
