import type { Metadata } from "next";
import { AccountFrame } from "@/components/account/account-frame";
import { DashboardView } from "@/components/account/dashboard-view";
import { paths } from "@/lib/paths";
import { getMyDashboard } from "@/server/account/queries";

export const instant = false;

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

export default async function DashboardPage() {
  const { firstName, referralUrl, dashboard } = await getMyDashboard();
  return (
    <AccountFrame title={firstName ? `Hello, ${firstName}` : "Hello"} at={paths.dashboard}>
      <DashboardView dashboard={dashboard} referralUrl={referralUrl} />
    </AccountFrame>
  );
}
