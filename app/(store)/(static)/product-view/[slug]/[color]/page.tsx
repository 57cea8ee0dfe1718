import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { ProductPage } from "@/components/catalog/product-page";
import { MissingRecord } from "@/components/layout/missing-record";
import { paths } from "@/lib/paths";
import { missingMeta } from "@/lib/seo/missing-meta";
import { productMeta } from "@/lib/seo/product-meta";
import { getNewSlug, getProductPage, listProductsToPrerender } from "@/server/catalog/queries";
import { getSeoShop } from "@/server/seo/queries";

type Props = PageProps<"/product-view/[slug]/[color]">;

/** /products/{slug}?color={color}, rewritten by next.config. The build renders one page, because Next requires at least one. */
export async function generateStaticParams() {
  const [product] = await listProductsToPrerender(1);
  return [{ slug: product?.slug ?? "none", color: product?.imageColor ?? "none" }];
}

async function readPage({ params }: Props) {
  const { slug, color } = await params;
  return getProductPage(slug, color);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? productMeta(page, await getSeoShop()) : missingMeta;
}

export default async function ProductInColorRoute(props: Props) {
  const page = await readPage(props);
  if (page !== null) return <ProductPage {...page} />;
  const { slug, color } = await props.params;
  const newSlug = await getNewSlug(slug);
  if (newSlug !== null) permanentRedirect(paths.variant(newSlug, { color }));
  return <MissingRecord />;
}
