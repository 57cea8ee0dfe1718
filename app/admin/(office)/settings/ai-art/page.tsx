import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { AiArtForm } from "@/components/settings/admin/ai-art-form";
import { AiArtState } from "@/components/settings/admin/ai-art-state";
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
      <AiArtForm saved={saved} canWrite={canWrite} />
    </>
  );
}
