import "server-only";
import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import type { AdminPlans } from "@/lib/subscriptions/plan-form";
import { type PlanForm, type TastesForm, tasteSlug } from "@/lib/subscriptions/plan-schemas";
import { viewerRpc } from "@/server/supabase/viewer-client";

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
    maxPricePaise: money,
    sortOrder: z.number(),
    version: z.number(),
    prices: z.array(priceSchema),
  },
  { maxPricePaise: "most_price" },
);

const adminSchema = row({
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
  tastesVersion: z.string(),
  terms: row({ noticeDays: z.number(), cutoffHours: z.number(), graceDays: z.number() }),
});

export async function readAdminPlans(): Promise<AdminPlans> {
  return adminSchema.parse(await viewerRpc("get_admin_plans"));
}

/** `of`: the plan and the version that was read; null adds one. Returns its id. */
export async function savePlan(of: { id: number; version: number } | null, form: PlanForm): Promise<number> {
  const { tees, months, amount, maxPrice, sortOrder, ...words } = form;
  return viewerRpc("save_subscription_plan", {
    // The type generator does not support nullable arguments.
    id: (of?.id ?? null) as number,
    version: (of?.version ?? null) as number,
    fields: {
      ...words,
      tees: Number(tees),
      months: Number(months),
      amount: Number(amount),
      most_price: Number(maxPrice),
      sort_order: Number(sortOrder),
    },
  });
}

export async function offerPlan(id: number, isOffered: boolean): Promise<void> {
  await viewerRpc("offer_subscription_plan", { id, isOffered });
}

export async function retryPrice(id: string): Promise<void> {
  await viewerRpc("retry_subscription_price", { id });
}

export async function saveTastes({ tastes }: TastesForm, version: string): Promise<void> {
  await viewerRpc("save_subscription_tastes", {
    tastes: tastes.map(({ slug, ...taste }) => ({ slug: slug || tasteSlug(taste.name), ...taste })),
    version,
  });
}
