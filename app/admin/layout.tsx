import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { getBrand } from "@/server/settings/queries";

export const metadata: Metadata = {
  title: { default: "Admin", template: "%s · Admin" },
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export const instant = false;

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { shopName } = await getBrand();
  return <AdminFrame shopName={shopName}>{children}</AdminFrame>;
}
