import "server-only";
import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { orderStatuses } from "@/lib/orders/order";
import { row } from "@/lib/row";
import type { SubscriptionStep } from "@/lib/subscriptions/admin-steps";
import type { AdminSubscription } from "@/lib/subscriptions/admin-subscription";
import {
  chargeReasons,
  chargeStates,
  pendingChanges,
  subscriptionMethods,
  subscriptionStatuses,
} from "@/lib/subscriptions/subscription";
import { type SubscriptionRow, subscriptionList } from "@/lib/subscriptions/subscription-list";
import { failureSchema } from "@/lib/subscriptions/subscription-row";
import type { Json } from "@/server/supabase/database.types";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const listColumns =
  "id, number, name, email, phone, status, plan_name, tees, months, amount, cut, size, charge_at, next_at, paid_count, pending_change, is_refused, is_asked, is_ending, created_at";

export async function findSubscriptions(state: ListState, size?: number) {
  const client = await viewerClient();
  const query = client.from("subscription_list").select(listColumns);
  return readListPage("subscriptions: admin", query, subscriptionList, state, size);
}

export async function countSubscriptions(q: string): Promise<number> {
  const client = await viewerClient();
  const query = client.from("subscription_list").select("id");
  return countRows("subscriptions: admin count", query, subscriptionList, q);
}

const rowSchema = row(
  {
    id: z.string(),
    number: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    status: z.enum(subscriptionStatuses),
    planName: z.string(),
    tees: z.number(),
    months: z.number(),
    amountPaise: money,
    cut: z.string(),
    size: z.string(),
    chargeAt: z.string().nullable(),
    paidCount: z.number(),
    pendingChange: z.enum(pendingChanges).nullable(),
    isRefused: z.boolean(),
    isAsked: z.boolean(),
    isEnding: z.boolean(),
    createdAt: z.string(),
  },
  { amountPaise: "amount" },
);

export function parseSubscriptionRows(rows: readonly unknown[]): SubscriptionRow[] {
  return z.array(rowSchema).parse(rows);
}

const chargeSchema = row(
  {
    id: z.string(),
    paidAt: z.string(),
    amountPaise: money,
    state: z.enum(chargeStates),
    why: z.enum(chargeReasons).nullable(),
    paymentId: z.string(),
    orderNumber: z.string().nullable(),
    orderStatus: z.enum(orderStatuses).nullable(),
    askedAt: z.string().nullable(),
    lastError: z.string().nullable(),
  },
  { amountPaise: "amount" },
).transform(({ orderNumber: number, orderStatus: status, ...charge }) => ({
  ...charge,
  order: number === null || status === null ? null : { number, status },
}));

const pickSchema = row({
  position: z.number(),
  productId: z.number(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  colorName: z.string(),
  size: z.string(),
  isChosen: z.boolean(),
  isAvailable: z.boolean(),
});

const neighbourSchema = z.object({ id: z.string(), number: z.string() }).nullable();
const moment = z.string().nullable();

const adminSchema = row(
  {
    id: z.string(),
    number: z.string(),
    version: z.number(),
    status: z.enum(subscriptionStatuses),
    plan: z.object({ name: z.string(), tees: z.number(), months: z.number() }),
    amountPaise: money,
    cut: z.string(),
    size: z.string(),
    tastes: z.array(z.string()),
    address: shippingAddressSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    method: z.enum(subscriptionMethods).nullable(),
    chargeAt: moment,
    cutoffAt: moment,
    isOpenForChange: z.boolean(),
    pendingChange: z.enum(pendingChanges).nullable(),
    changeError: z.string().nullable(),
    resumesAt: moment,
    isPausedByBank: z.boolean(),
    cancelAskedAt: moment,
    cancelReason: z.string(),
    haltedAt: moment,
    endsBy: moment,
    paidCount: z.number(),
    createdAt: z.string(),
    startedAt: moment,
    endedAt: moment,
    userId: z.string().nullable(),
    gatewayId: z.string().nullable(),
    before: neighbourSchema,
    after: neighbourSchema,
    picks: z.array(pickSchema),
    charges: z.array(chargeSchema),
    failures: z.array(failureSchema),
    events: z.array(
      z.object({
        id: z.number(),
        type: z.string(),
        actor: z.string(),
        by: z.string().nullable(),
        note: z.string(),
        data: z.record(z.string(), z.unknown()),
        at: z.string(),
      }),
    ),
    cuts: z.array(z.object({ cut: z.string(), sizes: z.array(z.string()) })),
    allTastes: z.array(z.object({ slug: z.string(), name: z.string() })),
  },
  { amountPaise: "amount", isPausedByBank: "paused_by_bank", gatewayId: "gateway_subscription_id" },
).nullable();

/** Null: there is none. */
export async function findSubscription(id: string): Promise<AdminSubscription | null> {
  return adminSchema.parse(await viewerRpc("get_admin_subscription", { id }));
}

/** `charges`: how many charges a pause skips; null until it is resumed. */
export async function stepSubscription(
  seen: { id: string; version: number },
  step: SubscriptionStep,
  charges: number | null,
  note: string,
): Promise<void> {
  await viewerRpc("step_subscription", {
    id: seen.id,
    version: seen.version,
    step,
    // The type generator does not support nullable arguments.
    charges: charges as number,
    note,
  });
}

export async function changeSubscriptionByStaff(
  seen: { id: string; version: number },
  change: Json,
): Promise<void> {
  await viewerRpc("change_subscription_by_staff", { id: seen.id, version: seen.version, change });
}

export async function refundCharge(chargeId: string, note: string): Promise<void> {
  await viewerRpc("refund_charge_by_staff", { chargeId, note });
}

export async function addSubscriptionNote(id: string, note: string): Promise<void> {
  await viewerRpc("add_subscription_note", { id, note });
}

export async function recordSubscriptionExport(q: string): Promise<void> {
  await viewerRpc("record_subscription_export", { q });
}
