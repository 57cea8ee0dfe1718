import "server-only";
import { compareSizes } from "@/lib/catalog/sort-sizes";
import { type OrderView, returnableUntil } from "@/lib/orders/order";
import { toReturns } from "./find-returns";
import { listExchangeVariants, readOrderReturns, readReturnDays } from "./repository";

type Row = Awaited<ReturnType<typeof readOrderReturns>>;

/** What comes back of an order, and what may still be done with its pieces; null when nothing may. */
export async function getReturns(order: OrderView) {
  const row = await readOrderReturns(order.orderId);
  return { returns: await toReturns(row), options: await getReturnOptions(order, row) };
}

async function getReturnOptions(order: OrderView, { left, replaces }: Row) {
  if (order.status !== "Delivered" || replaces?.status === "Requested") return null;
  const items = order.items.flatMap((item) => {
    const quantity = left[item.itemId] ?? 0;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const until = returnableUntil(order, await readReturnDays());
  if (items.length === 0 || until === null || Date.parse(until) <= Date.now()) return null;
  const variants = await listExchangeVariants([...new Set(items.map(({ productId }) => productId))]);
  return { until, items, variants: variants.toSorted((a, b) => compareSizes(a.size, b.size)) };
}
