import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { readRefusal } from "../refusal";
import { makeProduct, orderOf, placeCardOrder, placeOrder } from "../shop";
import { move } from "./exchanges";
import { moveOrder } from "./move-order";
import { applyRefund, capture, recordAttempt, requestRefund } from "./refunds";
import {
  allowReturns,
  pickUpReturn,
  receiveReturn,
  rejectReturn,
  requestReturn,
  setPolicy,
  withdrawReturn,
} from "./returns";
import type { Move, State } from "./returns-algebra";

interface Ids {
  order: string;
  returnId: string | null;
  fresh: string | null;
  freshReturn: string | null;
  refund: { id: string; amount: number; reason: string; payment: string | null } | null;
}

const upiId = "asha@okbank";

/** One item of 499 rupees that is on its way. */
export async function beginWalk(client: PoolClient, { pay, sends }: Pick<State, "pay" | "sends">) {
  await allowReturns(client);
  await setPolicy(client, "exchange_ships_on", sends);
  const { variantIds } = await makeProduct(client, { stocks: [5, 5] });
  const [bought = 0, other = 0] = variantIds;
  const isOnline = pay === "online";
  const placed = isOnline
    ? await placeCardOrder(client, bought)
    : await placeOrder(client, orderOf([{ variantId: bought }]));
  if ("gatewayOrderId" in placed) await capture(client, String(placed.gatewayOrderId), `pay_${randomUUID()}`);
  await moveOrder(client, placed.id, "Shipped");
  return { order: placed.id, other };
}

const readScene = `
  with paid as (select * from public.orders where id = $1),
  asked as (
    select q.* from public.return_requests q where q.order_id = $1 and q.status in ('Requested', 'Received')
    order by q.created_at desc, (q.status = 'Requested') desc limit 1
  ),
  fresh as (select o.* from public.orders o join asked on o.id = asked.exchange_order_id),
  again as (
    select q.* from public.return_requests q join fresh on q.order_id = fresh.id
    where q.status in ('Requested', 'Received') limit 1
  ),
  refund as (select r.* from public.refunds r where r.order_id = $1 order by (r.status = 'failed'), r.id limit 1),
  owed as (
    select coalesce(sum(q.owed), 0) as owed,
      coalesce(bool_or(q.kind = 'return' and q.upi_id is null and (q.status = 'Requested' or q.owed > 0)), false) as lacks_upi
    from public.return_requests q where q.order_id in (select private.orders_with_exchanges($1))
  )
  select jsonb_build_object(
    'sends', private.exchange_ships_on(),
    'pay', case when paid.payment_method = 'online' then 'online' when paid.payment_status = 'cod_due' then 'cash due' else 'cash here' end,
    'order', paid.status,
    'time', case when paid.status in ('Delivered', 'Return Requested') and private.returns_end_at(paid.delivered_at) <= now()
      then 'over' else 'open' end,
    'back', coalesce(asked.kind || case when asked.status = 'Received' then ' here' when asked.picked_up_at is not null
      then ' picked up' else ' asked' end, 'nothing'),
    'new', case when fresh.status in ('Cancelled', 'RTO') then 'lost' else coalesce(fresh.status, 'none') end,
    'newTime', case when fresh.status in ('Delivered', 'Return Requested') and private.returns_end_at(fresh.delivered_at) <= now()
      then 'over' else 'open' end,
    'money', case when owed.owed > 0 then 'owed' else coalesce(refund.status, 'none') end,
    'upi', case when owed.lacks_upi and paid.payment_method = 'cod' then 'missing' else 'known' end
  ) as state, jsonb_build_object(
    'order', paid.id, 'returnId', asked.id, 'fresh', fresh.id, 'freshReturn', again.id,
    'refund', case when refund.id is not null then jsonb_build_object(
      'id', refund.id, 'amount', refund.amount, 'reason', refund.reason, 'payment', refund.payment_id
    ) end
  ) as ids
  from paid cross join owed left join asked on true left join fresh on true left join again on true left join refund on true`;

export async function readState(client: PoolClient, order: string): Promise<{ state: State; ids: Ids }> {
  return (await client.query({ name: "scene", text: readScene, values: [order] })).rows[0];
}

const notThere = Symbol("nothing to do it with");

function need<T>(value: T | null): T {
  if (value === null) throw notThere;
  return value;
}

async function endRefund(client: PoolClient, { refund }: Ids, status: "processed" | "failed") {
  const { id, amount, payment: paymentId } = need(refund);
  if (!paymentId) {
    await recordAttempt(client, id, status, "bank");
    return;
  }
  const event = { eventId: randomUUID(), gatewayRefundId: `rfnd_${id}`, paymentId, amount, refundId: id };
  await applyRefund(client, { ...event, status });
}

type Act = (client: PoolClient, ids: Ids, other: number) => Promise<unknown>;

const acts: Record<Move, Act> = {
  deliver: (client, { order }) => move(client, order, "Delivered"),
  "come back undelivered": (client, { order }) => move(client, order, "RTO"),
  "collect the cash": async (client, { order }) => {
    const { rows } = await client.query("select public.collect_cod($1) as result", [order]);
    if (rows[0].result !== "collected") throw notThere;
  },
  "ask for the money": (client, { order }) => requestReturn(client, order, { upiId }),
  "ask for another size": (client, { order }, other) =>
    requestReturn(client, order, { kind: "exchange", instead: other }),
  withdraw: (client, { order }) => withdrawReturn(client, order),
  "pick up": (client, { returnId }) => pickUpReturn(client, need(returnId)),
  receive: (client, { returnId }) => receiveReturn(client, need(returnId)),
  refuse: (client, { returnId }) => rejectReturn(client, need(returnId)),
  "print the new item": (client, { fresh }) => move(client, need(fresh), "In Production"),
  "pack the new item": (client, { fresh }) => move(client, need(fresh), "Packed"),
  "ship the new item": (client, { fresh }) => move(client, need(fresh), "Shipped"),
  "deliver the new item": (client, { fresh }) => move(client, need(fresh), "Delivered"),
  "bring the new item back": (client, { fresh }) => move(client, need(fresh), "RTO", "system"),
  "cancel the new item": (client, { fresh }) => move(client, need(fresh), "Cancelled", "customer"),
  "cancel the new item as admin": (client, { fresh }) => move(client, need(fresh), "Cancelled"),
  "ask for the money of the new item": (client, { fresh }) => requestReturn(client, need(fresh), { upiId }),
  "receive the new item": (client, { freshReturn }) => receiveReturn(client, need(freshReturn)),
  "refuse the new item": (client, { freshReturn }) => rejectReturn(client, need(freshReturn)),
  "name a UPI ID": (client, { order }) =>
    client.query("select public.name_refund_upi($1, $2)", [order, upiId]),
  "refund arrives": (client, ids) => endRefund(client, ids, "processed"),
  "refund fails": (client, ids) => endRefund(client, ids, "failed"),
  "refund again": (client, { order, refund }) => {
    const { amount, reason, payment } = need(refund);
    return requestRefund(client, order, { amount, reason, ...(!payment && { method: "upi", upiId }) });
  },
  "time passes": (client, { order, fresh }) =>
    client.query(
      `update public.orders set delivered_at = delivered_at - interval '30 days'
       where id in ($1, $2) and status in ('Delivered', 'Return Requested')`,
      [order, fresh],
    ),
  "complete by hand": (client, { order }) => move(client, order, "Completed"),
  "complete by time": (client) => client.query("select public.complete_orders(1000000)"),
};

/** False: the shop refuses the move, or lacks what it needs. */
export async function attempt(client: PoolClient, move: Move, ids: Ids, other: number): Promise<boolean> {
  try {
    await acts[move](client, ids, other);
    return true;
  } catch (error) {
    if (error === notThere) return false;
    if (!readRefusal(error).code.startsWith("PT4")) throw error;
    return false;
  }
}
