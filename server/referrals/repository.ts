import "server-only";
import { z } from "zod";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { orderStatuses } from "@/lib/orders/order";
import {
  type AdminReferrer,
  type ReferralFigures,
  type ReferrerRow,
  referralStates,
  referrerList,
  refusals,
  signals,
} from "@/lib/referrals/admin-referral";
import type { MyReferral, ReferralTerms } from "@/lib/referrals/referral";
import { row } from "@/lib/row";
import { publicRpc } from "@/server/supabase/public-client";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { serviceRpc } from "@/server/supabase/service-client";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";
import { withJobDeadline } from "@/server/supabase/with-job-deadline";

const termsSchema = row(
  {
    isOn: z.boolean(),
    tees: z.number(),
    capPaise: money,
    validDays: z.number(),
    claims: row({
      ambassadors: z.string(),
      freeTees: z.string(),
      rating: z.string(),
      source: z.string(),
      date: z.string(),
    }),
  },
  { capPaise: "cap" },
);

export async function readReferralTerms(): Promise<ReferralTerms> {
  return termsSchema.parse(await publicRpc("referral_terms"));
}

const mineSchema = row(
  {
    isOn: z.boolean(),
    tees: z.number(),
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

/** For the signed-in visitor. */
export async function readMyReferral(): Promise<Omit<MyReferral, "url">> {
  return mineSchema.parse(await viewerRpc("my_referral"));
}

export async function recordDevice(userId: string, browserKeyHash: string, visitor: string): Promise<void> {
  await serviceRpc("record_referral_device", { userId, browserKeyHash, visitor });
}

const earnedSchema = row(
  { code: z.string(), endsAt: z.string().nullable(), capPaise: money.nullable(), tees: z.number() },
  { capPaise: "cap" },
);

/** For its email; null when it is used, expired or deleted. */
export async function findReferralReward(userId: string, number: number) {
  return earnedSchema.nullable().parse(await serviceRpc("find_referral_reward", { userId, number }));
}

/** False: no referrer's figures have changed. */
export async function settleOneReferrer(): Promise<boolean> {
  return withJobDeadline(() => serviceRpc("settle_referrals"));
}

export async function purgeTraces(): Promise<void> {
  await serviceRpc("purge_referral_traces");
}

const listColumns =
  "id, name, orders, first_orders, tees, held, risk, rewards, used, cost, cost_per_order, is_blocked, created_at";

export async function findReferrers(state: ListState) {
  const client = await viewerClient();
  return readListPage(
    "referrals: admin",
    client.from("referrer_list").select(listColumns),
    referrerList,
    state,
  );
}

export async function countReferrers(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("referrals: admin count", client.from("referrer_list").select("id"), referrerList, q);
}

const rowSchema = row(
  {
    id: z.string(),
    name: z.string(),
    orders: z.number(),
    firstOrders: z.number(),
    tees: z.number(),
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
  return figuresSchema.parse(await viewerRpc("referral_figures"));
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
    tees: z.number(),
    allTees: z.number(),
    isFirstOrder: z.boolean(),
  },
  { totalPaise: "total" },
);

const rewardSchema = row(
  {
    number: z.number(),
    couponId: z.number().nullable(),
    code: z.string().nullable(),
    isActive: z.boolean().nullable(),
    endsAt: z.string().nullable(),
    givenAt: z.string(),
    orderNumber: z.string().nullable(),
    discountPaise: money.nullable(),
  },
  { discountPaise: "discount" },
).transform(({ number, couponId, code, isActive, endsAt, givenAt, orderNumber, discountPaise }) => ({
  number,
  coupon:
    couponId === null || code === null ? null : { id: couponId, code, isActive: isActive === true, endsAt },
  givenAt,
  used: orderNumber === null || discountPaise === null ? null : { orderNumber, discountPaise },
}));

const adminSchema = row(
  {
    id: z.string(),
    name: z.string(),
    rev: z.number(),
    blockedAt: z.string().nullable(),
    blockReason: z.string(),
    orders: z.number(),
    firstOrders: z.number(),
    salesPaise: money,
    tees: z.number(),
    held: z.number(),
    costPaise: money,
    referrals: z.array(referralSchema),
    rewards: z.array(rewardSchema),
  },
  { id: "referrer_id", salesPaise: "sales", costPaise: "cost", rewards: "given" },
)
  .transform(
    ({ blockedAt, blockReason, ...referrer }): AdminReferrer => ({
      ...referrer,
      block: blockedAt === null ? null : { at: blockedAt, reason: blockReason },
    }),
  )
  .nullable();

export async function findReferrer(id: string): Promise<AdminReferrer | null> {
  return adminSchema.parse(await viewerRpc("get_admin_referrer", { referrerId: id }));
}

/** An empty reason resumes. */
export async function blockReferrer(id: string, rev: number, reason: string): Promise<void> {
  await viewerRpc("block_referrer", { referrerId: id, rev, reason });
}

export async function decideReferral(
  orderNumber: string,
  rev: number,
  state: "released" | "held",
): Promise<void> {
  await viewerRpc("decide_referral", { orderNumber, rev, state });
}
