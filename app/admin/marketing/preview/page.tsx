import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StoreFrame } from "@/components/layout/store-frame";
import { PreviewStrip } from "@/components/marketing/admin/preview-strip";
import { Sections } from "@/components/marketing/sections";
import { listFooterCategories } from "@/server/categories/queries";
import { getMarketingPreview } from "@/server/marketing/queries";
import { hasOwnLogo } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Preview" };

export default async function MarketingPreviewPage({ searchParams }: PageProps<"/admin/marketing/preview">) {
  const preview = await getMarketingPreview(await searchParams);
  if (!preview) notFound();
  const { place, at, line, page } = preview;
  const [hasLogo, categories] = await Promise.all([hasOwnLogo(), listFooterCategories()]);
  return (
    <StoreFrame brand={page.brand} hasLogo={hasLogo} categories={categories} line={line} services={null}>
      <PreviewStrip place={place} at={at} />
      <Sections page={page} title={page.brand.tagline} />
    </StoreFrame>
  );
}
