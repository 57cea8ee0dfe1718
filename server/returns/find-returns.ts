import "server-only";
import type { OrderReturns } from "@/lib/orders/returns";
import { orderRefOf } from "@/server/orders/order-token";
import { findLinkKey } from "@/server/orders/repository";
import { readOrderReturns } from "./repository";

type Row = Awaited<ReturnType<typeof readOrderReturns>>;

/** The returns of an order and their refunds. */
export async function findReturns(orderNumber: string): Promise<OrderReturns> {
  return toReturns(await readOrderReturns(orderNumber));
}

/** A person who may see an order may see its exchange order. */
async function link({ order_id: orderNumber }: { order_id: string }) {
  const key = await findLinkKey(orderNumber);
  if (!key) throw new Error(`returns: ${orderNumber} does not exist`);
  return orderRefOf(key);
}

export async function toReturns({ replaces, open, exchanges, ...row }: Row): Promise<OrderReturns> {
  return {
    replaces: replaces && {
      ...(await link(replaces)),
      status: replaces.status,
      isPickedUp: replaces.is_picked_up,
    },
    open: open && {
      kind: open.kind,
      isPickedUp: open.is_picked_up,
      valuePaise: open.value,
      hasOthers: Object.values(row.left).some((pieces) => pieces.length > 0),
      exchange: open.exchange && {
        ...(await link(open.exchange)),
        status: open.exchange.status,
        lost: open.exchange.lost,
      },
    },
    exchanges: await Promise.all(
      exchanges.map(async (exchange) => ({
        ...(await link(exchange)),
        returnId: exchange.return_id,
        status: exchange.status,
        isHere: exchange.is_here,
        isPickedUp: exchange.is_picked_up,
        pieces: exchange.pieces,
      })),
    ),
    owedPaise: row.owed,
    needsUpi: row.needs_upi,
    isCash: row.is_cash,
    isCashDue: row.is_cash_due,
    refunds: row.refunds,
    deductions: row.deductions,
    shipsOn: row.ships_on,
    keptPaise: row.kept,
  };
}
