import "server-only";
import { compareSizes } from "@/lib/catalog/sort-sizes";
import type { OrderView } from "@/lib/orders/order";
import { toReturns } from "./find-returns";
import { listExchangeVariants, readOrderReturns } from "./repository";

type Row = Awaited<ReturnType<typeof readOrderReturns>>;

/** The returns of an order, and what may still be done with its pieces; null when there is nothing. */
export async function getReturns(order: OrderView) {
  const row = await readOrderReturns(order.orderNumber);
  return { returns: await toReturns(row), options: await getReturnOptions(order, row) };
}

async function getReturnOptions(order: OrderView, { left, most, until, replaces }: Row) {
  if (order.status !== "Delivered" || replaces?.status === "Requested") return null;
  const items = order.items.flatMap((item) => {
    const backPaise = left[item.itemId] ?? [];
    return backPaise.length > 0 ? [{ ...item, quantity: backPaise.length, backPaise }] : [];
  });
  if (items.length === 0 || until === null || Date.parse(until) <= Date.now()) return null;
  const variants = await listExchangeVariants([...new Set(items.map(({ productId }) => productId))]);
  return {
    until,
    items,
    mostPaise: most,
    variants: variants.toSorted((a, b) => compareSizes(a.size, b.size)),
  };
}
