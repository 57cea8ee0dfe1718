import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { BlockReferrer, ReferralList } from "@/components/referrals/admin/referral-list";
import { ReferrerFacts, RewardList } from "@/components/referrals/admin/referrer-facts";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getReferrerPage } from "@/server/referrals/queries";

export const instant = false;

export const metadata: Metadata = { title: "Referrer" };

export default async function ReferrerPage({ params }: PageProps<"/admin/marketing/referrals/[referrerId]">) {
  const page = await getReferrerPage((await params).referrerId);
  if (!page) notFound();
  const { referrer, canWrite, seesBuyers, seesOrders } = page;
  return (
    <>
      <PageHeading
        title={referrer.name}
        actions={
          <>
            {seesBuyers ? (
              <ButtonLink href={adminPaths.user(referrer.id)} variant="outline" size="sm" prefetch={false}>
                Customer
              </ButtonLink>
            ) : null}
            {canWrite ? <BlockReferrer key={referrer.rev} referrer={referrer} /> : null}
          </>
        }
      >
        Orders placed through this customer's link.
      </PageHeading>
      <ReferrerFacts referrer={referrer} />
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <ReferralList referrer={referrer} canWrite={canWrite} seesOrders={seesOrders} />
        <RewardList referrer={referrer} seesOrders={seesOrders} />
      </div>
    </>
  );
}
