import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { DocumentForm } from "@/components/settings/admin/document-form";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "General" };

export default async function GeneralPage() {
  return (
    <>
      <PageHeading title="General">Your shop's name and contact details, on pages and documents.</PageHeading>
      <DocumentForm slug="general" {...(await getDocumentPage("general"))} />
    </>
  );
}
