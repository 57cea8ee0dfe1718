import "server-only";
import { type DeskDesign, hasFiles } from "@/lib/orders/desk-designs";
import type { DeskOrder } from "@/lib/orders/desk-order";
import { orderNumberPattern } from "@/lib/orders/order";
import { AppError } from "@/server/errors";
import type { Download } from "@/server/gate/answer-download";
import { mayNow } from "@/server/session/back-office";
import { getViewer } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { findDeskDesigns } from "./desk-repository";
import { zipPrintFiles } from "./zip-print-files";

/** The designs of an order at the desk; the database asks for the permission. */
export async function getDeskDesigns({
  orderNumber,
  items,
}: Pick<DeskOrder, "orderNumber" | "items">): Promise<DeskDesign[]> {
  const isCustom = items.some(({ designVersionId }) => designVersionId !== null);
  return isCustom ? ((await findDeskDesigns(orderNumber)) ?? []) : [];
}

/** The print files of an order with their job sheet, for staff who print; AppError("not_found") for anyone else. */
export async function requirePrintFiles(orderNumber: string): Promise<Download> {
  const isAllowed =
    orderNumberPattern.test(orderNumber) && (await getViewer()) !== null && (await mayNow("orders.fulfil"));
  const designs = isAllowed ? await findDeskDesigns(orderNumber) : null;
  if (!designs || designs.length === 0) throw new AppError("not_found", "This order has no print files.");
  if (!designs.every(hasFiles))
    throw new AppError("conflict", "The print files are not made yet. Try again in a minute or two.");
  const { shopName } = await getBrand();
  return { name: `print-${orderNumber}.zip`, parts: zipPrintFiles(orderNumber, designs, shopName) };
}
