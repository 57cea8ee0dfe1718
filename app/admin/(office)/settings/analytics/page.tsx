import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { AnalyticsForm } from "@/components/settings/admin/analytics-form";
import { getAnalyticsPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Analytics" };

export default async function AnalyticsPage() {
  return (
    <>
      <PageHeading title="Analytics">
        The trackers of the shop. They take effect as soon as the shop loads them; no page does yet.
      </PageHeading>
      <AnalyticsForm {...(await getAnalyticsPage())} />
    </>
  );
}
