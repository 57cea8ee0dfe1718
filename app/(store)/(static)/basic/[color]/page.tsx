import type { Metadata } from "next";
import { ProductPage } from "@/components/catalog/product-page";
import { MissingRecord } from "@/components/layout/missing-record";
import { missingMeta } from "@/lib/seo/missing-meta";
import { productMeta } from "@/lib/seo/product-meta";
import { getBasicSlug, listBasicColors } from "@/server/catalog/basic-queries";
import { getProductPage } from "@/server/catalog/queries";
import { getSeoShop } from "@/server/seo/queries";

type Props = PageProps<"/basic/[color]">;

export async function generateStaticParams() {
  const colors = await listBasicColors();
  return colors.length > 0 ? colors.map((color) => ({ color })) : [{ color: "none" }];
}

/** The basic tee in this colour; its canonical address is the product's own. */
async function readPage({ params }: Props) {
  const { color } = await params;
  const slug = await getBasicSlug(color);
  const page = slug === null ? null : await getProductPage(slug, color);
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? productMeta(page, await getSeoShop()) : missingMeta;
}

export default async function BasicRoute(props: Props) {
  const page = await readPage(props);
  return page ? <ProductPage {...page} /> : <MissingRecord />;
}
