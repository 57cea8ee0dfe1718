import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductList } from "@/components/catalog/product-list";
import { parseListParams } from "@/lib/catalog/list-params";
import { listMeta } from "@/lib/seo/list-meta";
import { getListPage } from "@/server/catalog/queries";

type Props = PageProps<"/browse">;

// Waits for its list instead of sending a frame first, so that a page that does not exist is a real 404.
export const instant = false;

/** Searches and narrowed lists. Addresses stay /products and /premium-tshirts: next.config leads here. */
async function readPage({ searchParams }: Props) {
  const { list, ...search } = await searchParams;
  const params = parseListParams(search, list === "premium");
  const listPage = params && (await getListPage(params));
  return listPage ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { params, categories } = await readPage(props);
  return listMeta(params, categories);
}

export default async function BrowsePage(props: Props) {
  return <ProductList {...(await readPage(props))} />;
}
