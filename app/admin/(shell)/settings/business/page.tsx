import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { DocumentForm } from "@/components/settings/admin/document-form";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Business details" };

export default async function BusinessPage() {
  return (
    <>
      <PageHeading title="Business details">
        What the law requires a shop to state. Check it with your adviser.
      </PageHeading>
      <DocumentForm slug="business" {...(await getDocumentPage("business"))} />
    </>
  );
}
