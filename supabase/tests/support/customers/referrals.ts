import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { moveOrder } from "../orders/move-order";
import { type Db, makeProduct, orderOf, type PlacedOrder, placeOrder } from "../shop";

interface Purchase {
  /** The codes stored by the browser, the oldest first. */
  codes: unknown;
  tees?: number;
  variantId?: number;
  /** The other input of the checkout. */
  sent?: Record<string, unknown>;
}

/** An unused address, browser and network. */
export function elsewhere() {
  return {
    browser_key_hash: randomUUID(),
    origin: { visitor: randomUUID(), is_puzzled: false },
    shipping_address: {
      line1: `${randomUUID()} MG Road`,
      pincode: "560001",
      city: "Bengaluru",
      state: "Karnataka",
    },
  };
}

/** A stranger's order through a link. */
export async function buyThrough(
  owner: Db,
  server: Db,
  { codes, tees = 1, variantId, sent }: Purchase,
): Promise<PlacedOrder> {
  const variant = variantId ?? (await makeProduct(owner, { stocks: [20] })).variantIds[0] ?? 0;
  return placeOrder(
    server,
    orderOf([{ variantId: variant, quantity: tees }], { ...elsewhere(), referral: codes, ...sent }),
  );
}

/** Runs the jobs until no referrer has changes. */
export async function settleReferrals(server: Db): Promise<void> {
  const { rows } = await server.query("select public.settle_referrals() as has_more");
  if (rows[0].has_more) await settleReferrals(server);
}

/** A stranger's order through a link, brought to this status, and counted. */
export async function bringOrder(
  owner: Db,
  server: Db,
  purchase: Purchase,
  status = "Completed",
): Promise<PlacedOrder> {
  const order = await buyThrough(owner, server, purchase);
  await moveOrder(owner, order.id, status);
  await settleReferrals(server);
  return order;
}

/** The record of an order; null: it came through no link. */
export async function referralOf(owner: Db, { id }: PlacedOrder) {
  const { rows } = await owner.query(
    "select referrer_id, state, refusal, signals, tees, is_first_order from private.referrals where order_id = $1",
    [id],
  );
  return rows[0] ?? null;
}

export interface Reward {
  number: number;
  coupon: { id: number; code: string; updated_at: string };
}

export async function rewardsOf(owner: Db, referrerId: string): Promise<Reward[]> {
  const { rows } = await owner.query(
    `select w.number, jsonb_build_object('id', c.id, 'code', c.code, 'updated_at', c.updated_at) as coupon
     from private.referral_rewards w join public.coupons c on c.id = w.coupon_id
     where w.referrer_id = $1 order by w.number`,
    [referrerId],
  );
  return rows;
}

/** Tees that count now, and how many rewards were given. */
export async function standingOf(owner: Pool, referrerId: string) {
  const { rows } = await owner.query("select tees from private.referrers where referrer_id = $1", [
    referrerId,
  ]);
  return { tees: rows[0]?.tees ?? 0, rewards: (await rewardsOf(owner, referrerId)).length };
}
