import type { Metadata } from "next";
import { FactorNotice } from "@/components/admin/factor-notice";
import { ShopOverview } from "@/components/admin/shop-overview";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { getShopCounts } from "@/server/admin/queries";

export const instant = false;

export const metadata: Metadata = { title: "Overview" };

export default async function AdminPage() {
  const { firstName, counts, isUnprotected } = await getShopCounts();
  return (
    <>
      <LeaveOnSignOut />
      <ShopOverview firstName={firstName} counts={counts}>
        {isUnprotected ? <FactorNotice /> : null}
      </ShopOverview>
    </>
  );
}
