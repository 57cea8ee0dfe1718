import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { DocumentForm } from "@/components/settings/admin/document-form";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Lead popup" };

export default async function LeadSettingsPage() {
  return (
    <>
      <PageHeading title="Lead popup">
        Offers new visitors a first-order code in exchange for their email address.
      </PageHeading>
      <DocumentForm slug="leads" {...(await getDocumentPage("leads"))} />
    </>
  );
}
