import type { Metadata } from "next";
import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { Sections } from "@/components/marketing/sections";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { storeJsonLd } from "@/lib/seo/json-ld";
import { ogPageImage } from "@/lib/seo/og-image";
import { applyRule } from "@/lib/seo/rules";
import { getSectionPage } from "@/server/marketing/queries";
import { getSeoShop } from "@/server/seo/queries";

export async function generateMetadata(): Promise<Metadata> {
  const shop = await getSeoShop();
  const { title, description } = applyRule("home", {}, shop);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: paths.home },
    openGraph: {
      siteName: shop.shopName,
      title,
      description,
      url: paths.home,
      images: [ogPageImage("home", title)],
    },
    twitter: { card: "summary_large_image" },
  };
}

export default async function HomePage() {
  const page = await getSectionPage("home");
  return (
    <>
      {storeJsonLd({ siteUrl: publicEnv.siteUrl, brand: page.brand }).map((data) => (
        <JsonLdScript key={String(data["@type"])} data={data} />
      ))}
      <Sections page={page} title={page.brand.tagline} />
    </>
  );
}
