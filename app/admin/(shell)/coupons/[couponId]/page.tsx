import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { CouponBadge } from "@/components/offers/admin/coupon-badge";
import { CouponFigures, CouponOrders, CouponTimeline } from "@/components/offers/admin/coupon-facts";
import { CouponForm } from "@/components/offers/admin/coupon-form";
import { CouponSteps } from "@/components/offers/admin/coupon-steps";
import { ButtonLink } from "@/components/ui/button-link";
import { adminPaths } from "@/lib/admin-paths";
import { describeOffer } from "@/lib/offers/describe-offer";
import { getCouponPage } from "@/server/offers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Coupon" };

export default async function CouponPage({ params }: PageProps<"/admin/coupons/[couponId]">) {
  const page = await getCouponPage(Number((await params).couponId));
  if (!page) notFound();
  const { coupon, categories, canWrite } = page;
  const { id, code } = coupon.rules;
  return (
    <>
      <PageHeading
        title={code}
        actions={
          <>
            <ButtonLink href={adminPaths.simulatorFor(code)} variant="outline" size="sm" prefetch={false}>
              Test
            </ButtonLink>
            {canWrite ? (
              <CouponSteps id={id} code={code} isActive={coupon.isActive} isUsed={coupon.isUsed} />
            ) : null}
          </>
        }
      >
        <CouponBadge state={coupon.state} /> {describeOffer(coupon.rules)}
      </PageHeading>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <CouponForm key={id} coupon={coupon} categories={categories} canWrite={canWrite} />
        <div className="mt-6 grid gap-8">
          <CouponFigures coupon={coupon} />
          <CouponOrders coupon={coupon} />
          <CouponTimeline coupon={coupon} />
        </div>
      </div>
    </>
  );
}
