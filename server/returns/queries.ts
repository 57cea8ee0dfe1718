import "server-only";
import { compareSizes } from "@/lib/catalog/sizes";
import { type OrderView, returnableUntil } from "@/lib/orders/order";
import { listExchangeVariants, readReturnDays } from "./repository";

/** What may still be done with the pieces of a delivered order; null when nothing may. */
export async function getReturnOptions(order: OrderView) {
  if (order.status !== "Delivered") return null;
  const until = returnableUntil(order, await readReturnDays());
  if (until === null || Date.parse(until) <= Date.now()) return null;
  const productIds = [...new Set(order.items.map(({ productId }) => productId))];
  const variants = await listExchangeVariants(productIds);
  return { until, variants: variants.toSorted((a, b) => compareSizes(a.size, b.size)) };
}
