import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { ReferralSums } from "@/components/referrals/admin/referral-sums";
import { ReferrerRows } from "@/components/referrals/admin/referrer-rows";
import { getReferrerList } from "@/server/referrals/queries";

export const instant = false;

export const metadata: Metadata = { title: "Referrals" };

export default async function ReferralsPage({ searchParams }: PageProps<"/admin/marketing/referrals">) {
  const { rows, count, figures, ...list } = await getReferrerList(await searchParams);
  return (
    <>
      <PageHeading title="Referrals">
        Customers whose links bring orders, what they cost, and suspicious activity.
      </PageHeading>
      <ReferralSums figures={figures} />
      <ListFrame {...list} empty="No referred orders yet.">
        <ReferrerRows state={list.state} rows={rows} count={count} />
      </ListFrame>
    </>
  );
}
