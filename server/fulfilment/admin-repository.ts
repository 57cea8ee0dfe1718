import "server-only";
import { adminDesignsSchema } from "@/lib/orders/admin-design-schemas";
import type { AdminDesign } from "@/lib/orders/admin-designs";
import { viewerRpc } from "@/server/supabase/viewer-client";

/** Null for a missing order. */
export async function findAdminDesigns(orderNumber: string): Promise<AdminDesign[] | null> {
  return adminDesignsSchema.nullable().parse(await viewerRpc("get_admin_designs", { orderNumber }));
}

export async function retryPrintFiles(orderNumber: string): Promise<void> {
  await viewerRpc("retry_print_files", { orderNumber });
}
