import "server-only";
import { deskDesignsSchema } from "@/lib/orders/desk-design-schemas";
import type { DeskDesign } from "@/lib/orders/desk-designs";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

/** Null for an order that is not there. */
export async function findDeskDesigns(orderNumber: string): Promise<DeskDesign[] | null> {
  const answer = await (await viewerClient()).rpc("desk_designs", { p_order_number: orderNumber });
  return deskDesignsSchema.nullable().parse(unwrap("designs: desk", answer));
}

export async function retryPrintFiles(orderNumber: string): Promise<void> {
  const answer = await (await viewerClient()).rpc("retry_print_files", { p_order_number: orderNumber });
  unwrap("designs: retry", answer);
}
