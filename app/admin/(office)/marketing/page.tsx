import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { SectionList } from "@/components/marketing/admin/section-list";
import { getMarketingDesk } from "@/server/marketing/queries";

export const instant = false;

export const metadata: Metadata = { title: "Marketing" };

export default async function MarketingDeskPage() {
  const { sections, now } = await getMarketingDesk();
  return (
    <>
      <PageHeading title="Marketing">
        What stands on the first page, on the marketing page and above every page. A section with a time shows
        and hides itself.
      </PageHeading>
      <SectionList sections={sections} now={now} />
    </>
  );
}
