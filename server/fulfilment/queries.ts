import "server-only";
import type { DeskDesign } from "@/lib/orders/desk-designs";
import type { DeskOrder } from "@/lib/orders/desk-order";
import { findDeskDesigns } from "./desk-repository";

/** The designs of an order at the desk; the database asks for the permission. */
export async function getDeskDesigns({
  orderNumber,
  items,
}: Pick<DeskOrder, "orderNumber" | "items">): Promise<DeskDesign[]> {
  const isCustom = items.some(({ designVersionId }) => designVersionId !== null);
  return isCustom ? ((await findDeskDesigns(orderNumber)) ?? []) : [];
}
