import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { BatchList } from "@/components/offers/admin/batch-list";
import { GenerateForm } from "@/components/offers/admin/generate-form";
import { getGeneratePage } from "@/server/offers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Generate codes" };

export default async function GenerateCodesPage() {
  const { categories, batches } = await getGeneratePage();
  return (
    <>
      <PageHeading title="Generate codes">
        Random codes with the same rules. Download them here once they're generated.
      </PageHeading>
      <GenerateForm categories={categories} />
      <BatchList batches={batches} />
    </>
  );
}
