import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PopupResult } from "@/components/leads/admin/popup-result";
import { SectionList } from "@/components/marketing/admin/section-list";
import { getPopupResult } from "@/server/leads/queries";
import { getMarketingPage } from "@/server/marketing/queries";

export const instant = false;

export const metadata: Metadata = { title: "Marketing" };

export default async function AdminMarketingPage() {
  const [{ sections, now }, result] = await Promise.all([getMarketingPage(), getPopupResult()]);
  return (
    <>
      <PageHeading title="Marketing">
        Sections of the home page and the marketing page, and the announcement bar. Scheduled sections show
        and hide automatically.
      </PageHeading>
      <SectionList sections={sections} now={now} />
      {result ? <PopupResult {...result} /> : null}
    </>
  );
}
