import type { Metadata } from "next";
import { FactorNotice, Home } from "@/components/admin/home";
import { LeaveOnSignOut } from "@/components/auth/leave-on-sign-out";
import { getHome } from "@/server/admin/queries";

export const instant = false;

export const metadata: Metadata = { title: "Overview" };

export default async function AdminPage() {
  const { firstName, needs, sales, isUnprotected } = await getHome();
  return (
    <>
      <LeaveOnSignOut />
      <Home firstName={firstName} needs={needs} sales={sales}>
        {isUnprotected ? <FactorNotice /> : null}
      </Home>
    </>
  );
}
