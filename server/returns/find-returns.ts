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
async function link<Linked extends { orderNumber: string }>({ orderNumber, ...linked }: Linked) {
  const key = await findLinkKey(orderNumber);
  if (!key) throw new Error(`returns: ${orderNumber} does not exist`);
  return { ...orderRefOf(key), ...linked };
}

export async function toReturns({
  replaces,
  open,
  exchanges,
  left,
  until: _until,
  most: _most,
  ...returns
}: Row): Promise<OrderReturns> {
  return {
    ...returns,
    replaces: replaces && (await link(replaces)),
    open: open && {
      ...open,
      hasOthers: Object.values(left).some((items) => items.length > 0),
      exchange: open.exchange && (await link(open.exchange)),
    },
    exchanges: await Promise.all(exchanges.map(link)),
  };
}
