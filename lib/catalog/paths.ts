/** The canonical address of a product, of one of its colours, of one size of it. */
export function productHref(slug: string, color?: string | null, size?: string | null): string {
  const search = new URLSearchParams();
  if (color) search.set("color", color);
  if (size) search.set("size", size);
  return search.size === 0 ? `/products/${slug}` : `/products/${slug}?${search}`;
}

export function categoryHref(slug: string): string {
  return `/products?category=${slug.toLowerCase()}`;
}

export function basicHref(color: string): string {
  return `/basic/${color}`;
}

/** What stands in a product's address: its slug, or its id alone. */
export function parseProductKey(key: string): { id: number } | { slug: string } | null {
  if (/^[1-9]\d{0,14}$/.test(key)) return { id: Number(key) };
  if (key.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return { slug: key };
  return null;
}
