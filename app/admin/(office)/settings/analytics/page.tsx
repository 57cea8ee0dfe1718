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
        The trackers of the shop. What is on here is asked of visitors and named in the privacy policy. It
        loads on pages of the shop alone, a few seconds after them, for visitors who have agreed.
      </PageHeading>
      <DocumentForm slug="analytics" {...page} />
      <ConsentShares counts={counts} categories={["analytics", "ads"]} />
    </>
  );
}
