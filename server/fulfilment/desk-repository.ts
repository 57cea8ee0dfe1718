import "server-only";
import { deskDesignsSchema } from "@/lib/orders/desk-design-schemas";
import type { DeskDesign } from "@/lib/orders/desk-designs";
import { viewerRpc } from "@/server/supabase/viewer-client";

/** Null for a missing order. */
export async function findDeskDesigns(orderNumber: string): Promise<DeskDesign[] | null> {
  return deskDesignsSchema.nullable().parse(await viewerRpc("desk_designs", { orderNumber }));
}

export async function retryPrintFiles(orderNumber: string): Promise<void> {
  await viewerRpc("retry_print_files", { orderNumber });
}
