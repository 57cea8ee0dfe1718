import "server-only";
import { compareSizes } from "@/lib/catalog/sizes";
import { type OrderView, returnableUntil } from "@/lib/orders/order";
import type { OrderReturns } from "@/lib/orders/returns";
import { signOrderToken } from "@/server/orders/order-token";
import { listExchangeVariants, readOrderReturns, readReturnDays } from "./repository";

type Row = Awaited<ReturnType<typeof readOrderReturns>>;

/** What comes back of an order, and what may still be done with its pieces; null when nothing may. */
export async function getReturns(order: OrderView) {
  const row = await readOrderReturns(order.orderId);
  return { returns: toReturns(row), options: await getReturnOptions(order, row) };
}

/** For whom the order is not shown: messages. */
export async function findReturns(orderId: string): Promise<OrderReturns> {
  return toReturns(await readOrderReturns(orderId));
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

/** Whoever may see an order may see what it was exchanged for. */
function link({ id, order_id }: { id: string; order_id: string }) {
  return { orderId: order_id, token: signOrderToken(id) };
}

function toReturns({ replaces, open, ...row }: Row): OrderReturns {
  return {
    replaces: replaces && {
      ...link(replaces),
      status: replaces.status,
      isPickedUp: replaces.is_picked_up,
    },
    open: open && {
      kind: open.kind,
      isPickedUp: open.is_picked_up,
      exchange: open.exchange && { ...link(open.exchange), status: open.exchange.status },
    },
    owedPaise: row.owed,
    needsUpi: row.needs_upi,
    isCash: row.is_cash,
    isCashDue: row.is_cash_due,
    refunds: row.refunds,
    shipsOn: row.ships_on,
    keptPaise: row.kept,
  };
}
