import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductList } from "@/components/catalog/product-list";
import { allProductsList, parseStaticList, premiumList } from "@/lib/catalog/static-list";
import { listMeta } from "@/lib/seo/list-meta";
import { getListPage, listCategories } from "@/server/catalog/queries";

type Props = PageProps<"/catalog/[list]/[page]">;

/** The first page of every list at build; the others when somebody first turns to them. */
export async function generateStaticParams() {
  const categories = await listCategories();
  const lists = [allProductsList, premiumList, ...categories.map(({ slug }) => slug)];
  return lists.map((list) => ({ list, page: "1" }));
}

async function readPage({ params }: Props) {
  const { list, page } = await params;
  const parsed = parseStaticList(list, page);
  const listPage = parsed && (await getListPage(parsed));
  return listPage ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { params, categories } = await readPage(props);
  return listMeta(params, categories);
}

export default async function KeptListPage(props: Props) {
  return <ProductList {...(await readPage(props))} />;
}
