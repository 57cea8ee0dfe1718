import { backend, rowsOf } from "./backend";

/** Published products in the database, to compare with pages. */
export async function publishedProducts() {
  return rowsOf(
    await backend
      .from("products")
      .select(
        "id, slug, name, price, created_at, is_premium, options, available_options, category:categories!products_primary_category_id_fkey(slug)",
      )
      .eq("status", "published")
      .eq("is_deleted", false)
      .order("id")
      .limit(1000),
  );
}

export async function publishedOf(category: string) {
  return (await publishedProducts()).filter((product) => product.category?.slug === category);
}
