import "server-only";
import { type PaperEntry, paperNamedBy } from "@/lib/invoices/paper";
import { orderNumberPattern } from "@/lib/orders/order";
import { AppError } from "@/server/errors";
import type { PdfFile } from "@/server/gate/answer-pdf";
import { findVisibleOrder } from "@/server/orders/queries";
import { findOrder } from "@/server/orders/repository";
import { mayNow } from "@/server/session/back-office";
import { getViewer } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { renderPackingSlip } from "./render-packing-slip";
import { renderPaper } from "./render-paper";
import { findPackingSlip, findPaper, listPaperEntries } from "./repository";

/** The papers of an order that the visitor may see; none for anyone else. */
export async function listPapers(orderNumber: string, token: string | null): Promise<PaperEntry[]> {
  const visible = await findVisibleOrder(orderNumber, token);
  return visible ? listPaperEntries(visible.order.orderId) : [];
}

/** A wrong token, another person's order and a missing paper give the same AppError("not_found"). */
export async function requirePaperFile(
  orderNumber: string,
  fileName: string,
  token: string | null,
): Promise<PdfFile> {
  const key = paperNamedBy(fileName);
  const visible = key && (await findVisibleOrder(orderNumber, token));
  const paper = visible && (await findPaper(visible.order.orderId, key));
  if (!paper) throw new AppError("not_found", "We can't find this document.");
  return { name: `${paper.number}.pdf`, bytes: await renderPaper(paper) };
}

/** An invoice or a credit note for staff; anyone else gets AppError("not_found"). */
export async function requireDeskPaperFile(orderNumber: string, fileName: string): Promise<PdfFile> {
  const key = paperNamedBy(fileName);
  const isAllowed =
    orderNumberPattern.test(orderNumber) &&
    (await getViewer()) !== null &&
    (await mayNow("orders.read", "orders.fulfil"));
  const order = isAllowed && key ? await findOrder({ orderNumber }) : null;
  const paper = key && order && (await findPaper(order.orderId, key));
  if (!paper) throw new AppError("not_found", "We can't find this document.");
  return { name: `${paper.number}.pdf`, bytes: await renderPaper(paper) };
}

/** For staff who pack; anyone else gets AppError("not_found"). */
export async function requirePackingSlipFile(orderNumber: string): Promise<PdfFile> {
  const viewer = await getViewer();
  const isAllowed =
    orderNumberPattern.test(orderNumber) && viewer !== null && (await mayNow("orders.fulfil"));
  const slip = isAllowed ? await findPackingSlip(orderNumber) : null;
  if (!slip) throw new AppError("not_found", "We can't find this order.");
  const { shopName } = await getBrand();
  return { name: `packing-slip-${orderNumber}.pdf`, bytes: await renderPackingSlip(slip, shopName) };
}
