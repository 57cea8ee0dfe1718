import "server-only";
import { compareSizes } from "@/lib/catalog/sort-sizes";
import { isOwnDesign, type Order, type OrderView } from "@/lib/orders/order";
import type { ReturnOptions } from "@/lib/orders/returns";
import { now } from "@/server/clock";
import { toReturns } from "./find-returns";
import { listExchangeVariants, readOrderReturns } from "./repository";

type Row = Awaited<ReturnType<typeof readOrderReturns>>;

/** The returns of an order, and its customer's options for its items. Custom items are returned only through support. */
export async function getReturns(order: OrderView) {
  const row = await readOrderReturns(order.orderNumber);
  const items = order.items.filter((item) => !isOwnDesign(item));
  return { returns: await toReturns(row), options: await getReturnOptions({ ...order, items }, row) };
}

/** The returnable items of an order; null when there are none. */
export async function findReturnOptions(order: Order): Promise<ReturnOptions | null> {
  return getReturnOptions(order, await readOrderReturns(order.orderNumber));
}

async function getReturnOptions(
  order: Pick<Order, "status" | "items">,
  { left, most, until, replaces }: Row,
): Promise<ReturnOptions | null> {
  if (order.status !== "Delivered" || replaces?.status === "Requested") return null;
  const items = order.items.flatMap((item) => {
    const backPaise = left[item.itemId] ?? [];
    return backPaise.length > 0 ? [{ ...item, quantity: backPaise.length, backPaise }] : [];
  });
  if (items.length === 0 || until === null || Date.parse(until) <= now().getTime()) return null;
  const variants = await listExchangeVariants([...new Set(items.map(({ productId }) => productId))]);
  return {
    until,
    items,
    maxPaise: most,
    variants: variants.toSorted((a, b) => compareSizes(a.size, b.size)),
  };
}
