import { backend, rowsOf } from "./backend";

/** A product with several colours, for pages where any will do. */
export async function anyProduct(): Promise<{ id: number; slug: string; name: string; colors: string[] }> {
  const products = rowsOf(
    await backend
      .from("products")
      .select("id, slug, name, product_variants(color)")
      .eq("status", "published")
      .eq("is_deleted", false)
      .eq("cut", "regular")
      .order("id")
      .limit(40),
  );
  for (const { id, slug, name, product_variants } of products) {
    const colors = [...new Set(product_variants.map(({ color }) => color))];
    if (colors.length > 1) return { id, slug, name, colors };
  }
  throw new Error("the seed has no product with several colours");
}

/** Pages that are the same for every visitor. */
export async function staticPaths(): Promise<string[]> {
  const { slug, colors } = await anyProduct();
  return [
    "/",
    "/products",
    "/products?page=2",
    "/products?category=mens",
    "/products?category=kids",
    "/premium-tshirts",
    `/products/${slug}`,
    `/products/${slug}?color=${colors[1]}`,
    "/basic/black",
    "/about",
    "/contact",
    "/faq",
    "/shipping-policy",
    "/refund-policy",
    "/terms",
    "/terms?tab=privacy",
    "/investor",
    "/marketing",
    "/blog",
    "/blog/what-gsm-means",
    "/blog/tag/cotton",
    "/sitemap",
  ];
}

/** Pages that are rendered for each request. */
export const livePaths = [
  "/products?q=tee",
  "/products?sort=price-asc",
  "/products?size=M&color=black&min=200&max=900&stock=in",
  "/cart",
  "/checkout",
];
