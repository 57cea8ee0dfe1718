import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { ProductPage } from "@/components/catalog/product-page";
import { MissingRecord } from "@/components/layout/missing-record";
import { paths } from "@/lib/paths";
import { missingMeta } from "@/lib/seo/missing-meta";
import { productMeta } from "@/lib/seo/product-meta";
import { getNewSlug, getProductPage, listProductsToPrerender } from "@/server/catalog/queries";
import { findRedirectTarget, getSeoShop } from "@/server/seo/queries";

type Props = PageProps<"/products/[slug]">;

/** The build renders the newest products' pages. The others are rendered at their first visit and cached. */
const madeAtBuild = 60;

export async function generateStaticParams() {
  const products = await listProductsToPrerender(madeAtBuild);
  // Next requires at least one; no product has this slug.
  return products.length > 0 ? products.map(({ slug }) => ({ slug })) : [{ slug: "none" }];
}

async function readPage({ params }: Props) {
  const { slug } = await params;
  return getProductPage(slug, null);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? productMeta(page, await getSeoShop()) : missingMeta;
}

export default async function ProductRoute(props: Props) {
  const page = await readPage(props);
  if (page !== null) return <ProductPage {...page} />;
  const newSlug = await getNewSlug((await props.params).slug);
  if (newSlug !== null) permanentRedirect(paths.product(newSlug));
  const moved = await findRedirectTarget(`/products/${(await props.params).slug}`);
  if (moved !== null) permanentRedirect(moved);
  return <MissingRecord />;
}
