import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import type { Cut } from "@/lib/catalog/product";
import { computeSizeCurve, curveDays, cuts } from "@/lib/inventory/size-curve";
import { stockList } from "@/lib/inventory/stock-list";
import { readList } from "@/server/lists/queries";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import {
  countStockRows,
  findProductName,
  findStockRows,
  listLostDemand,
  listMoves,
  listStockChoices,
  listVariants,
  readSizeCurve,
} from "./repository";

type Param = string | string[] | undefined;

const pageSize = 50;

function numberOf(param: Param): number | null {
  return typeof param === "string" && /^[1-9][0-9]{0,14}$/.test(param) ? Number(param) : null;
}

/** The URL's page of variants, with the tabs above it. */
export async function getStockList(params: Record<string, Param>) {
  const { id } = await requireAdminAccess(adminPaths.inventory, "inventory.read");
  const { sizes, colors } = await listStockChoices();
  const definition = stockList(sizes, colors);
  const [list, canWrite] = await Promise.all([
    readList(definition, params, id, {
      find: (state) => findStockRows(definition, state),
      count: (q) => countStockRows(definition, q),
    }),
    hasAnyPermission("inventory.write"),
  ]);
  return { ...list, canWrite };
}

/** Number of search results in the list, for its first page. */
export async function countStock(q: string): Promise<number> {
  const { sizes, colors } = await listStockChoices();
  return countStockRows(stockList(sizes, colors), q);
}

/** One variant with its ledger; null when there is none. */
export async function getVariantPage(param: string, before: Param) {
  const id = numberOf(param) ?? 0;
  await requireAdminAccess(adminPaths.variant(id), "inventory.read");
  const [[variant], found, canWrite] = await Promise.all([
    listVariants([id]),
    listMoves(id, numberOf(before), pageSize + 1),
    hasAnyPermission("inventory.write"),
  ]);
  if (!variant) return null;
  const moves = found.slice(0, pageSize);
  const next = found.length > pageSize ? (moves.at(-1)?.id ?? null) : null;
  return { variant, moves, next, isFirst: numberOf(before) === null, canWrite };
}

export async function requireCountPage(): Promise<void> {
  await requireAdminAccess(adminPaths.count, "inventory.write");
}

/** Sales by size, next to the stock. */
export async function getSizesPage(search: { days?: Param; cut?: Param; product?: Param }) {
  await requireAdminAccess(adminPaths.sizes, "inventory.read");
  const days = curveDays.find((one) => String(one) === search.days) ?? curveDays[0];
  const cut: Cut = cuts.find((one) => one === search.cut) ?? "regular";
  const productId = numberOf(search.product);
  const [name, missed] = await Promise.all([
    productId === null ? null : findProductName(productId),
    listLostDemand(days, 12),
  ]);
  const product = productId !== null && name !== null ? { id: productId, name } : null;
  const rows = await readSizeCurve(days, { cut, productId: product?.id ?? null });
  return { days, cut, product, lines: computeSizeCurve(rows), missed };
}
