import type { ReactNode } from "react";
import { AdminFrame } from "@/components/admin/admin-frame";
import { getBrand } from "@/server/settings/queries";

/** Pages of the back office that ask nobody who they are, or ask for the last proof of it. */
export default async function DoorLayout({ children }: { children: ReactNode }) {
  const { shopName } = await getBrand();
  return <AdminFrame shopName={shopName}>{children}</AdminFrame>;
}
