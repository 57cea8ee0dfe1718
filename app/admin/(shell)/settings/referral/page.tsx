import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { DocumentForm } from "@/components/settings/admin/document-form";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Referral program" };

export default async function ReferralSettingsPage() {
  return (
    <>
      <PageHeading title="Referral program">
        Customers earn free T-shirts when friends buy through their link.
      </PageHeading>
      <DocumentForm slug="referral" {...(await getDocumentPage("referral"))} />
    </>
  );
}
