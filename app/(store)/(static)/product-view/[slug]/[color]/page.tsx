import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductPage } from "@/components/catalog/product-page";
import { productMeta } from "@/lib/seo/product-meta";
import { getProductPage, listPromisingProducts } from "@/server/catalog/queries";

type Props = PageProps<"/product-view/[slug]/[color]">;

/** /products/{slug}?color={color}, by next.config's rewrites. One is made at build, because Next wants one. */
export async function generateStaticParams() {
  const [product] = await listPromisingProducts(1);
  return [{ slug: product?.slug ?? "none", color: product?.imageColor ?? "none" }];
}

async function readPage({ params }: Props) {
  const { slug, color } = await params;
  return (await getProductPage(slug, color)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return productMeta(await readPage(props));
}

export default async function ProductInColorRoute(props: Props) {
  return <ProductPage {...(await readPage(props))} />;
}
