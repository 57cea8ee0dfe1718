import "server-only";
import type { Cut } from "@/lib/catalog/product";
import { curveDays, cuts, drawCurve } from "@/lib/inventory/size-curve";
import { paths } from "@/lib/paths";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import {
  findProductName,
  findStock,
  listLow,
  listMostMissed,
  listMoves,
  listVariants,
  readSizeCurve,
} from "./repository";

type Param = string | string[] | undefined;

const pageSize = 50;

function numberOf(param: Param): number | null {
  return typeof param === "string" && /^[1-9][0-9]{0,14}$/.test(param) ? Number(param) : null;
}

/** What is low or sold out, and what a search finds. */
export async function getInventoryPage(search: { q?: Param; page?: Param; view?: Param }) {
  await requireOffice(paths.adminInventory, "inventory.read");
  const text = typeof search.q === "string" ? search.q.trim().slice(0, 80) : "";
  const page = Math.min(numberOf(search.page) ?? 1, 1000);
  const isOut = search.view === "out";
  const [low, found, canWrite] = await Promise.all([
    listLow(isOut, { offset: (page - 1) * pageSize, limit: pageSize }),
    text === "" ? null : findStock(text, pageSize),
    mayNow("inventory.write"),
  ]);
  const pageCount = Math.max(1, Math.ceil((isOut ? low.out : low.low) / pageSize));
  return { text, page, pageCount, isOut, low, found, canWrite };
}

/** One variant with its ledger; null when there is none. */
export async function getVariantPage(param: string, before: Param) {
  const id = numberOf(param) ?? 0;
  await requireOffice(paths.adminVariant(id), "inventory.read");
  const [[variant], found, canWrite] = await Promise.all([
    listVariants([id]),
    listMoves(id, numberOf(before), pageSize + 1),
    mayNow("inventory.write"),
  ]);
  if (!variant) return null;
  const moves = found.slice(0, pageSize);
  const next = found.length > pageSize ? (moves.at(-1)?.id ?? null) : null;
  return { variant, moves, next, isFirst: numberOf(before) === null, canWrite };
}

export async function requireCountPage(): Promise<void> {
  await requireOffice(paths.adminCount, "inventory.write");
}

/** What sold by size, beside what was there. */
export async function getSizesPage(search: { days?: Param; cut?: Param; product?: Param }) {
  await requireOffice(paths.adminSizes, "inventory.read");
  const days = curveDays.find((one) => String(one) === search.days) ?? curveDays[0];
  const cut: Cut = cuts.find((one) => one === search.cut) ?? "regular";
  const productId = numberOf(search.product);
  const [name, missed] = await Promise.all([
    productId === null ? null : findProductName(productId),
    listMostMissed(days, 12),
  ]);
  const product = productId !== null && name !== null ? { id: productId, name } : null;
  const rows = await readSizeCurve(days, { cut, productId: product?.id ?? null });
  return { days, cut, product, lines: drawCurve(rows), missed };
}
