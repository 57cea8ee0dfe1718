import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { DashboardView } from "@/components/account/dashboard-view";
import { ReferralCard } from "@/components/referrals/referral-card";
import { SubscriptionChip } from "@/components/subscriptions/subscription-chip";
import { paths } from "@/lib/paths";
import { getMyDashboard } from "@/server/account/queries";
import { now } from "@/server/clock";
import { findMySubscriptions } from "@/server/subscriptions/own-queries";

export const instant = false;

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

export default async function DashboardPage() {
  const [{ firstName, referral, dashboard }, subscriptions] = await Promise.all([
    getMyDashboard(),
    findMySubscriptions(),
  ]);
  return (
    <AccountFrame title={firstName ? `Hello, ${firstName}` : "Hello"} at={paths.dashboard}>
      <DashboardView
        dashboard={dashboard}
        referral={<ReferralCard referral={referral} />}
        subscription={<SubscriptionChip subscriptions={subscriptions} now={now()} />}
      />
    </AccountFrame>
  );
}
