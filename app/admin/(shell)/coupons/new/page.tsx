import type { Metadata } from "next";
import { PageHeading } from "@/components/admin/page-heading";
import { CouponForm } from "@/components/offers/admin/coupon-form";
import { getNewCouponPage } from "@/server/offers/queries";

export const instant = false;

export const metadata: Metadata = { title: "Add coupon" };

export default async function NewCouponPage() {
  const { categories } = await getNewCouponPage();
  return (
    <>
      <PageHeading title="Add coupon" />
      <CouponForm coupon={null} categories={categories} canWrite />
    </>
  );
}
