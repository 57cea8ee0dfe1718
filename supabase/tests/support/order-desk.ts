import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { type Actor, actAs, type People } from "./actors";
import { inRollback } from "./database";
import { moveOrder } from "./move-order";
import { applyPayment } from "./payments";
import { allowReturns } from "./returns";
import { makeProduct, orderOf, type PlacedOrder, placeOrder } from "./shop";

export interface Desk {
  client: PoolClient;
  order: PlacedOrder;
  variants: number[];
  as: (actor: Actor) => Promise<void>;
  asShop: () => Promise<unknown>;
}

interface Wish {
  status?: string;
  isPaidOnline?: boolean;
  pieces?: number;
}

/** An order in the wanted status, and the desk from which staff move it; nothing of it stays. */
export const atDesk = (
  pools: { owner: Pool; people: () => People },
  { status = "Confirmed", isPaidOnline = false, pieces = 2 }: Wish,
  work: (desk: Desk) => Promise<void>,
) =>
  inRollback(pools.owner, async (client) => {
    await allowReturns(client);
    const { variantIds } = await makeProduct(client, { stocks: [5, 5] });
    const variantId = variantIds[0] ?? 0;
    const order = await placeOrder(
      client,
      orderOf([{ variantId, quantity: pieces }], { payment_method: isPaidOnline ? "online" : "cod" }),
    );
    if (isPaidOnline) await payOrder(client, order.id);
    if (status !== "COD Review") await moveOrder(client, order.id, status);
    await work({
      client,
      order,
      variants: variantIds,
      as: (actor) => actAs(client, actor, pools.people()),
      asShop: () =>
        client.query(
          "reset role; select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)",
        ),
    });
  });

async function payOrder(client: PoolClient, orderId: string): Promise<void> {
  const gatewayOrderId = `order_${randomUUID()}`;
  await client.query("select public.attach_gateway_order($1, $2)", [orderId, gatewayOrderId]);
  const { rows } = await client.query("select total from public.orders where id = $1", [orderId]);
  const paymentId = `pay_${randomUUID()}`;
  await applyPayment(client, {
    eventId: paymentId,
    type: "payment.captured",
    gatewayOrderId,
    paymentId,
    kind: "captured",
    amount: Number(rows[0].total),
  });
}

export async function callDesk<T>({ client }: Desk, query: string, values: unknown[]): Promise<T> {
  return (await client.query(`select public.${query} as answer`, values)).rows[0].answer;
}

export const stepOrder = (
  at: Desk,
  seen: string,
  name: string,
  note = "",
  parcels: (object | null)[] | null = null,
) =>
  callDesk<string>(at, "step_order($1, $2, $3, $4, $5)", [
    at.order.order_id,
    seen,
    name,
    note,
    parcels && JSON.stringify(parcels),
  ]);

export const refundAtDesk = (at: Desk, amount: number, key = randomUUID(), upiId: string | null = null) =>
  callDesk<{ status: string; amount: number }>(at, "refund_at_desk($1, $2, $3, 'A stain', $4)", [
    at.order.order_id,
    key,
    amount,
    upiId,
  ]);

interface Shown {
  status: string;
  events: { type: string; to: string | null; by: string | null; actor: string }[];
  parcels: object[];
  notes: { by: string; body: string }[];
  tags: string[];
  messages?: { id: number; topic: string }[];
  refunds?: { id: string; status: string; amount: number }[];
  email: string | null;
  money_left: number | null;
  returns: { status: string; value: number }[];
  items: { id: number; values: number[] }[];
}

export const readDesk = (at: Desk) => callDesk<Shown>(at, "desk_order($1)", [at.order.order_id]);
export const parcel = (number: string) => ({ courier: "Delhivery", tracking_number: number });
