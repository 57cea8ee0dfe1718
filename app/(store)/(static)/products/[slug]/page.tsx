import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductPage } from "@/components/catalog/product-page";
import { productMeta } from "@/lib/seo/product-meta";
import { getProductPage, listPromisingProducts } from "@/server/catalog/queries";

type Props = PageProps<"/products/[slug]">;

/** Made at build: the newest. The others are made at their first visit, and kept. */
const madeAtBuild = 60;

export async function generateStaticParams() {
  const products = await listPromisingProducts(madeAtBuild);
  // Next wants one at least; no product is called this.
  return products.length > 0 ? products.map(({ slug }) => ({ slug })) : [{ slug: "none" }];
}

async function readPage({ params }: Props) {
  const { slug } = await params;
  return (await getProductPage(slug, null)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return productMeta(await readPage(props));
}

export default async function ProductRoute(props: Props) {
  return <ProductPage {...(await readPage(props))} />;
}
