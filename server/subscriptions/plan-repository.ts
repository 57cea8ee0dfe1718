import "server-only";
import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { PlansDesk } from "@/lib/subscriptions/plan-form";
import { type PlanForm, type TastesForm, tasteSlug } from "@/lib/subscriptions/plan-schemas";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const priceSchema = row(
  {
    id: z.string(),
    amountPaise: money,
    createdAt: z.string(),
    by: z.string().nullable(),
    gatewayPlanId: z.string().nullable(),
    attempts: z.number(),
    nextAt: z.string(),
    lastError: z.string().nullable(),
    subscribers: z.number(),
  },
  { amountPaise: "amount" },
);

const planSchema = row(
  {
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    about: z.string(),
    tees: z.number(),
    months: z.number(),
    isOffered: z.boolean(),
    mostPricePaise: money,
    sortOrder: z.number(),
    version: z.number(),
    prices: z.array(priceSchema),
  },
  { mostPricePaise: "most_price" },
);

const deskSchema = z
  .object({
    plans: z.array(planSchema),
    tastes: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        about: z.string(),
        words: z.string(),
        prints: z.number(),
      }),
    ),
    tastes_version: z.string(),
    terms: z.object({ notice_days: z.number(), cutoff_hours: z.number(), grace_days: z.number() }),
  })
  .transform(
    ({ plans, tastes, tastes_version, terms: { notice_days, cutoff_hours, grace_days } }): PlansDesk => ({
      plans,
      tastes,
      tastesVersion: tastes_version,
      terms: { noticeDays: notice_days, cutoffHours: cutoff_hours, graceDays: grace_days },
    }),
  );

export async function readPlansDesk(): Promise<PlansDesk> {
  const answer = await (await viewerClient()).rpc("subscription_plans_desk");
  return deskSchema.parse(unwrap("subscriptions: plans", answer));
}

/** `of`: the plan and the version that was read; null adds one. Returns its id. */
export async function savePlan(of: { id: number; version: number } | null, form: PlanForm): Promise<number> {
  const { tees, months, amount, mostPrice, sortOrder, ...words } = form;
  const answer = await (await viewerClient()).rpc("save_subscription_plan", {
    // The generator knows no arguments that may be null.
    p_id: (of?.id ?? null) as number,
    p_version: (of?.version ?? null) as number,
    p_fields: {
      ...words,
      tees: Number(tees),
      months: Number(months),
      amount: Number(amount),
      most_price: Number(mostPrice),
      sort_order: Number(sortOrder),
    },
  });
  return unwrap("subscriptions: save plan", answer);
}

export async function offerPlan(id: number, isOffered: boolean): Promise<void> {
  const args = { p_id: id, p_is_offered: isOffered };
  unwrap("subscriptions: offer plan", await (await viewerClient()).rpc("offer_subscription_plan", args));
}

export async function retryPrice(id: string): Promise<void> {
  unwrap(
    "subscriptions: retry price",
    await (await viewerClient()).rpc("retry_subscription_price", { p_id: id }),
  );
}

export async function saveTastes({ tastes }: TastesForm, version: string): Promise<void> {
  const answer = await (await viewerClient()).rpc("save_subscription_tastes", {
    p_tastes: tastes.map(({ slug, ...taste }) => ({ slug: slug || tasteSlug(taste.name), ...taste })),
    p_version: version,
  });
  unwrap("subscriptions: save tastes", answer);
}
