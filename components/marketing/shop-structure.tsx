"use client";

import { JsonLdText } from "@/components/catalog/json-ld-text";
import { publicEnv } from "@/lib/public-env";
import { type ShopFacts, storeJsonLd } from "@/lib/seo/json-ld";

/** The shop's structured data for search engines, built from its facts: as a server component it would travel twice. */
export function ShopStructure({ brand }: { brand: ShopFacts }) {
  const [shop, site] =
    typeof window === "undefined" ? storeJsonLd({ siteUrl: publicEnv.siteUrl, brand }) : [];
  return (
    <>
      <JsonLdText data={shop} />
      <JsonLdText data={site} />
    </>
  );
}
