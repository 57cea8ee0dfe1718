import "server-only";
import { clothOf, whiteCloth } from "@/lib/designer/cloth";
import { explainNotPrinted, hasFiles, type ShownDesign } from "@/lib/orders/admin-designs";
import type { AdminOrder } from "@/lib/orders/admin-order";
import { isOwnDesign, orderNumberPattern } from "@/lib/orders/order";
import type { Permission } from "@/lib/staff/permissions";
import { listColors } from "@/server/catalog/queries";
import { readDesignFile } from "@/server/designs/file-repository";
import { pictureKeyOf } from "@/server/designs/sign-picture";
import { AppError } from "@/server/errors";
import type { Download } from "@/server/gate/download-response";
import { findOrder } from "@/server/orders/repository";
import { hasAnyPermission } from "@/server/session/admin-access";
import { getViewer } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import { findAdminDesigns } from "./admin-repository";
import { zipPrintFiles } from "./zip-print-files";

/** An order's designs on their garments, for staff; the database checks the permission. */
export async function getAdminDesigns({
  orderNumber,
  items,
}: Pick<AdminOrder, "orderNumber" | "items">): Promise<ShownDesign[]> {
  if (!items.some(isOwnDesign)) return [];
  const [designs, colours] = await Promise.all([findAdminDesigns(orderNumber), listColors()]);
  return (designs ?? []).map((design) => ({
    ...design,
    pictureKey: pictureKeyOf(design.versionId),
    clothHex: (clothOf(colours, design.colour) ?? whiteCloth).hex,
  }));
}

const isVisible = async (orderNumber: string, ...anyOf: Permission[]) =>
  orderNumberPattern.test(orderNumber) && (await getViewer()) !== null && (await hasAnyPermission(...anyOf));

/** One print file of an order, for staff who may see the order; AppError("not_found") for anyone else. */
export async function requirePrint({ orderNumber, versionId, file }: WantedPrint): Promise<Buffer> {
  const designs = (await isVisible(orderNumber, "orders.read", "orders.fulfil"))
    ? await findAdminDesigns(orderNumber)
    : null;
  const print = designs
    ?.find((design) => design.versionId === versionId)
    ?.files.find(({ view, kind }) => kind === "png" && `${view}.png` === file);
  const bytes = print && (await readDesignFile("print-files", print.path));
  if (!bytes) throw new AppError("not_found", "We can't find this print.");
  return bytes;
}

interface WantedPrint {
  orderNumber: string;
  versionId: string;
  /** "front.png" */
  file: string;
}

/**
 * The print files of an order with their job sheet, for staff who may see the order; AppError("not_found") for
 * anyone else. A version that was printed for another order keeps its files, whatever happens to this order.
 */
export async function requirePrintFiles(orderNumber: string): Promise<Download> {
  const designs = (await isVisible(orderNumber, "orders.read", "orders.fulfil"))
    ? await findAdminDesigns(orderNumber)
    : null;
  if (!designs || designs.length === 0) throw new AppError("not_found", "This order has no print files.");
  const order = await findOrder({ orderNumber });
  const problem = order && explainNotPrinted(order.status);
  if (problem) throw new AppError("conflict", problem);
  if (!designs.every(hasFiles))
    throw new AppError("conflict", "The print files aren't ready yet. Try again in a minute or two.");
  const { shopName } = await getBrand();
  return { name: `print-${orderNumber}.zip`, parts: zipPrintFiles(orderNumber, designs, shopName) };
}
