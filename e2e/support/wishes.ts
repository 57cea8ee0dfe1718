import { backend, rowsOf } from "./backend";

type Wanted = { productId: number; size?: string | null; color?: string | null };

/** Adds products to a customer's wishlist in the database. */
export async function addToWishlist(userId: string, ...wanted: Wanted[]): Promise<void> {
  for (const { productId, size = null, color = null } of wanted) {
    const row = { user_id: userId, product_id: productId, size, color };
    const { error } = await backend.from("user_wishlist").insert(row);
    if (error) throw new Error(error.message);
  }
}

export async function wishesOf(userId: string): Promise<{ productId: number; size: string | null }[]> {
  const rows = rowsOf(
    await backend.from("user_wishlist").select("product_id, size").eq("user_id", userId).order("id"),
  );
  return rows.map(({ product_id, size }) => ({ productId: product_id, size }));
}

/** A product that is sold out. */
export async function soldOutProduct(): Promise<{ id: number; name: string }> {
  const [product] = rowsOf(
    await backend
      .from("products")
      .select("id, name")
      .eq("status", "published")
      .eq("is_deleted", false)
      .eq("stock_quantity", 0)
      .order("id")
      .limit(1),
  );
  if (!product) throw new Error("the seed has no product that is sold out");
  return product;
}
