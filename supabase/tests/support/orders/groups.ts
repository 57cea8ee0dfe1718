import { randomUUID } from "node:crypto";
import { browser, makeVersion, randomHash } from "../designs/custom";
import { people } from "../people/actors";
import { attachGatewayOrder, type Db, orderOf, placeOrder } from "../shop";
import { makeCoupon, withCoupon } from "./coupons";
import { capture, newPaymentId } from "./refunds";

export interface Tee {
  memberId: string;
  /** The hash of its browser's key. */
  key: string;
  variantId: number;
  version: string;
}

export type Paid = Tee & Awaited<ReturnType<typeof orderTee>> & { paymentId: string };

/** The list price of a tee of the group, by the number of paid tees: 798 with the breaks of an empty shop. */
export const priceAt = (count: number, single = 798) =>
  Math.round(Math.round(single * (count >= 25 ? 85 : count >= 10 ? 90 : count >= 5 ? 95 : 100)) / 100);

const address = {
  ...{ name: "Asha Verma", phone: "+919876543210", line1: "12 MG Road" },
  ...{ pincode: "560001", city: "Bengaluru", state: "Karnataka" },
};

/** An open group of Asha's. Run it as "postgres". */
export async function makeGroup(db: Db, { isOneParcel = false, days = 7, person = people.asha } = {}) {
  const id = randomUUID();
  const tokenHash = randomHash();
  const version = await makeVersion(db, { designId: id, person });
  const group = {
    ...{
      id,
      user_id: person,
      version_id: version,
      token_hash: tokenHash,
      is_one_parcel: isOneParcel,
      address,
    },
    closes_at: new Date(Date.now() + days * 86_400_000),
  };
  await db.query("select public.start_group($1)", [group]);
  return { id, tokenHash, version };
}

export async function joinGroup(
  db: Db,
  groupId: string,
  variantId: number,
  { version, name = "Asha", number = "7", email = null, key = browser }: Partial<JoinInput> = {},
): Promise<Tee> {
  const made = version ?? (await makeVersion(db, { designId: groupId, person: people.asha }));
  const tee = { version_id: made, variant_id: variantId, browser_key_hash: key, name, number, email };
  const { rows } = await db.query("select public.join_group($1, $2) as id", [groupId, tee]);
  return { memberId: rows[0].id, key, variantId, version: made };
}

interface JoinInput {
  version: string;
  name: string;
  number: string;
  email: string | null;
  key: string;
}

/** An unpaid order of the tee at this price. */
export async function orderTee(
  db: Db,
  groupId: string,
  { variantId, version, key }: Tee,
  listPrice: number,
  overrides: Record<string, unknown> & { unitPrice?: number; coupon?: number } = {},
) {
  const asked = { payment_method: "online", group_id: groupId, browser_key_hash: key, ...overrides };
  const { unitPrice, coupon = 0, ...others } = { unitPrice: listPrice, ...asked };
  const line = { variantId, listPrice, unitPrice, design: version };
  const plain = orderOf([line], others);
  const order = coupon > 0 ? withCoupon(plain, await makeCoupon(db), coupon) : plain;
  const placed = await placeOrder(db, order);
  return { ...placed, total: order.total, gatewayOrderId: await attachGatewayOrder(db, placed.id) };
}

export async function payTee(db: Db, groupId: string, variantId: number, listPrice: number): Promise<Paid> {
  const tee = await joinGroup(db, groupId, variantId, { key: randomHash() });
  const order = await orderTee(db, groupId, tee, listPrice);
  const paymentId = newPaymentId();
  await capture(db, order.gatewayOrderId, paymentId, order.total);
  return { ...tee, ...order, paymentId };
}

/** Pays this many tees, each at the price of its place. */
export async function payTees(db: Db, groupId: string, variantIds: readonly number[], count: number) {
  const paid: Paid[] = [];
  for (let nr = 1; nr <= count; nr += 1)
    paid.push(await payTee(db, groupId, variantIds[nr % variantIds.length] ?? 0, priceAt(nr)));
  return paid;
}

export const closeGroup = (db: Db, id: string, person: string | undefined = people.asha) =>
  db.query("select public.close_group($1, $2)", [id, person]);

export async function settleGroups(db: Db, limit = 50): Promise<number> {
  const { rows } = await db.query("select public.settle_group_orders($1) as count", [limit]);
  return rows[0].count;
}

/** What each order of a group cost in the end, and its refunds. */
export async function endOfGroup(db: Db, id: string) {
  const { rows } = await db.query(
    `select o.id, o.status, o.total::float, private.find_order_hold(o) as hold, coalesce(jsonb_agg(
       r.amount || ' ' || r.reason order by r.amount) filter (where r.id is not null), '[]') as refunds,
       (o.total - coalesce(sum(r.amount), 0))::float as cost
     from public.orders o left join public.refunds r on r.order_id = o.id
     where o.group_id = $1 group by o.id order by o.created_at, o.id`,
    [id],
  );
  return rows;
}
