import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Sections } from "@/components/marketing/sections";
import { paths } from "@/lib/paths";
import { getSectionPage } from "@/server/marketing/queries";

export async function generateMetadata(): Promise<Metadata> {
  const { brand, sections } = await getSectionPage("marketing");
  const opening = sections.find(({ kind }) => kind === "hero")?.words;
  return {
    title: opening?.title || `What ${brand.shopName} makes`,
    description: opening?.text || brand.tagline,
    alternates: { canonical: paths.marketing },
  };
}

export default async function MarketingPage() {
  const page = await getSectionPage("marketing");
  if (page.sections.length === 0) notFound();
  return <Sections page={page} title={`What ${page.brand.shopName} makes`} />;
}
