import type { Metadata } from "next";
import { MissingList } from "@/components/catalog/missing-list";
import { ProductList } from "@/components/catalog/product-list";
import { parseListParams } from "@/lib/catalog/list-params";
import { listMeta } from "@/lib/seo/list-meta";
import { getListPage } from "@/server/catalog/queries";

type Props = PageProps<"/browse">;

// Waits for its list instead of sending a frame first.
export const instant = false;

/** Searches and narrowed lists. Addresses stay /products and /premium-tshirts: next.config leads here. */
async function readPage({ searchParams }: Props) {
  const { list, ...search } = await searchParams;
  const params = parseListParams(search, list === "premium");
  return params && (await getListPage(params));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  if (page === null) return { title: "No such list", robots: { index: false, follow: true } };
  return listMeta(page.params, page.categories);
}

export default async function BrowsePage(props: Props) {
  const page = await readPage(props);
  return page === null ? <MissingList /> : <ProductList {...page} />;
}
