import "server-only";
import { hasPackingSlip, isAtPacking, type PackingSlip } from "@/lib/invoices/packing-slip";
import { parseDocumentFileName, type TaxDocumentEntry } from "@/lib/invoices/tax-document";
import { orderNumberPattern } from "@/lib/orders/order";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";
import type { PdfFile } from "@/server/gate/pdf-response";
import { findAdminOrder, listPicking } from "@/server/orders/admin-repository";
import { findVisibleOrder } from "@/server/orders/queries";
import { findOrder } from "@/server/orders/repository";
import { hasAnyPermission } from "@/server/session/admin-access";
import { getViewer } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { listRegistrationCases } from "./registration-repository";
import { renderPackingSlips } from "./render-packing-slips";
import { renderPickingList } from "./render-picking-list";
import { renderTaxDocument } from "./render-tax-document";
import { findTaxDocument, listDocumentEntries, listPackingSlips } from "./repository";

/** The documents of an order that the visitor may see; none for anyone else. */
export async function listDocuments(orderNumber: string, token: string | null): Promise<TaxDocumentEntry[]> {
  const visible = await findVisibleOrder(orderNumber, token);
  return visible ? listDocumentEntries(visible.order.orderId) : [];
}

/** A wrong token, another person's order and a missing document give the same AppError("not_found"). */
export async function requireDocumentFile(
  orderNumber: string,
  fileName: string,
  token: string | null,
): Promise<PdfFile> {
  const key = parseDocumentFileName(fileName);
  const visible = key && (await findVisibleOrder(orderNumber, token));
  const document = visible && (await findTaxDocument(visible.order.orderId, key));
  if (!document) throw new AppError("not_found", "We can't find this document.");
  return { name: `${document.number}.pdf`, bytes: await renderTaxDocument(document) };
}

/** An invoice or a credit note for staff; AppError("not_found") for anyone else. */
export async function requireAdminDocumentFile(orderNumber: string, fileName: string): Promise<PdfFile> {
  const key = parseDocumentFileName(fileName);
  const isAllowed =
    orderNumberPattern.test(orderNumber) &&
    (await getViewer()) !== null &&
    (await hasAnyPermission("orders.read", "orders.fulfil")) &&
    (await findAdminOrder(orderNumber)) !== null;
  const order = isAllowed && key ? await findOrder({ orderNumber }) : null;
  const document = key && order && (await findTaxDocument(order.orderId, key));
  if (!document) throw new AppError("not_found", "We can't find this document.");
  return { name: `${document.number}.pdf`, bytes: await renderTaxDocument(document) };
}

/** Refused or stuck e-invoices and e-way bills; none for staff who may not see orders. */
export async function getRegistrationCases() {
  const canStep = await hasAnyPermission("orders.refund");
  return { canStep, cases: await listRegistrationCases() };
}

const maySeeSlips = async () => (await getViewer()) !== null && (await hasAnyPermission("orders.fulfil"));

async function listVisibleSlips(orderNumbers: readonly string[]): Promise<PackingSlip[]> {
  const [slips, seesAll] = await Promise.all([
    listPackingSlips(orderNumbers),
    hasAnyPermission("orders.read"),
  ]);
  return slips.filter((slip) => hasPackingSlip(slip.status) && (seesAll || isAtPacking(slip)));
}

/** What is packed of orders, for staff who pack; AppError("not_found") for anyone else. */
export async function requireSlips(
  orderNumbers: readonly string[],
): Promise<[PackingSlip, ...PackingSlip[]]> {
  const known = orderNumbers.filter((number) => orderNumberPattern.test(number));
  const [first, ...more] = known.length > 0 && (await maySeeSlips()) ? await listVisibleSlips(known) : [];
  if (!first) throw new AppError("not_found", "We can't find this order.");
  return [first, ...more];
}

/** Labels and packing slips of orders, in one file. */
export async function requireSlipsFile(orderNumbers: readonly string[]): Promise<PdfFile> {
  const slips = await requireSlips(orderNumbers);
  const [first] = slips;
  const name = slips.length === 1 ? `packing-slip-${first.orderNumber}` : `packing-slips-${slips.length}`;
  return { name: `${name}.pdf`, bytes: await renderPackingSlips(slips, await getBrand()) };
}

/** For staff who pack; AppError("not_found") for anyone else, and when nothing is to be picked. */
export async function requirePickingFile(orderNumbers: readonly string[] | null): Promise<PdfFile> {
  const lines = (await maySeeSlips()) ? await listPicking(orderNumbers) : [];
  if (lines.length === 0) throw new AppError("not_found", "Nothing to pick.");
  const { shopName } = await getBrand();
  return { name: "picking-list.pdf", bytes: await renderPickingList(lines, shopName, now()) };
}
