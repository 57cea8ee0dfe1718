import "server-only";
import { paths } from "@/lib/paths";
import { listCategories, readProductPage } from "@/server/catalog/queries";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import { openPreviewToken } from "./preview-token";
import { findDeskProduct, getDraft, listChoices } from "./repository";

async function listRights() {
  const [canWrite, canCount, canSeeLog] = await Promise.all([
    mayNow("products.write"),
    mayNow("inventory.write"),
    mayNow("audit.read"),
  ]);
  return { canWrite, canCount, canSeeLog };
}

/** What the form of a new product offers. */
export async function getAddPage() {
  await requireOffice(paths.adminProductsAdd, "products.write");
  const [choices, rights] = await Promise.all([listChoices(), listRights()]);
  return { choices, rights };
}

/** A product at the desk; null when it is not there or deleted. */
export async function getEditPage(text: string) {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  await requireOffice(id === null ? paths.adminProducts : paths.adminProduct(id), "products.read");
  if (id === null) return null;
  const [product, choices, rights] = await Promise.all([findDeskProduct(id), listChoices(), listRights()]);
  return product && { product, choices, rights };
}

/** The product page of a draft, for whoever has the link; null when the link is over. */
export async function getPreviewPage(token: string) {
  const id = openPreviewToken(token, new Date());
  const product = id === null ? null : await getDraft(id, await listCategories());
  return product && readProductPage(product, null);
}
