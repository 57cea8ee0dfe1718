import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { LeadForm } from "@/components/settings/admin/lead-form";
import { getLeadsPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Lead popup" };

export default async function LeadSettingsPage() {
  const { canWrite, saved } = await getLeadsPage();
  return (
    <>
      <PageHeading title="Lead popup">
        Offers new visitors a code for their first order, for their email address.
      </PageHeading>
      <LeadForm saved={saved} canWrite={canWrite} />
    </>
  );
}
