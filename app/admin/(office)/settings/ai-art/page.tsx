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
        Pictures that a machine draws for shoppers in the designer. Each costs the shop money; a picture that
        is not drawn costs the shopper no credit.
      </PageHeading>
      <AiArtState {...state} />
      <DocumentForm slug="ai-art" saved={saved} canWrite={canWrite} />
    </>
  );
}
