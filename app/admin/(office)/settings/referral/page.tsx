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
        Friends buy through a customer&apos;s link, and the customer gets free T-shirts.
      </PageHeading>
      <DocumentForm slug="referral" {...(await getDocumentPage("referral"))} />
    </>
  );
}
