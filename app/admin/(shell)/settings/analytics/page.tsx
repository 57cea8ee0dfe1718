import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ConsentShares } from "@/components/settings/admin/consent-shares";
import { DocumentForm } from "@/components/settings/admin/document-form";
import { getConsentCounts } from "@/server/consent/queries";
import { getDocumentPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Analytics" };

export default async function AnalyticsPage() {
  const [page, counts] = await Promise.all([getDocumentPage("analytics"), getConsentCounts("analytics")]);
  return (
    <>
      <PageHeading title="Analytics">
        Trackers on the shop's pages. They load only for visitors who consent, and the Privacy Policy lists
        them.
      </PageHeading>
      <DocumentForm slug="analytics" {...page} />
      <ConsentShares counts={counts} categories={["analytics", "ads"]} />
    </>
  );
}
