import type { Metadata } from "next";
import { JsonLdScript } from "@/components/catalog/json-ld-script";
import { Sections } from "@/components/marketing/sections";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { storeJsonLd } from "@/lib/seo/json-ld";
import { getSectionPage } from "@/server/marketing/queries";

export const metadata: Metadata = { alternates: { canonical: paths.home } };

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
