import type { ReactNode } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { getBrand } from "@/server/settings/queries";

/** Admin pages that need no session, or that complete the login. */
export default async function AdminLoginLayout({ children }: { children: ReactNode }) {
  const { shopName } = await getBrand();
  return <AdminFrame shopName={shopName}>{children}</AdminFrame>;
}
