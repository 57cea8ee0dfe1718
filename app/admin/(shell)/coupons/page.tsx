import type { Metadata } from "next";
import { NewLink, PageHeading } from "@/components/admin/page-heading";
import { ListFrame } from "@/components/lists/list-frame";
import { CouponRows } from "@/components/offers/admin/coupon-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { getCouponList } from "@/server/offers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Coupons" };

export default async function CouponsPage({ searchParams }: PageProps<"/admin/coupons">) {
  const { rows, count, canWrite, ...list } = await getCouponList(await searchParams);
  return (
    <>
      <PageHeading
        title="Coupons"
        actions={
          <>
            <ButtonLink href={adminPaths.simulator} variant="outline" size="sm" prefetch={false}>
              Simulator
            </ButtonLink>
            {canWrite ? (
              <ButtonLink href={adminPaths.couponsGenerate} variant="outline" size="sm" prefetch={false}>
                Generate codes
              </ButtonLink>
            ) : null}
          </>
        }
        primary={canWrite ? <NewLink href={adminPaths.couponsNew}>Add coupon</NewLink> : null}
      />
      <ListFrame
        {...list}
        empty="No active coupons. A coupon is a code that customers enter, or a discount that applies automatically."
      >
        <CouponRows state={list.state} rows={rows} count={count} />
      </ListFrame>
    </>
  );
}
