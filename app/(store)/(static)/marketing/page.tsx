import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeadSection } from "@/components/leads/lead-section";
import { Sections } from "@/components/marketing/sections";
import { paths } from "@/lib/paths";
import { ogPageImage } from "@/lib/seo/og-image";
import { getLeadOffer } from "@/server/leads/queries";
import { getSectionPage } from "@/server/marketing/queries";

export async function generateMetadata(): Promise<Metadata> {
  const { brand, sections } = await getSectionPage("marketing");
  const opening = sections.find(({ kind }) => kind === "hero")?.words;
  const title = opening?.title || `What ${brand.shopName} makes`;
  const description = opening?.text || brand.tagline;
  return {
    title,
    description,
    alternates: { canonical: paths.marketing },
    openGraph: { siteName: brand.shopName, title, description, images: [ogPageImage("marketing", title)] },
    twitter: { card: "summary_large_image" },
  };
}

export default async function MarketingPage() {
  const [page, offer] = await Promise.all([getSectionPage("marketing"), getLeadOffer()]);
  if (page.sections.length === 0) notFound();
  return (
    <>
      <Sections page={page} title={`What ${page.brand.shopName} makes`} />
      {offer ? <LeadSection offer={offer} /> : null}
    </>
  );
}
