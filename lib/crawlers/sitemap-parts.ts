/** Google reads at most 50,000 URLs in one file. */
export const urlsPerFile = 45_000;

/** Products per database query; a file holds a whole number of them. */
export const productsPerChunk = 5000;

export type SitemapPart = { kind: "pages" } | { kind: "posts" } | { kind: "products"; file: number };

/** The sitemap file of a name such as products-2.xml; null: no such file. */
export function parsePart(name: string): SitemapPart | null {
  if (name === "pages.xml") return { kind: "pages" };
  if (name === "posts.xml") return { kind: "posts" };
  const [, file] = name.match(/^products-([1-9]\d{0,3})\.xml$/) ?? [];
  return file ? { kind: "products", file: Number(file) } : null;
}

/** The number of product files; at least one, so that the index never changes its structure. */
export function countProductFiles(products: number): number {
  return Math.max(1, Math.ceil(products / urlsPerFile));
}

export interface SitemapUrl {
  path: string;
  /** ISO; unknown for pages whose text is in the code. */
  changedAt: string | null;
  imageUrls: readonly string[];
}
