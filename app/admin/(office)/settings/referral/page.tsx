import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ReferralForm } from "@/components/settings/admin/referral-form";
import { getReferralSettingsPage } from "@/server/settings/queries";

export const instant = false;

export const metadata: Metadata = { title: "Referral program" };

export default async function ReferralSettingsPage() {
  return (
    <>
      <PageHeading title="Referral program">
        Friends buy through a customer&apos;s link, and the customer gets free T-shirts.
      </PageHeading>
      <ReferralForm {...(await getReferralSettingsPage())} />
    </>
  );
}
