import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { PopupResult } from "@/components/leads/admin/popup-result";
import { SectionList } from "@/components/marketing/admin/section-list";
import { getPopupResult } from "@/server/leads/queries";
import { getMarketingDesk } from "@/server/marketing/queries";

export const instant = false;

export const metadata: Metadata = { title: "Marketing" };

export default async function MarketingDeskPage() {
  const [{ sections, now }, result] = await Promise.all([getMarketingDesk(), getPopupResult()]);
  return (
    <>
      <PageHeading title="Marketing">
        What stands on the first page, on the marketing page and above every page. A section with a time shows
        and hides itself.
      </PageHeading>
      <SectionList sections={sections} now={now} />
      {result ? <PopupResult {...result} /> : null}
    </>
  );
}
