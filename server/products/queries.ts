import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { toListPath } from "@/lib/lists/list-state";
import type { ProductChoices } from "@/lib/products/admin-product";
import { CategoryNames } from "@/lib/products/csv-category";
import { productList } from "@/lib/products/product-list";
import { publicEnv } from "@/lib/public-env";
import { verifyPreviewToken } from "@/server/auth/preview-token";
import { getGlobalDiscount, listCategories, readProductPage } from "@/server/catalog/queries";
import { now } from "@/server/clock";
import { readList } from "@/server/lists/queries";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { readDocument } from "@/server/settings/documents";
import { getBrand } from "@/server/settings/queries";
import { listCategoryRows } from "./csv-repository";
import {
  countProducts,
  findAdminProduct,
  findProducts,
  findProductsBriefly,
  getDraft,
  listCategoryChoices,
  listChoices,
} from "./repository";

async function listRights() {
  const [canWrite, canCount, canSeeLog] = await Promise.all([
    hasAnyPermission("products.write"),
    hasAnyPermission("inventory.write"),
    hasAnyPermission("audit.read"),
  ]);
  return { canWrite, canCount, canSeeLog };
}

/** For staff who may see drafts. */
export function findProductsByText(
  wanted: Parameters<typeof findProductsBriefly>[0],
  count: number,
): ReturnType<typeof findProductsBriefly> {
  return findProductsBriefly(wanted, count);
}

async function readChoices(): Promise<ProductChoices> {
  const [choices, { values: blanks }, { shopName }, percentOff] = await Promise.all([
    listChoices(),
    readDocument("product-information"),
    getBrand(),
    getGlobalDiscount(),
  ]);
  return { ...choices, blanks, shop: { host: new URL(publicEnv.siteUrl).host, name: shopName, percentOff } };
}

/** Options for the form of a new product. */
export async function getAddPage() {
  await requireAdminAccess(adminPaths.productsAdd, "products.write");
  const [choices, rights] = await Promise.all([readChoices(), listRights()]);
  return { choices, rights };
}

/** A product for staff; null when it does not exist or is deleted. */
export async function getEditPage(text: string) {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  await requireAdminAccess(id === null ? adminPaths.products : adminPaths.product(id), "products.read");
  if (id === null) return null;
  const [product, choices, rights] = await Promise.all([findAdminProduct(id), readChoices(), listRights()]);
  return product && { product, choices, rights };
}

/** The product page of a draft, for anyone with the link; null when the link has ended. */
export async function getPreviewPage(token: string) {
  const id = verifyPreviewToken("product", token, now());
  const product = id === null ? null : await getDraft(id, await listCategories());
  return product && readProductPage(product, null);
}

/** The URL's page of products, with the tabs above it. */
export async function getProductList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.products, "products.read");
  const definition = productList(await listCategoryChoices());
  const [list, canWrite, canMoveStock, canSeeStock] = await Promise.all([
    readList(definition, params, id, {
      find: (state) => findProducts(definition, state),
      count: (q) => countProducts(definition, q),
    }),
    hasAnyPermission("products.write"),
    hasAnyPermission("inventory.write"),
    hasAnyPermission("inventory.read"),
  ]);
  const exportPath = toListPath(
    { ...definition, path: adminPaths.api.productsCsv },
    { ...list.state, cursor: null },
  );
  return { ...list, canWrite, canMoveStock, canSeeStock, exportPath };
}

/** For the bulk changes page: the viewer's permissions, and the categories. */
export async function getBulkPage() {
  await requireAdminAccess(adminPaths.productsBulk, "products.read");
  const [canWrite, canMoveStock, rows] = await Promise.all([
    hasAnyPermission("products.write"),
    hasAnyPermission("inventory.write"),
    listCategoryRows(),
  ]);
  const names = new CategoryNames(rows);
  const categories = rows
    .map(({ id, parentId }) => (parentId === null ? names.textOf(id, null) : names.textOf(parentId, id)))
    .sort((a, b) => a.localeCompare(b));
  return { canWrite, canMoveStock, categories };
}

/** For the import and export page: everyone who sees products may export them. */
export async function getImportPage() {
  await requireAdminAccess(adminPaths.productsImport, "products.read");
  return { canWrite: await hasAnyPermission("products.write") };
}
