import type { Metadata } from "next";
import { ProductList } from "@/components/catalog/product-list";
import { MissingRecord } from "@/components/layout/missing-record";
import { allProductsList, parseStaticList, premiumList } from "@/lib/catalog/static-list";
import { listMeta } from "@/lib/seo/list-meta";
import { missingMeta } from "@/lib/seo/missing-meta";
import { getListPage, listCategories } from "@/server/catalog/queries";
import { getSeoShop } from "@/server/seo/queries";

type Props = PageProps<"/catalog/[list]/[page]">;

/** The build renders the first page of every list; the others are rendered at their first visit. */
export async function generateStaticParams() {
  const categories = await listCategories();
  const lists = [allProductsList, premiumList, ...categories.map(({ slug }) => slug)];
  return lists.map((list) => ({ list, page: "1" }));
}

async function readPage({ params }: Props) {
  const { list, page } = await params;
  const parsed = parseStaticList(list, page);
  return parsed && getListPage(parsed);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? listMeta(page.params, page.categories, await getSeoShop()) : missingMeta;
}

export default async function CachedListPage(props: Props) {
  const page = await readPage(props);
  return page ? <ProductList {...page} /> : <MissingRecord />;
}
