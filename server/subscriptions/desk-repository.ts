import "server-only";
import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import { orderStatuses } from "@/lib/orders/order";
import { row } from "@/lib/row";
import type { DeskSubscription } from "@/lib/subscriptions/desk";
import type { SubscriptionStep } from "@/lib/subscriptions/desk-steps";
import {
  chargeReasons,
  chargeStates,
  subscriptionStatuses,
  subscriptionWishes,
} from "@/lib/subscriptions/subscription";
import { type SubscriptionRow, subscriptionList } from "@/lib/subscriptions/subscription-list";
import { failureSchema } from "@/lib/subscriptions/subscription-row";
import type { Json } from "@/server/supabase/database.types";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const listColumns =
  "id, number, name, email, phone, status, plan_name, tees, months, amount, cut, size, charge_at, next_at, paid_count, wish, is_refused, is_asked, is_ending, created_at";

export async function findSubscriptions(state: ListState, size?: number) {
  const client = await viewerClient();
  const query = client.from("subscription_list").select(listColumns);
  return readListPage("subscriptions: desk", query, subscriptionList, state, size);
}

export async function countSubscriptions(q: string): Promise<number> {
  const client = await viewerClient();
  const query = client.from("subscription_list").select("id");
  return countRows("subscriptions: desk count", query, subscriptionList, q);
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
    wish: z.enum(subscriptionWishes).nullable(),
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

const chargeSchema = z
  .object({
    id: z.string(),
    paid_at: z.string(),
    amount: money,
    state: z.enum(chargeStates),
    why: z.enum(chargeReasons).nullable(),
    payment_id: z.string(),
    order_number: z.string().nullable(),
    order_status: z.enum(orderStatuses).nullable(),
    asked_at: z.string().nullable(),
    last_error: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    paidAt: row.paid_at,
    amountPaise: row.amount,
    state: row.state,
    why: row.why,
    paymentId: row.payment_id,
    order:
      row.order_number === null || row.order_status === null
        ? null
        : { number: row.order_number, status: row.order_status },
    askedAt: row.asked_at,
    lastError: row.last_error,
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

const deskSchema = row(
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
    method: z.enum(["upi", "card", "emandate"]).nullable(),
    chargeAt: moment,
    cutoffAt: moment,
    isOpenForChange: z.boolean(),
    wish: z.enum(subscriptionWishes).nullable(),
    wishError: z.string().nullable(),
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
export async function findSubscription(id: string): Promise<DeskSubscription | null> {
  const answer = await (await viewerClient()).rpc("subscription_desk", { p_id: id });
  return deskSchema.parse(unwrap("subscriptions: desk", answer));
}

/** `charges`: how many a pause leaves out; null until somebody lets it go on. */
export async function stepSubscription(
  seen: { id: string; version: number },
  step: SubscriptionStep,
  charges: number | null,
  note: string,
): Promise<void> {
  const answer = await (await viewerClient()).rpc("step_subscription", {
    p_id: seen.id,
    p_version: seen.version,
    p_step: step,
    // The generator knows no arguments that may be null.
    p_charges: charges as number,
    p_note: note,
  });
  unwrap("subscriptions: step", answer);
}

export async function changeAtDesk(seen: { id: string; version: number }, change: Json): Promise<void> {
  const args = { p_id: seen.id, p_version: seen.version, p_change: change };
  unwrap("subscriptions: change", await (await viewerClient()).rpc("change_subscription_at_desk", args));
}

export async function refundCharge(chargeId: string, note: string): Promise<void> {
  const args = { p_charge_id: chargeId, p_note: note };
  unwrap("subscriptions: refund", await (await viewerClient()).rpc("refund_charge_at_desk", args));
}

export async function noteSubscription(id: string, note: string): Promise<void> {
  unwrap(
    "subscriptions: note",
    await (await viewerClient()).rpc("note_subscription", { p_id: id, p_note: note }),
  );
}

export async function noteExport(q: string): Promise<void> {
  unwrap(
    "subscriptions: note export",
    await (await viewerClient()).rpc("note_subscription_export", { p_q: q }),
  );
}
