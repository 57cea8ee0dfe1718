import type { Metadata } from "next";
import { ListUnavailable, MissingList } from "@/components/catalog/list-unavailable";
import { ProductList } from "@/components/catalog/product-list";
import { parseListParams } from "@/lib/catalog/list-params";
import { listMeta } from "@/lib/seo/list-meta";
import { getLiveListPage } from "@/server/catalog/queries";
import { getSeoShop } from "@/server/seo/queries";

type Props = PageProps<"/browse">;

// Waits for the list instead of sending the page's frame first.
export const instant = false;

/** Searches and filtered lists. Visitors see /products and /premium-tshirts; next.config rewrites them to this page. */
async function readPage({ searchParams }: Props) {
  const { list, ...search } = await searchParams;
  const params = parseListParams(search, list === "premium-tshirts");
  return { params, page: params && (await getLiveListPage(params)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await readPage(props);
  if (page === null) return { title: "Page not found", robots: { index: false, follow: true } };
  if (page === "unavailable") return { title: "Products", robots: { index: false } };
  return listMeta(page.params, page.categories, await getSeoShop());
}

export default async function BrowsePage(props: Props) {
  const { params, page } = await readPage(props);
  if (params === null || page === null) return <MissingList />;
  return page === "unavailable" ? <ListUnavailable params={params} /> : <ProductList {...page} />;
}
