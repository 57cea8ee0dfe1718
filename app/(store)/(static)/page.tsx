import type { Metadata } from "next";
import { BasicsByColor } from "@/components/catalog/basics-by-color";
import { toColorMap } from "@/components/catalog/card-view";
import { CategoryTiles } from "@/components/catalog/category-tiles";
import { HowWePrint, TrustFacts } from "@/components/catalog/home-facts";
import { HomeHero } from "@/components/catalog/home-hero";
import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { ProductShelf } from "@/components/catalog/product-shelf";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { storeJsonLd } from "@/lib/seo/json-ld";
import { getHomePage } from "@/server/catalog/queries";

export const metadata: Metadata = { alternates: { canonical: paths.home } };

export default async function HomePage() {
  const { brand, terms, colors, percentOff, hero, arrivals, premiumShelf, tiles, basicColors } =
    await getHomePage();
  const colorMap = toColorMap(colors);
  return (
    <>
      {storeJsonLd({ siteUrl: publicEnv.siteUrl, brand }).map((data) => (
        <JsonLdScript key={String(data["@type"])} data={data} />
      ))}
      <HomeHero tagline={brand.tagline} first={hero[0]} second={hero[1]} colors={colorMap} />
      <TrustFacts terms={terms} />
      <CategoryTiles tiles={tiles} />
      <ProductShelf
        title="New arrivals"
        more={{ label: "See everything", href: paths.products }}
        products={arrivals}
        percentOff={percentOff}
        colors={colorMap}
      />
      <ProductShelf
        tone="ink"
        title="Premium"
        lead="Heavier cotton, larger prints, smaller runs: the tees we take the longest over."
        more={{ label: "All premium tees", href: paths.premium }}
        products={premiumShelf}
        percentOff={percentOff}
        colors={colorMap}
      />
      <BasicsByColor colors={basicColors.flatMap((slug) => colorMap.get(slug) ?? [])} />
      <HowWePrint terms={terms} />
    </>
  );
}
