import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { AiArtState } from "@/components/settings/admin/ai-art-state";
import { DocumentForm } from "@/components/settings/admin/document-form";
import { getAiArtPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "AI art" };

export default async function AiArtPage() {
  const { canWrite, saved, ...state } = await getAiArtPage();
  return (
    <>
      <PageHeading title="AI art">
        AI-generated images in the designer. Each image costs the shop money; a failed one costs the customer
        no credit.
      </PageHeading>
      <AiArtState {...state} />
      <DocumentForm slug="ai-art" saved={saved} canWrite={canWrite} />
    </>
  );
}
