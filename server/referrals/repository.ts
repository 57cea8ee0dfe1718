import "server-only";
import { z } from "zod";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { orderStatuses } from "@/lib/orders/order";
import {
  type DeskReferrer,
  type ReferralFigures,
  type ReferrerRow,
  referralStates,
  referrerList,
  refusals,
  signals,
} from "@/lib/referrals/desk";
import type { MyReferral, ReferralTerms } from "@/lib/referrals/referral";
import { row } from "@/lib/row";
import { publicClient } from "@/server/supabase/public-client";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";
import { withinJobPatience } from "@/server/supabase/within-job-patience";

const termsSchema = z
  .object({
    is_on: z.boolean(),
    pieces: z.number(),
    cap: money,
    valid_days: z.number(),
    claims: z.object({ ambassadors: z.string(), free_tees: z.string(), rating: z.string() }),
  })
  .transform(
    ({ is_on, pieces, cap, valid_days, claims: { free_tees, ...claims } }): ReferralTerms => ({
      isOn: is_on,
      pieces,
      capPaise: cap,
      validDays: valid_days,
      claims: { ...claims, freeTees: free_tees },
    }),
  );

export async function readReferralTerms(): Promise<ReferralTerms> {
  return termsSchema.parse(unwrap("referrals: terms", await publicClient().rpc("referral_terms")));
}

const mineSchema = row(
  {
    isOn: z.boolean(),
    pieces: z.number(),
    capPaise: money,
    counted: z.number(),
    waiting: z.number(),
    rewards: z.array(
      row({
        code: z.string(),
        state: z.enum(["open", "used", "over"]),
        givenAt: z.string(),
        endsAt: z.string().nullable(),
      }),
    ),
  },
  { capPaise: "cap" },
);

/** Of whoever is signed in. */
export async function readMyReferral(): Promise<Omit<MyReferral, "url">> {
  const answer = await (await viewerClient()).rpc("my_referral");
  return mineSchema.parse(unwrap("referrals: mine", answer));
}

export async function noteDevice(userId: string, browserKeyHash: string, visitor: string): Promise<void> {
  const answer = await serviceClient().rpc("note_referral_device", {
    p_user_id: userId,
    p_browser_key_hash: browserKeyHash,
    p_visitor: visitor,
  });
  unwrap("referrals: note device", answer);
}

const earnedSchema = row(
  { code: z.string(), endsAt: z.string().nullable(), capPaise: money.nullable(), pieces: z.number() },
  { capPaise: "cap" },
);

/** For its mail; null when it is used, over or gone. */
export async function findReferralReward(userId: string, number: number) {
  const answer = await serviceClient().rpc("find_referral_reward", { p_user_id: userId, p_number: number });
  return earnedSchema.nullable().parse(unwrap("referrals: reward", answer));
}

/** False: nobody's figures have changed. */
export async function settleOneReferrer(): Promise<boolean> {
  return unwrap("referrals: settle", await withinJobPatience(() => serviceClient().rpc("settle_referrals")));
}

export async function forgetTraces(): Promise<void> {
  unwrap("referrals: forget traces", await serviceClient().rpc("forget_referral_traces"));
}

const listColumns =
  "id, name, orders, first_orders, pieces, held, risk, rewards, used, cost, cost_per_order, is_blocked, created_at";

export async function findReferrers(state: ListState) {
  const client = await viewerClient();
  return readListPage(
    "referrals: desk",
    client.from("referrer_list").select(listColumns),
    referrerList,
    state,
  );
}

export async function countReferrers(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("referrals: desk count", client.from("referrer_list").select("id"), referrerList, q);
}

const rowSchema = row(
  {
    id: z.string(),
    name: z.string(),
    orders: z.number(),
    firstOrders: z.number(),
    pieces: z.number(),
    held: z.number(),
    risk: z.number(),
    rewards: z.number(),
    used: z.number(),
    costPaise: money,
    costPerOrderPaise: money,
    isBlocked: z.boolean(),
  },
  { costPaise: "cost", costPerOrderPaise: "cost_per_order" },
);

export function parseReferrerRows(rows: readonly unknown[]): ReferrerRow[] {
  return z.array(rowSchema).parse(rows);
}

const figuresSchema = row(
  {
    referrers: z.number(),
    orders: z.number(),
    firstOrders: z.number(),
    salesPaise: money,
    rewards: z.number(),
    used: z.number(),
    costPaise: money,
    held: z.number(),
  },
  { salesPaise: "sales", costPaise: "cost" },
);

export async function readReferralFigures(): Promise<ReferralFigures> {
  const answer = await (await viewerClient()).rpc("referral_figures");
  return figuresSchema.parse(unwrap("referrals: figures", answer));
}

const referralSchema = row(
  {
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    totalPaise: money,
    placedAt: z.string(),
    state: z.enum(referralStates),
    refusal: z.enum(refusals).nullable(),
    signals: z.array(z.enum(signals)),
    pieces: z.number(),
    tees: z.number(),
    isFirstOrder: z.boolean(),
  },
  { totalPaise: "total" },
);

const rewardSchema = z
  .object({
    number: z.number(),
    coupon_id: z.number().nullable(),
    code: z.string().nullable(),
    is_active: z.boolean().nullable(),
    ends_at: z.string().nullable(),
    given_at: z.string(),
    order_number: z.string().nullable(),
    discount: money.nullable(),
  })
  .transform(({ number, coupon_id, code, is_active, ends_at, given_at, order_number, discount }) => ({
    number,
    coupon:
      coupon_id === null || code === null
        ? null
        : { id: coupon_id, code, isActive: is_active === true, endsAt: ends_at },
    givenAt: given_at,
    used:
      order_number === null || discount === null
        ? null
        : { orderNumber: order_number, discountPaise: discount },
  }));

const deskSchema = z
  .object({
    referrer_id: z.string(),
    name: z.string(),
    rev: z.number(),
    blocked_at: z.string().nullable(),
    block_reason: z.string(),
    orders: z.number(),
    first_orders: z.number(),
    sales: money,
    pieces: z.number(),
    held: z.number(),
    cost: money,
    referrals: z.array(referralSchema),
    given: z.array(rewardSchema),
  })
  .transform(
    ({ referrer_id, blocked_at, block_reason, first_orders, sales, cost, given, ...row }): DeskReferrer => ({
      ...row,
      id: referrer_id,
      block: blocked_at === null ? null : { at: blocked_at, reason: block_reason },
      firstOrders: first_orders,
      salesPaise: sales,
      costPaise: cost,
      rewards: given,
    }),
  )
  .nullable();

export async function findReferrer(id: string): Promise<DeskReferrer | null> {
  const answer = await (await viewerClient()).rpc("referrer_desk", { p_referrer_id: id });
  return deskSchema.parse(unwrap("referrals: referrer", answer));
}

/** An empty reason lets them go on. */
export async function blockReferrer(id: string, rev: number, reason: string): Promise<void> {
  const answer = await (await viewerClient()).rpc("block_referrer", {
    p_referrer_id: id,
    p_rev: rev,
    p_reason: reason,
  });
  unwrap("referrals: block", answer);
}

export async function decideReferral(
  orderNumber: string,
  rev: number,
  state: "released" | "held",
): Promise<void> {
  const answer = await (await viewerClient()).rpc("decide_referral", {
    p_order_number: orderNumber,
    p_rev: rev,
    p_state: state,
  });
  unwrap("referrals: decide", answer);
}
