import { randomUUID } from "node:crypto";
import { answerOf, inRollback, owner } from "../backend/database";
import { people, type Session, sessionIn } from "../people/actors";
import { type Act, askFor } from "../people/staff-session";
import {
  attachGatewayOrder,
  type Db,
  makeProduct,
  type OrderInput,
  orderOf,
  type PlacedOrder,
  placeOrder,
  stockOf,
} from "../shop";
import { moveOrder } from "./move-order";
import { capture, newPaymentId } from "./refunds";
import { allowReturns } from "./returns";

export interface OrderSession extends Session {
  order: PlacedOrder;
  variants: number[];
}

interface TestOrderInput {
  status?: string;
  isPaidOnline?: boolean;
  quantity?: number;
}

/** An order in the given status, with the staff who move it; rolled back. */
export const inOrderTest = (input: TestOrderInput, work: (session: OrderSession) => Promise<void>) =>
  inRollback(owner, async (client) => {
    await work({ ...sessionIn(client), ...(await makeOrderInStatus(client, input)) });
  });

/** An order of items of the first of two variants, in the given status. */
export async function makeOrderInStatus(
  db: Db,
  { status = "Confirmed", isPaidOnline = false, quantity = 2 }: TestOrderInput = {},
): Promise<{ order: PlacedOrder; variants: number[] }> {
  await allowReturns(db);
  const { variantIds } = await makeProduct(db, { stocks: [5, 5] });
  const order = await placeOrder(
    db,
    orderOf([{ variantId: variantIds[0] ?? 0, quantity }], {
      payment_method: isPaidOnline ? "online" : "cod",
    }),
  );
  if (isPaidOnline) await payOrder(db, order.id);
  if (status !== "COD Review") await moveOrder(db, order.id, status);
  return { order, variants: variantIds };
}

export async function payOrder(db: Db, id: string): Promise<void> {
  const gatewayOrderId = await attachGatewayOrder(db, id);
  const total = await answerOf(db, "select total from public.orders where id = $1", [id]);
  await capture(db, gatewayOrderId, newPaymentId(), Number(total));
}

export type AtOrder = Pick<OrderSession, "client" | "order">;

export async function callFunction<T>({ client }: AtOrder, query: string, values: unknown[]): Promise<T> {
  return (await client.query(`select public.${query} as answer`, values)).rows[0].answer;
}

export const stepOrder = (
  at: AtOrder,
  seen: string,
  name: string,
  note = "",
  parcels: (object | null)[] | null = null,
) =>
  callFunction<string>(at, "step_order($1, $2, $3, $4, $5)", [
    at.order.order_id,
    seen,
    name,
    note,
    parcels && JSON.stringify(parcels),
  ]);

/** The refundable amount of the order that is $1. */
export const moneyLeft = "(public.get_admin_order($1) ->> 'refundable_amount')::numeric";

export const refundOrderByStaff = (
  at: AtOrder,
  amount: number,
  key: string = randomUUID(),
  { upiId = null, lines = [], left = null }: RefundOptions = {},
) =>
  callFunction<{ status: string; amount: number }>(
    at,
    `refund_order_by_staff($1, $2, $3, 'A stain', coalesce($6, ${moneyLeft}), $4, $5)`,
    [at.order.order_id, key, amount, JSON.stringify(lines), upiId, left],
  );

interface RefundOptions {
  upiId?: string | null;
  lines?: { order_item_id: number; quantity: number }[];
  /** The amount that the form showed; null: the present one. */
  left?: number | null;
}

interface Shown {
  status: string;
  events: { type: string; to: string | null; by: string | null; actor: string }[];
  parcels: object[];
  notes: { by: string; body: string }[];
  tags: string[];
  messages?: { id: number; topic: string }[];
  refunds?: { id: string; status: string; amount: number }[];
  email: string | null;
  refundable_amount: number | null;
  returns: { status: string; value: number }[];
  items: { id: number; values: number[] }[];
}

export const readAdminOrder = (at: AtOrder) =>
  callFunction<Shown>(at, "get_admin_order($1)", [at.order.order_id]);
export const parcel = (number: string) => ({ courier: "Delhivery", tracking_number: number });

export type TestOrder = Awaited<ReturnType<typeof makeOrderInStatus>>;

/** A step of an order, by the connection's role. */
export const pressStep = (
  { order_id }: PlacedOrder,
  seen: string,
  name: string,
  parcels: object[] | null = null,
): Act =>
  askFor(
    "step_order($1, $2, $3, 'Out of ink', $4)",
    order_id,
    seen,
    name,
    parcels && JSON.stringify(parcels),
  );

/** As pressStep: a refund by staff. */
export const pressRefund = (
  { order_id }: PlacedOrder,
  amount: number,
  { key = randomUUID(), upiId = null }: { key?: string; upiId?: string | null } = {},
): Act =>
  askFor(
    `refund_order_by_staff($1, $2, $3, 'A stain', ${moneyLeft}, '[]', $4)`,
    order_id,
    key,
    amount,
    upiId,
  );

/** Support changes the items, having seen so many of each variant. The server prices them and passes the actor. */
export const pressEdit = ({ order_id }: PlacedOrder, seen: Record<number, number>, order: OrderInput): Act =>
  askFor("edit_order_lines($1, 'Confirmed', $2, $3, $4)", order_id, seen, people.support, order);

/** The state of an order, with its documents, its address and its items. */
export async function endOf(db: Db, { order, variants }: TestOrder) {
  const { rows } = await db.query(
    `select status, total, shipping_address ->> 'line1' as line1,
       (select count(*)::int from public.order_events where order_id = o.id and to_status = o.status) as moves,
       (select jsonb_agg(jsonb_build_object('total', data #> '{totals,total}', 'line1', data #>> '{buyer,address,line1}'))
        from public.invoices where order_id = o.id) as documents
     from public.orders o where id = $1`,
    [order.id],
  );
  const stock = await Promise.all(variants.map((id) => stockOf(db, id)));
  return { ...rows[0], stock };
}
