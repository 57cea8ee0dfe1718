import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { BatchList } from "@/components/offers/admin/batch-list";
import { GenerateForm } from "@/components/offers/admin/generate-form";
import { getGeneratePage } from "@/server/offers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Make many codes" };

export default async function GenerateCodesPage() {
  const { categories, batches } = await getGeneratePage();
  return (
    <>
      <PageHeading title="Make many codes">
        Codes that nobody guesses, all with the same rules. When they are made, this page has them as a file.
      </PageHeading>
      <GenerateForm categories={categories} />
      <BatchList batches={batches} />
    </>
  );
}
