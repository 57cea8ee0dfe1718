/** Google reads at most 50,000 addresses in one file. */
export const urlsPerFile = 45_000;

/** Products that the database gives at once; a whole number of them fits into a file. */
export const productsPerChunk = 5000;

export type SitemapPart = { kind: "pages" } | { kind: "posts" } | { kind: "products"; file: number };

/** The file that an address names, such as products-2.xml; null: there is no such file. */
export function parsePart(name: string): SitemapPart | null {
  if (name === "pages.xml") return { kind: "pages" };
  if (name === "posts.xml") return { kind: "posts" };
  const [, file] = name.match(/^products-([1-9]\d{0,3})\.xml$/) ?? [];
  return file ? { kind: "products", file: Number(file) } : null;
}

/** How many files of products there are; at least one, so that the index never changes its shape. */
export function countProductFiles(products: number): number {
  return Math.max(1, Math.ceil(products / urlsPerFile));
}

export interface SitemapUrl {
  path: string;
  /** ISO; unknown for pages whose words stand in the code. */
  changedAt: string | null;
  imageUrls: readonly string[];
}
